import { expect, test } from "vitest";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { foretellsIdly } from "./without-trend.ts";

/** What rises by about as much every year, what rises faster and faster, what comes and goes, and a share on its way to all. */
const rising = ["100", "104", "109", "112", "117", "121", "124"];
const bending = ["10", "11", "14", "19", "26", "35", "46"];
const wild = ["51", "52", "67", "45", "50", "49", "55"];
const share = ["52 %", "58 %", "64 %", "70 %", "75 %", "79 %", "83 %"];
const years = testRelation(
  "years",
  ["Year", "Members", "Followers", "Storms", "Homes online"],
  rising.map((members, at) => [String(2010 + at), members, bending[at]!, wild[at]!, share[at]!]),
);
const bench = new Workbench(surveySite(lakeSite([years])));
const forecast = (op: string, column: string, at: string, more = {}) => {
  const series = over("series", leaf("years"), { time: "Year", column });
  return over(op, series, { column, since: "2010", until: "2016", at, ...more });
};
const idle = (...given: Parameters<typeof forecast>) => foretellsIdly(forecast(...given), bench);

test("a line is carried on where figures go along with time", () => {
  expect(idle("linear_forecast", "Members", "2018")).toBe(false);
  expect(idle("linear_forecast", "Storms", "2018")).toBe(true);
  expect(idle("logistic_forecast", "Homes online", "2018", { capacity: "100" })).toBe(false);
  expect(idle("logistic_forecast", "Storms", "2018", { capacity: "100" })).toBe(true);
});

test("a parabola is fitted where a line would not do", () => {
  expect(idle("quadratic_forecast", "Followers", "2018")).toBe(false);
  expect(idle("quadratic_forecast", "Members", "2018")).toBe(true);
  expect(idle("quadratic_forecast", "Storms", "2018")).toBe(true);
});

test("seven years tell of two to come, and not of six", () => {
  expect(idle("linear_forecast", "Members", "2022")).toBe(true);
  const outlook = (at: string) =>
    over("outlook", leaf("years"), { by: "Port", time: "Year", column: "Members", since: "2010", until: "2016", at });
  expect(["2018", "2019"].map((at) => foretellsIdly(outlook(at), bench))).toEqual([false, true]);
});
