import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { type Branch, leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { takesForOwn } from "./anothers-own.ts";

const NAMES = ["Low Mill", "Old Barn", "Tide House", "North Gate", "Corn Hall"];
const pagesOf = (id: string, headings: string[], cells: (at: number) => string[]) => {
  const rows = NAMES.map((name, at) => [name, ...cells(at)]);
  return { ...testRelation(id, headings, rows, { about: true }), source: "page_collection" as const };
};
const repairs = pagesOf("repairs", ["Repair", "Year", "Hours of work"], (at) => [`${2009 + at}`, `${400 + at * 37}`]);
const buildings = pagesOf("buildings", ["Building", "Opened", "Year of building", "Height"], (at) => [
  `12 May ${1931 + at * 7}`,
  `${1930 + at * 7}`,
  `${9 + at} m`,
]);
const bench = new Workbench(surveySite(lakeSite([repairs, buildings])));
const highest = (left: string, right: string, column: string) => {
  const join: Branch = { op: "join", params: { columns: [column] }, inputs: { left: leaf(left), right: leaf(right) } };
  return over("ranked_value", join, { by: column, k: 1, end: "highest" });
};

test.each([
  ["when the building was opened, of a repair with a year", "repairs", "buildings", "Opened", true],
  ["a year that says whose it is", "repairs", "buildings", "Year of building", false],
  ["what a repair has not the like of", "repairs", "buildings", "Height", false],
  ["the year of the repair, of a building that was opened in one", "buildings", "repairs", "Year", true],
  ["what it took to repair the building", "buildings", "repairs", "Hours of work", false],
] as const)("%s", (_, left, right, column, refused) => {
  expect(takesForOwn(highest(left, right, column), bench)).toBe(refused);
});
