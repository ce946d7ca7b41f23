import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const YEARS = [2010, 2011, 2012, 2013, 2014, 2015];
const BIRTHS: Record<string, number[]> = { Oban: [90, 84, 88, 79, 70, 66], Wick: [60, 61, 70, 82, 91, 64] };
const DEATHS: Record<string, number[]> = { Oban: [70, 75, 72, 81, 74, 71], Wick: [50, 52, 71, 60, 55, 53] };
const rows = YEARS.flatMap((year, at) =>
  Object.keys(BIRTHS).map((name) => [String(year), name, String(BIRTHS[name]![at]), String(DEATHS[name]![at])]),
);
const COUNTY = testRelation("county", ["Year", "District", "Live births", "Deaths"], rows);
const ZH = testRelation("zh", ["年份", "区县", "出生人数", "死亡人数"], rows);
const { ask } = asker([COUNTY], { county: { singular: "entry", plural: "entries", source: "on the County site" } });
const { ask: askChinese } = asker([ZH], { zh: { singular: "条目", plural: "条目", source: "统计局网站" } }, "zh");
const SPAN = { since: "2010", until: "2015" };
const years = { op: "over_years", from: "county", time: "Year", by: "District", label: "Oban", ...SPAN };
const births = { ...years, column: "Live births" };
const both = { ...years, column: "Deaths", also: "Live births" };
const asked = (...steps: Parameters<typeof ask>[0]) => {
  const { question, answer } = ask(steps);
  return [question.replace("On the County site, ", ""), answer];
};

test("the year in which a quantity was highest, and what else was then", () => {
  expect(
    asked(births, { op: "kth", from: "s1", by: "Live births", k: 2, end: "highest" }, { op: "label_of", from: "s2" }),
  ).toEqual(["in which year from 2010 to 2015 was the number of live births in Oban the second-highest?", "2012"]);
  expect(asked(both, { op: "in_peak_year", from: "s1", column: "Live births", by: "Deaths", end: "highest" })).toEqual([
    "what was the number of live births in Oban in the year from 2010 to 2015 in which the number of deaths in Oban was the highest?",
    "79",
  ]);
});

test("what is taken of all the years", () => {
  expect(asked(births, { op: "sum", from: "s1", column: "Live births" })).toEqual([
    "what is the combined number of live births in Oban over the years from 2010 to 2015?",
    "477",
  ]);
  expect(asked(births, { op: "range", from: "s1", column: "Live births" })).toEqual([
    "what is the difference between the highest and the lowest number of live births in Oban over the years from 2010 to 2015?",
    "24",
  ]);
});

test("two quantities of one thing are held against each other year by year, and so is one of two things", () => {
  const than = { column: "Deaths", than: "Live births" };
  expect(asked(both, { op: "overtake", from: "s1", ...than })).toEqual([
    "what is the first year from 2010 to 2015 in which the number of deaths exceeded the number of live births in Oban?",
    "2013",
  ]);
  expect(asked(both, { op: "count_years", from: "s1", ...than })[1]).toEqual("3");
  const beside = { ...births, label: "Wick", beside: "Oban" };
  expect(asked(beside, { op: "overtake", from: "s1", column: "Live births", than: "Live births of Oban" })).toEqual([
    "what is the first year from 2010 to 2015 in which the number of live births in Wick exceeded the number of live births in Oban?",
    "2013",
  ]);
});

test("what exceeds the other from the start does not overtake it, and a year that is not stated is no part of a span", () => {
  expect(() =>
    ask([
      { ...both, column: "Live births", also: "Deaths" },
      { op: "overtake", from: "s1", column: "Live births", than: "Deaths" },
    ]),
  ).toThrow(/start/);
  expect(() =>
    ask([
      { ...births, until: "2016" },
      { op: "mean", from: "s1", column: "Live births" },
    ]),
  ).toThrow(/2016/);
});

test("the same in Chinese", () => {
  const zh = { ...years, from: "zh", time: "年份", by: "区县", column: "死亡人数" };
  const said = (...steps: Parameters<typeof ask>[0]) => askChinese(steps).question;
  expect(
    said(zh, { op: "kth", from: "s1", by: "死亡人数", k: 1, end: "highest" }, { op: "label_of", from: "s2" }),
  ).toContain("2010年至2015年间，Oban的死亡人数最多的是哪一年？");
  const two = { ...zh, also: "出生人数" };
  expect(said(two, { op: "overtake", from: "s1", column: "死亡人数", than: "出生人数" })).toContain(
    "2010年至2015年间，Oban的死亡人数首次高于出生人数的年份是哪一年？",
  );
  expect(said(two, { op: "in_peak_year", from: "s1", column: "出生人数", by: "死亡人数", end: "lowest" })).toContain(
    "2010年至2015年间，Oban的死亡人数最少的那一年，Oban的出生人数是多少",
  );
  // What one figure alone is of is said of no other.
  const names = { 死亡人数: "本地死亡人数" };
  const own = asker([ZH], { zh: { singular: "条目", plural: "条目", source: "统计局网站", names } }, "zh");
  const peak = { op: "in_peak_year", from: "s1", column: "出生人数", by: "死亡人数", end: "lowest" };
  expect(own.ask([two, peak]).question).toContain("Oban的本地死亡人数最少的那一年，Oban的出生人数是多少");
  // A long name is not said twice.
  const rowsOfLong = rows.map((row) => row.map((text) => (text === "Oban" ? "西山风景名胜区" : text)));
  const LONG_ZH = testRelation("long", ["年份", "区县", "出生人数", "死亡人数"], rowsOfLong);
  const long = asker([LONG_ZH], { long: { singular: "条目", plural: "条目", source: "统计局网站" } }, "zh");
  const ofLong = { ...two, from: "long", label: "西山风景名胜区" };
  expect(long.ask([ofLong, peak]).question).toContain("西山风景名胜区的死亡人数最少的那一年，其出生人数是多少");
});
