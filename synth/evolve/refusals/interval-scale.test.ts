import { expect, test } from "vitest";
import { lakeSite } from "../../relation.fixture.ts";
import { surveySite } from "../../survey/survey-site.ts";
import { leaf, over } from "../node.ts";
import { Workbench } from "../workbench.ts";
import { averagesLevels, dividesInterval } from "./interval-scale.ts";

const bench = new Workbench(surveySite(lakeSite([])));
const grown = (measure: string, op = "growth_forecast") =>
  dividesInterval(
    over(op, over("series", leaf("courses"), { columns: ["2012", "2013"], measure }), { at: "2016" }),
    bench,
  );

test("figures whose zero is a convention do not grow on by percentages", () => {
  expect(["最低分", "录取分数线", "Rating", "Water temperature"].map((measure) => grown(measure))).toEqual(
    Array(4).fill(true),
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

test("levels of several waters have no mean, those of one over the years have", () => {
  const mean = (column: string) => averagesLevels(over("mean", leaf("ponds"), { column }));
  expect([mean("正常蓄水位"), mean("库容")]).toEqual([true, false]);
  const series = over("series", leaf("ponds"), { time: "年份", column: "年最高水位" });
  expect(averagesLevels(over("mean", series, { column: "年最高水位" }))).toBe(false);
});
