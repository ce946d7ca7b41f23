import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { movesIdly } from "./idle-handfuls.ts";

const YEARS = [2015, 2016, 2017, 2018, 2019, 2020];
const BY_YEAR = {
  Wrecks: [1, 0, 2, 1, 3, 0],
  Rescues: [7, 0, 9, 6, 8, 7],
  Ferries: [6, 7, 9, 8, 12, 9],
  Fares: [1.5, 2, 2.5, 3, 2, 4],
};
const seasons = testRelation(
  "seasons",
  ["Port", "Year", ...Object.keys(BY_YEAR), "网具"],
  ["Oban", "Wick", "Ayr", "Troon"].flatMap((port) =>
    YEARS.map((year, at) => [
      port,
      `${year}`,
      ...Object.values(BY_YEAR).map((figures) => `${figures[at]}`),
      `${at % 3}件`,
    ]),
  ),
);
const bench = new Workbench(surveySite(lakeSite([seasons])));
const moved = (op: string, column: string) => {
  const series = over("series", leaf("seasons"), { time: "Year", column, by: "Port", label: "Oban" });
  return movesIdly(over(op, series, { column, since: "2015", until: "2020", direction: "fall" }), bench);
};

test("nobody asks when a handful first fell", () => {
  expect(moved("turning_year", "Wrecks")).toBe(true);
  expect(moved("longest_streak", "网具")).toBe(true);
  expect(moved("largest_change", "Rescues")).toBe(true);
});

test("what is more, is measured, or is only asked for moves for somebody", () => {
  expect(moved("turning_year", "Ferries")).toBe(false);
  expect(moved("turning_year", "Fares")).toBe(false);
  expect(moved("mean", "Wrecks")).toBe(false);
});
