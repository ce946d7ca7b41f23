import { expect, test } from "vitest";
import { asker } from "../ask.fixture.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { clauseWords } from "./clause-words.ts";

const TRIPS = testRelation(
  "trips",
  ["Trip", "Region", "Section", "Birthplace", "Year", "Cost"],
  [
    ["Ard", "Arctic", "Alps", "Oslo", "1901", "7"],
    ["Bel", "Arctic", "Alps", "Oslo", "1912", "9"],
    ["Cor", "Siberia", "Andes", "Bergen", "1923", "4"],
    ["Dun", "Greenland", "Andes", "Bergen", "1934", "3"],
  ],
);
const { ask } = asker([TRIPS], { trips: { singular: "trip", plural: "trips", source: "on the Acme site" } });
const many = (...tests: readonly [string, string, string][]) => {
  const all = tests.map(([column, is, value]) => ({ column, is, value }));
  const steps = [{ op: "filter", from: "trips", where: all.length > 1 ? { and: all } : all[0] }];
  return ask([...steps, { op: "count", from: "s1" }]).question.replace("On the Acme site, ", "");
};

test("a name with an article of its own has no label before it, and none behind a label that is no land", () => {
  expect(many(["Region", "equals", "Arctic"])).toBe("how many trips are in the Arctic?");
  expect(many(["Region", "equals", "Siberia"])).toBe("how many trips are in the region Siberia?");
  expect(many(["Section", "equals", "Alps"])).toBe("how many trips are in the section Alps?");
  expect(many(["Region", "equals", "Arctic"], ["Cost", ">", "5"])).toMatch(/ are in the Arctic and have a cost /);
});

test("things are in one of several places, too", () => {
  const value = ["Arctic", "Siberia"];
  const either = { op: "filter", from: "trips", where: { column: "Region", is: "in", value } };
  const costly = { op: "filter", from: "s1", where: { column: "Cost", is: ">", value: "5" } };
  const of = (...steps: Parameters<typeof ask>[0]) => ask([...steps]).question;
  expect(of(either, { op: "count", from: "s1" })).toMatch(/how many trips are in the region Arctic or Siberia/);
  expect(of(either, costly, { op: "count", from: "s2" })).toMatch(/ in the region Arctic or Siberia and have a cost /);
});

test("such a place stands before what things have", () => {
  const where = { form: "with", head: "in", rest: "the Arctic" } as const;
  expect(clauseWords([{ form: "with", head: "with", rest: "two huts" }, where], false)).toBe(
    "in the Arctic with two huts",
  );
});

test("where a life began is told by what happened there", () => {
  const where = { column: "Birthplace", is: "equals", value: "Oslo" };
  const named = { op: "named", from: "trips", names: ["Ard", "Bel", "Cor"] };
  const born = { op: "filter", from: "s1", where };
  expect(ask([named, born, { op: "count", from: "s2" }]).question).toMatch(
    /how many of Ard, Bel and Cor were born in Oslo/,
  );
});

test("of a share that is of a year the year is said once", () => {
  const early = { column: "Year", is: "<", value: "1930" };
  const steps = [
    { op: "filter", from: "trips", where: early },
    { op: "filter", from: "s1", where: { column: "Cost", is: ">", value: "5" } },
    { op: "count", from: "s2" },
    { op: "count", from: "s1" },
    { op: "percent_of", part: "s3", whole: "s4" },
  ];
  expect(ask(steps, 2).question).toMatch(
    /what percentage of the trips from before 1930 are trips whose cost is (?:more|higher) than 5/,
  );
});
