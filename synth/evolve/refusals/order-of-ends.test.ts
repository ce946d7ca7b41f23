import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { goesByEnds } from "./order-of-ends.ts";

const shows = (id: string, headings: readonly string[]) =>
  testRelation(
    id,
    ["Name", ...headings, "Visits"],
    Array.from({ length: 12 }, (_, at) => [
      `${id} ${"abcdefghijkl"[at]}`,
      ...headings.map((_, which) => `2019-${String(1 + (at % 12)).padStart(2, "0")}-${10 + which * 7 + (at % 3)}`),
      `${30 + 7 * at}`,
    ]),
  );
const bench = new Workbench(
  surveySite(lakeSite([shows("shows", ["Start date", "End date"]), shows("leases", ["End date"])])),
);
const gap = (relation: string, column: string) => goesByEnds(over("longest_gap", leaf(relation), { column }), bench);

test("what goes on for a while follows upon what has begun before, and not in the order of ends", () => {
  expect([gap("shows", "End date"), gap("shows", "Start date"), gap("leases", "End date")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(goesByEnds(over("kth", leaf("shows"), { by: "End date", k: 1, end: "highest" }), bench)).toBe(false);
});
