import { expect, test } from "vitest";
import { relationTable } from "../../../logic/table.ts";
import { testRelation } from "../../../logic/values/relation.fixture.ts";
import { leaf, over } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { averagesLevels, dividesInterval } from "./interval-scale.ts";

const bench = { table: () => undefined } as unknown as Workbench;
const grown = (measure: string, op = "growth_forecast") =>
  dividesInterval(
    over(op, over("series", leaf("courses"), { columns: ["2012", "2013"], measure }), { at: "2016" }),
    bench,
  );

test("figures whose zero is a convention do not grow on by percentages", () => {
  expect(["最低分", "录取分数线", "标高", "Rating", "Water temperature"].map((measure) => grown(measure))).toEqual(
    Array(5).fill(true),
  );
  expect(["录取人数", "Visitors", "部分收入"].map((measure) => grown(measure))).toEqual(Array(3).fill(false));
  expect(grown("最低分", "linear_forecast")).toBe(false);
  const outlook = over("outlook", leaf("courses"), { column: "平均分", method: "growth" });
  expect(dividesInterval(outlook, bench)).toBe(true);
});

test("nor have they grown by some", () => {
  const risen = (column: string, take: string) =>
    dividesInterval(over("trend", leaf("courses"), { column, take }), bench);
  expect([risen("最低分", "percent"), risen("Rating", "mean_yearly"), grown("Rating", "percent_change")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([risen("最低分", "absolute"), risen("录取人数", "percent")]).toEqual([false, false]);
});

test("what is counted or earned by the year has grown by some", () => {
  const columns = ["Visitors per year", "Revenue in the financial year", "High-grade ore", "Output by year-end"];
  expect([...columns, "Number of ratings", "气温站数", "评分人数"].map((name) => grown(name))).toEqual(
    Array(7).fill(false),
  );
  expect(["Year", "Year opened", "Average grade", "平均气温（℃）"].map((name) => grown(name))).toEqual(
    Array(4).fill(true),
  );
});

test("a unit tells an agreed zero as well", () => {
  const stations = testRelation(
    "stations",
    ["Station", "Level 2012"],
    [
      ["Ash", "1200 m a.s.l."],
      ["Elm", "1350 m a.s.l."],
      ["Fir", "1410 m a.s.l."],
    ],
  );
  const read = { table: () => relationTable(stations) } as unknown as Workbench;
  const column = stations.columns[1]!;
  expect(column.unit).toMatch(/s/);
  expect(dividesInterval(over("trend", leaf("stations"), { column: column.name, take: "percent" }), read)).toBe(true);
});

test("levels of several waters have no mean, those of one over the years have", () => {
  const mean = (column: string) => averagesLevels(over("mean", leaf("ponds"), { column }));
  expect([mean("正常蓄水位"), mean("库容")]).toEqual([true, false]);
  const series = over("series", leaf("ponds"), { time: "年份", column: "年最高水位" });
  expect(averagesLevels(over("mean", series, { column: "年最高水位" }))).toBe(false);
});
