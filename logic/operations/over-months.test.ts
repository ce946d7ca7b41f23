import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const MONTHS = ["January", "February", "March", "April", "May", "June"];
const RAIN: Record<string, number[]> = { 2018: [60, 41, 52, 33, 28, 47], 2019: [71, 38, 44, 45, 46, 58] };
const SUN: Record<string, number[]> = { 2018: [20, 50, 80, 120, 150, 140], 2019: [25, 45, 90, 110, 160, 170] };
const rows = Object.keys(RAIN).flatMap((year) =>
  MONTHS.map((month, at) => [year, month, String(RAIN[year]![at]), String(SUN[year]![at])]),
);
const STATION = testRelation("station", ["Year", "Month", "Rainfall (mm)", "Sunshine"], rows);
const BULLETIN = testRelation(
  "bulletin",
  ["Month", "Region", "Births"],
  MONTHS.flatMap((month, at) =>
    ["North", "South", "West"].map((region, of) => [`${month} 2019`, region, String(50 + ((at * 7 + of * 3) % 11))]),
  ),
);
const SHOP = testRelation(
  "shop",
  ["Quarter", "Branch", "Sales"],
  ["Q1 2019", "Q2 2019", "Q3 2019", "Q4 2019"].flatMap((quarter, at) =>
    ["Mill Road", "Quay", "Station"].map((branch, of) => [quarter, branch, String(500 + at * 40 + of * at * 7)]),
  ),
);
const ZH = testRelation(
  "zh",
  ["月份", "景区", "游客人数"],
  ["2019年9月", "2019年10月", "2019年11月", "2019年12月"].flatMap((month, at) =>
    ["东湖", "西湖", "南湖"].map((place, of) => [month, place, String(900 - at * 60 + of * at * 9)]),
  ),
);
const naming = (noun: string) => ({ singular: noun, plural: `${noun}s`, source: "on the Weather site" });
const { ask } = asker([STATION, BULLETIN, SHOP], {
  station: naming("entry"),
  bulletin: naming("entry"),
  shop: naming("entry"),
});
const { ask: askChinese } = asker([ZH], { zh: { singular: "条目", plural: "条目", source: "旅游局网站" } }, "zh");
const asked = (...steps: Parameters<typeof ask>[0]) => {
  const { question, answer } = ask(steps);
  return [question.replace("On the Weather site, ", ""), answer];
};
const months = { op: "over_years", from: "station", time: "Year", within: "Month", column: "Rainfall (mm)" };

test("months of a year that stands in another column are followed beyond the end of the year", () => {
  const span = { since: "2019-01", until: "2019-06" };
  const ranked = { op: "kth", from: "s1", by: "Rainfall (mm)", k: 1, end: "highest" };
  expect(asked({ ...months, ...span }, ranked, { op: "label_of", from: "s2" })).toEqual([
    "in which month from January 2019 to June 2019 was the rainfall the highest?",
    "January 2019",
  ]);
  expect(
    asked({ ...months, since: "2018-04", until: "2018-06" }, { op: "mean", from: "s1", column: "Rainfall (mm)" }),
  ).toEqual(["what is the mean rainfall, in mm, over the months from April 2018 to June 2018?", "36 mm"]);
});

test("the change of a thing from one month to another, and the longest run of rises", () => {
  const series = { op: "series", from: "station", time: "Year", within: "Month", column: "Rainfall (mm)" };
  const gap = { since: "2018-06", until: "2019-01" };
  // July to December are not stated: ends can be held against each other, runs cannot.
  expect(asked(series, { op: "absolute_change", from: "s1", column: "Rainfall (mm)", ...gap })).toEqual([
    "by how much, in mm, did the rainfall rise from June 2018 to January 2019?",
    "24 mm",
  ]);
  const run = { op: "longest_streak", from: "s1", column: "Rainfall (mm)", direction: "rise" };
  expect(asked(series, { ...run, since: "2019-01", until: "2019-06" })).toEqual([
    "how many months long is the longest run of consecutive months from February 2019 to June 2019 in each of which the rainfall rose against the month before?",
    "4 months",
  ]);
  expect(() => ask([series, { ...run, since: "2018-01", until: "2019-06" }])).toThrow(/not stated/);
});

test("all months of a year together are the year's total; of temperatures there is no percentage", () => {
  const all = Array.from({ length: 5 }, (_, year) =>
    ["Q1", "Q2", "Q3", "Q4"].map((quarter, at) => [
      String(2010 + year),
      quarter,
      String(30 + ((year * 7 + at) % 5)),
      `${at + year}.5 °C`,
    ]),
  ).flat();
  const station = testRelation("whole", ["Year", "Quarter", "Rainfall", "Warmth"], all);
  const { ask: askWhole } = asker([station], { whole: naming("entry") });
  const totals = { op: "year_totals", from: "whole", time: "Year", by: "Quarter", column: "Rainfall" };
  const years = { since: "2010", until: "2014" };
  const { question } = askWhole([
    { ...totals, ...years },
    { op: "median", from: "s1", column: "Rainfall" },
  ]);
  expect(question).toContain("the median total rainfall over the years from 2010 to 2014");
  const warmth = { op: "series", from: "whole", time: "Year", by: "Quarter", label: "Q2", column: "Warmth" };
  expect(() => askWhole([warmth, { op: "percent_change", from: "s1", column: "Warmth", ...years }])).toThrow(/zero/);
  expect(askWhole([warmth, { op: "absolute_change", from: "s1", column: "Warmth", ...years }]).answer).toBe("4 °C");
});

test("a month is forecast where the method is said; no yearly rate is taken of months", () => {
  const series = { op: "series", from: "bulletin", time: "Month", by: "Region", label: "North", column: "Births" };
  const span = { column: "Births", since: "2019-01", until: "2019-06" };
  const [question] = asked(series, { op: "moving_average", from: "s1", ...span, since: "2019-04" });
  expect(question).toContain("three months (from April 2019 to June 2019)");
  expect(question).toContain("in July 2019");
  expect(() => ask([series, { op: "cagr", from: "s1", ...span }])).toThrow(/calendar/);
});

test("quarters are called as the site calls them, and a quarter is not held against a year", () => {
  const shop = { op: "over_years", from: "shop", time: "Quarter", by: "Branch", label: "Quay", column: "Sales" };
  const span = { since: "2019-Q1", until: "2019-Q4" };
  const ranked = { op: "kth", from: "s1", by: "Sales", k: 1, end: "lowest" };
  expect(asked({ ...shop, ...span }, ranked, { op: "label_of", from: "s2" })).toEqual([
    "in which quarter from Q1 2019 to Q4 2019 were the sales of Quay the lowest?",
    "Q1 2019",
  ]);
  const mixed = testRelation(
    "mixed",
    ["Period", "Sales"],
    [
      ["Year 2018", "9"],
      ["Q1 2019", "2"],
      ["Q2 2019", "3"],
      ["Q3 2019", "1"],
    ],
  );
  const { ask: askMixed } = asker([mixed], { mixed: naming("entry") });
  const whole = {
    op: "over_years",
    from: "mixed",
    time: "Period",
    column: "Sales",
    since: "2019-Q1",
    until: "2019-Q3",
  };
  expect(() => askMixed([whole, ranked])).toThrow(/one kind/);
});

test("the same in Chinese", () => {
  const zh = { from: "zh", time: "月份", by: "景区", column: "游客人数" };
  const span = { since: "2019-09", until: "2019-12" };
  const ranked = { op: "kth", from: "s1", by: "游客人数", k: 1, end: "lowest" };
  const peak = askChinese([
    { op: "over_years", ...zh, label: "东湖", ...span },
    ranked,
    { op: "label_of", from: "s2" },
  ]);
  expect(peak.question).toContain("2019年9月至2019年12月间，东湖的游客人数最少的是哪个月");
  expect(peak.answer).toBe("2019年12月");
  const series = { op: "series", ...zh, label: "东湖" };
  const { question } = askChinese([series, { op: "absolute_change", from: "s1", column: "游客人数", ...span }]);
  expect(question).toContain("从2019年9月到2019年12月，东湖的游客人数减少了多少");
});
