import { expect, test } from "vitest";
import { testRelation } from "../../logic/values/relation.fixture.ts";
import { missingSlots } from "./slots.ts";

test("a year that a season begins in is said by the season", () => {
  const program = {
    relations: {},
    steps: [{ as: "s1", op: "absolute_change", from: "s0", since: "2008", until: "2013" }],
    answer: "s1",
  };
  const missing = (question: string) => missingSlots(program, question, new Map());
  expect(missing("By how much did it rise from 2008–09 to 2013–14?")).toEqual([]);
  expect(missing("By how much did it rise from 2008 to 2013?")).toEqual([]);
  expect(missing("By how much did it rise from 2005–06 to 2013–14?")).toEqual(["2008"]);
});

test("what a column counts is said without the word number", () => {
  const clubs = testRelation(
    "r",
    ["Club", "Won"],
    [
      ["A", "9"],
      ["B", "4"],
      ["C", "7"],
      ["D", "12"],
    ],
  );
  const program = {
    relations: { r: "r" },
    steps: [{ as: "s1", op: "kth", from: "r", by: "Won", k: 1, end: "highest" }],
    answer: "s1",
  };
  expect(missingSlots(program, "Which club has the most wins?", new Map([["r", clubs]]))).toEqual([]);
});
