import { expect, test } from "vitest";
import { conditionGuards, satisfying } from "./condition.ts";
import { kth } from "./operations/kth.ts";
import { sort } from "./operations/sort.ts";
import { top } from "./operations/top.ts";
import { relationTable } from "./table.ts";
import { testRelation } from "./values/relation.fixture.ts";

const born = ["3 May 1901", "1968", "2 August 1968", "9 March 1968", "1 July 1931", "12 June 1988"];
const people = relationTable(
  testRelation(
    "people",
    ["Person", "Born"],
    born.map((day, at) => [`Person ${"abcdef"[at]}`, day]),
  ),
);
const guardsOf = (k: number, end: "highest" | "lowest") =>
  kth.guards({ from: "p", by: "Born", k, end }, [people]).map(({ guard }) => guard);

test("a year alone settles comparisons with what lies outside of it", () => {
  const after = { column: "Born", is: ">", value: "1940" } as const;
  expect(conditionGuards(people, after, undefined)).toEqual([]);
  expect(satisfying(people, after)).toHaveLength(4);
  expect([1, 2].map((k) => guardsOf(k, "lowest"))).toEqual([[], []]);
  expect(guardsOf(1, "highest")).toEqual([]);
});

test("where a place depends on when in the year it was, nobody can tell", () => {
  // March, August and some day of 1968: the year may be before both, between them and after both.
  for (const [k, end] of [
    [2, "highest"],
    [3, "highest"],
    [4, "highest"],
    [3, "lowest"],
    [4, "lowest"],
  ] as const)
    expect(guardsOf(k, end)).toEqual(["tie"]);
  expect(sort.guards({ from: "p", by: "Born", first: "highest" }, [people]).map(({ guard }) => guard)).toEqual(["tie"]);
  const cut = (k: number) => top.guards({ from: "p", by: "Born", k, end: "highest" }, [people]).length;
  expect([1, 2, 3, 4].map(cut)).toEqual([0, 1, 1, 0]);
});

test("a limit within the year is one that it does not decide", () => {
  const before = { column: "Born", is: "<", value: "1968-05-01" } as const;
  expect(conditionGuards(people, before, undefined).map(({ guard }) => guard)).toEqual(["granularity"]);
});
