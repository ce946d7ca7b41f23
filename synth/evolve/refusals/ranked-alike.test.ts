import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { endsWhereItBegan } from "./ranked-alike.ts";

const YARDS = ["Ash", "Bay", "Elm", "Fir", "Oak"];
const bench = (opened: number) => {
  const boats = testRelation(
    "boats",
    ["Boat", "Launched", "Yard"],
    YARDS.map((yard, at) => [`Boat ${"KLMNO"[at]}`, `4 May ${1907 + at * 3}`, yard]),
  );
  const yards = testRelation(
    "yards",
    ["Yard", "Opened"],
    YARDS.map((yard, at) => [yard, `${opened + at * 7}`]),
  );
  return new Workbench(surveySite(lakeSite([boats, yards])));
};

test("a path whose answer is what its first thing was chosen by is needless", () => {
  const first = over("kth", leaf("boats"), { by: "Launched", k: 1, end: "lowest" });
  const path: Branch = { op: "follow", params: { on: "Yard" }, inputs: { left: first, right: leaf("yards") } };
  const opened = over("lookup", path, { column: "Opened" });
  expect(bench(1907).result(opened)).toMatchObject({ type: "value" });
  expect(endsWhereItBegan(opened, bench(1907))).toBe(true);
  expect(endsWhereItBegan(opened, bench(1880))).toBe(false);
});
