import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { rowTimes } from "./row-times.ts";

const times = (headings: string[], rows: string[][]) => {
  const { columns, rows: data } = testRelation("table", headings, rows);
  return rowTimes(columns, data).map(({ time, within, periods }) => [time, within, periods[0]!.grain]);
};
const MONTHS = ["January", "February", "March", "April"];

test("months are within the years of another column, or say their year themselves, or come back each year", () => {
  const yearly = ["2010", "2011", "2012"].flatMap((year) => MONTHS.map((month, at) => [year, month, String(20 + at)]));
  expect(times(["Year", "Month", "Rain"], yearly)).toEqual([
    [0, undefined, "year"],
    [0, 1, "month"],
  ]);
  const own = MONTHS.map((month, at) => [`${month} 2010`, "North", String(20 + at)]);
  expect(times(["Month", "Region", "Rain"], own)).toEqual([[0, undefined, "month"]]);
  expect(times(["Opened", "Region", "Rain"], own)).toEqual([]);
  const normals = MONTHS.map((month, at) => ["North", month, String(20 + at)]);
  expect(times(["Station", "Month", "Rain"], normals)).toEqual([[1, undefined, "month"]]);
});

test("a season that is a year is the time of a row, whatever the language", () => {
  const rows = ["2010", "2011", "2012"].flatMap((year) =>
    ["North", "South"].map((side, at) => [year, side, `${20 + at}`]),
  );
  expect(times(["Season", "Side", "Goals"], rows)).toEqual([[0, undefined, "year"]]);
  expect(times(["赛季", "球队", "进球"], rows)).toEqual([[0, undefined, "year"]]);
  expect(times(["Built", "Side", "Goals"], rows)).toEqual([]);
});
