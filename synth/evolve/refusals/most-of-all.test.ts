import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { isHardlyForemost } from "./most-of-all.ts";
import { treeObjection } from "./of-trees.ts";

const HATCHES = [0, 0, 0, 1, 2, 3, 4, 7, 7, 7];
const boats = testRelation(
  "boats",
  ["Boat", "Length", "Hatches"],
  HATCHES.map((hatches, at) => [`Boat ${"ABCDEFGHIJ"[at]}`, `${4 + at * 0.3} m`, `${hatches}`]),
);
const bench = new Workbench(surveySite(lakeSite([boats])));
const top = (by: string, k: number, end: string) => over("top", leaf("boats"), { by, k, end });

test("the foremost are few of all", () => {
  expect(isHardlyForemost(top("Length", 4, "highest"), bench)).toBe(false);
  expect(isHardlyForemost(top("Length", 5, "highest"), bench)).toBe(true);
});

test("those that all have the same, or none, are foremost in nothing", () => {
  expect(isHardlyForemost(top("Hatches", 3, "lowest"), bench)).toBe(true);
  expect(isHardlyForemost(top("Hatches", 4, "lowest"), bench)).toBe(true);
  expect(isHardlyForemost(top("Hatches", 3, "highest"), bench)).toBe(true);
  expect(isHardlyForemost(top("Hatches", 4, "highest"), bench)).toBe(false);
});

test("such a choice is refused", () => {
  const mean = over("mean", top("Hatches", 3, "lowest"), { column: "Length" });
  expect(treeObjection(mean, bench)).toBe("hardly_foremost");
});
