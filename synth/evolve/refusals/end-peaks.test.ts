import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isAtItsEnds } from "./end-peaks.ts";

const refused = (guests: readonly number[]) => {
  const rows = guests.map((count, at) => [`Inn ${"abcdef"[at]}`, String(count), String(30 - at)]);
  const bench = new Workbench(surveySite(lakeSite([testRelation("inns", ["Inn", "Guests", "Beds"], rows)])));
  return isAtItsEnds(over("in_peak_year", leaf("inns"), { column: "Beds", by: "Guests", end: "highest" }), bench);
};

test("a peak at the end of what only rises is no question", () => {
  expect(refused([3, 5, 8, 11, 15])).toBe(true);
  expect(refused([3, 5, 18, 11, 15])).toBe(false);
});
