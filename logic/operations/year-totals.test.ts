import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const DISTRICTS = ["Oban", "Wick", "Ayr"];
const rows = [2010, 2011, 2012, 2013, 2014].flatMap((year, at) =>
  DISTRICTS.map((name, of) => [String(year), name, String(40 + ((at * 7 + of * 5) % 11)), `${of + at}.5`]),
);
const made = testRelation("county", ["Year", "District", "Live births", "Mean age"], rows);
const short = testRelation("short", ["Year", "District", "Live births", "Mean age"], rows.slice(0, -1));
const chinese = testRelation(
  "zh",
  ["年份", "区县", "出生人数"],
  rows.map((row) => row.slice(0, 3)),
);
const namings = { singular: "entry", plural: "entries", source: "on the County site" };
const { ask, refusal } = asker([made, short], { county: namings, short: namings });
const totals = {
  op: "year_totals",
  from: "county",
  time: "Year",
  by: "District",
  column: "Live births",
  since: "2010",
  until: "2014",
};

test("what all things come to together in each year", () => {
  const peak = { op: "kth", from: "s1", by: "Live births", k: 1, end: "highest" };
  expect(ask([totals, peak, { op: "label_of", from: "s2" }])).toMatchObject({
    question:
      "On the County site, in which year from 2010 to 2014 was the number of live births in all districts together the highest?",
    answer: "2013",
  });
  const all = rows.reduce((sum, [, , births]) => sum + Number(births), 0);
  expect(ask([totals, { op: "sum", from: "s1", column: "Live births" }])).toMatchObject({
    question:
      "On the County site, what is the combined number of live births in all districts over the years from 2010 to 2014?",
    answer: String(all),
  });
});

test("years that leave one out have no total, and means add up to nothing", () => {
  expect(
    refusal([
      { ...totals, from: "short" },
      { op: "mean", from: "s1", column: "Live births" },
    ]),
  ).toBe("missing_years");
  expect(
    refusal([
      { ...totals, column: "Mean age" },
      { op: "mean", from: "s1", column: "Mean age" },
    ]),
  ).toBe("not_additive");
});

test("a Chinese question says that the totals are those of each year", () => {
  const { ask: askChinese } = asker(
    [chinese],
    { zh: { singular: "条目", plural: "条目", source: "统计局网站" } },
    "zh",
  );
  const zh = { ...totals, from: "zh", time: "年份", by: "区县", column: "出生人数" };
  const said = (op: string) => askChinese([zh, { op, from: "s1", column: "出生人数" }]).question;
  expect(said("mean")).toBe("根据统计局网站，2010年至2014年，所有区县的出生人数合计平均每年是多少？");
  expect(said("sum")).toBe("根据统计局网站，2010年至2014年所有区县的出生人数之和是多少？");
});
