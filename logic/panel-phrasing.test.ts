import { expect, test } from "vitest";
import { asker } from "./ask.fixture.ts";
import { testRelation } from "./values/relation.fixture.ts";

const NURSERIES = ["青山圃", "白河圃", "松岭圃"];
const nurseries = testRelation(
  "nurseries",
  ["苗圃", "面积"],
  NURSERIES.map((name, at) => [name, `${20 + at}公顷`]),
);
const years = testRelation(
  "years",
  ["年份", "苗圃", "出苗量"],
  NURSERIES.flatMap((name, at) =>
    [2011, 2012, 2013, 2014].map((year, turn) => [String(year), name, String(30 + 9 * at + turn * (5 - at))]),
  ),
);
const source = "林网";
const nursery = { singular: "苗圃", plural: "苗圃", source };

test("figures of some of a kind, as their table calls them, are asked of these alone", () => {
  const names = { 苗圃: "重点苗圃" };
  const { ask } = asker([nurseries, years], { nurseries: nursery, years: { ...nursery, names } }, "zh");
  const trend = {
    op: "trend",
    of: "nurseries",
    from: "years",
    by: "苗圃",
    time: "年份",
    column: "出苗量",
    take: "absolute",
    since: "2011",
    until: "2014",
  };
  const best = { op: "kth", from: "s1", by: "absolute change of 出苗量 2011-2014", k: 1, end: "highest" };
  expect(ask([trend, best, { op: "label_of", from: "s2" }])).toMatchObject({
    question: "根据林网，2011年至2014年出苗量增加最多的是哪个重点苗圃？",
    answer: "青山圃",
  });
});

test("what is measured as its parts are headed has items, of which one rose the most", () => {
  const parts = ["Book fairs", "Readings", "Courses"];
  const turnover = testRelation(
    "turnover",
    ["Year", "Turnover", "Turnover (GBP)"],
    parts.flatMap((name, at) => [2011, 2013].map((year, turn) => [String(year), name, String(300 + 90 * turn * at)])),
  );
  const { ask } = asker([turnover], { turnover: { singular: "entry", plural: "entries", source: "on the Alba site" } });
  const rows = { from: "turnover", by: "Turnover", time: "Year", column: "Turnover (GBP)" };
  const trend = { op: "trend", ...rows, take: "percent", since: "2011", until: "2013" };
  const best = { op: "kth", from: "s1", by: "percent change of Turnover (GBP) 2011-2013", k: 1, end: "highest" };
  expect(ask([trend, best, { op: "label_of", from: "s2" }])).toMatchObject({
    question: "On the Alba site, which item of turnover has the largest percentage increase from 2011 to 2013?",
    answer: "Courses",
  });
});
