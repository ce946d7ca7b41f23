import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";

const DISTRICTS = ["Oban", "Wick", "Ayr"];
const rows = [2010, 2011, 2012, 2013, 2014].flatMap((year, at) =>
  DISTRICTS.map((name, of) => [
    String(year),
    name,
    String(40 + at * 3 + ((of * 7 + at) % 3) * 5),
    of === (at % 4) % 3 ? "1" : "2",
  ]),
);
const made = testRelation("county", ["Year", "District", "Live births", "Place"], rows);
const gap = testRelation(
  "gap",
  ["Year", "District", "Live births", "Place"],
  [...rows.slice(0, -1), ["2014", "Ayr", "–", "2"]],
);
const sparse = testRelation(
  "sparse",
  ["Year", "District", "Live births", "Place"],
  rows.map(([year, ...cells]) => [String(2 * Number(year) - 2010), ...cells]),
);
const namings = { singular: "entry", plural: "entries", source: "on the County site" };
const { ask, refusal } = asker([made, gap, sparse], { county: namings, gap: namings, sparse: namings });
const span = { from: "county", time: "Year", by: "District", since: "2010", until: "2014" };
const first = (op: Record<string, unknown>, by: string) => [
  op,
  { op: "kth", from: "s1", by, k: 1, end: "highest" },
  { op: "label_of", from: "s2" },
];

test("whose record is the highest of all, and in which year it was", () => {
  const record = { op: "peaks", ...span, column: "Live births", end: "highest" };
  expect(ask(first({ ...record, per: "thing" }, "Live births"))).toMatchObject({
    question: "On the County site, which district has the most live births in a single year from 2010 to 2014?",
    answer: "Wick",
  });
  expect(ask(first({ ...record, per: "time" }, "Live births"))).toMatchObject({
    question:
      "On the County site, in which year from 2010 to 2014 was the number of live births in a single district the highest?",
    answer: "2014",
  });
  expect(refusal(first({ ...record, from: "gap", per: "thing" }, "Live births"))).toBe("missing_cells");
  const everySecond = { ...record, from: "sparse", until: "2018", per: "thing" };
  expect(refusal(first(everySecond, "Live births"))).toBe("missing_years");
});

test("how often each came first in the tables of several years", () => {
  const places = { op: "first_places", ...span, column: "Place" };
  expect(refusal(first({ ...places, column: "Live births" }, "number of first places"))).toBe("tie");
  expect(ask(first(places, "number of first places"))).toMatchObject({
    question:
      "On the County site, which district has the most first places in the tables of the years from 2010 to 2014?",
    answer: "Oban",
  });
  expect(ask([places, { op: "lookup", from: "s1", label: "Ayr", column: "number of first places" }])).toMatchObject({
    answer: "1",
  });
});

test("lines that are only numbered are first by what they go by, which is said", () => {
  const numbered = rows.map(([year, name, , place]) => [year!, name!, place === "1" ? "30" : "9", place!]);
  const table = testRelation("lines", ["年份", "区县", "出生人数", "序号"], numbered);
  const zh = { singular: "条目", plural: "条目", source: "统计局网站" };
  const lines = asker([table], { lines: zh }, "zh");
  const places = { op: "first_places", ...span, from: "lines", time: "年份", by: "区县", column: "序号" };
  expect(lines.ask(first({ ...places, ranked: "出生人数" }, "number of first places"))).toMatchObject({
    question: "根据统计局网站，2010年至2014年各年度按出生人数排名第一的次数最多的是哪个区县？",
    answer: "Oban",
  });
  expect(
    refusal(first({ op: "first_places", ...span, column: "Place", ranked: "Live births" }, "number of first places")),
  ).toBe("tie");
});

test("what is of a year by its name is not said to be of a single one twice", () => {
  const table = testRelation(
    "rain",
    ["年份", "站名", "年降水量"],
    rows.map((row) => row.slice(0, 3)),
  );
  const site = asker([table], { rain: { singular: "条目", plural: "条目", source: "水文网" } }, "zh");
  const record = { op: "peaks", ...span, from: "rain", time: "年份", by: "站名", column: "年降水量" };
  expect(site.ask(first({ ...record, end: "highest", per: "thing" }, "年降水量")).question).toContain("单年降水量最多");
});

test("a record of what is done is one thing's by any one of them, and not what all did together", () => {
  const used = testRelation(
    "used",
    ["Year", "District", "Water used (m³)"],
    rows.map(([year, district, births]) => [year!, district!, births!]),
  );
  const asked = asker([used], { used: namings });
  const record = { op: "peaks", ...span, from: "used", column: "Water used (m³)", end: "highest", per: "thing" };
  expect(
    asked.ask([record, { op: "ranked_value", from: "s1", by: "Water used (m³)", k: 1, end: "highest" }]).question,
  ).toMatch(/the largest amount of water used in a single year from 2010 to 2014, in m³, by any one district\?$/);
});
