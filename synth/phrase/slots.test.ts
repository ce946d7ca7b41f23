import { expect, test } from "vitest";
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
