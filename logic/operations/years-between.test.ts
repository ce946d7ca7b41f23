import { expect, it } from "vitest";
import { GuardError } from "../guard-error.ts";
import { run } from "../interpreter.ts";
import { phraseQuestion } from "../phrase.ts";
import { testRelation } from "../values/relation.fixture.ts";

const HUTS = testRelation(
  "huts",
  ["Hut", "Opened", "Renovated", "Beds"],
  [
    ["Ard", "1934", "2014", "12"],
    ["Bel", "1951", "2019", "18"],
    ["Cor", "1951", "2008", "32"],
    ["Dun", "1962", "2022", "20"],
  ],
);
const NAMING = new Map([["huts", { singular: "hut", plural: "huts", source: "on the Ridge site" }]]);

function ask(one: readonly [string, string], other: readonly [string, string]) {
  const [a, b] = [one, other].map(([label, column], at) => ({ as: `s${at}`, op: "lookup", from: "h", column, label }));
  const steps = [a!, b!, { as: "y", op: "years_between", a: "s0", b: "s1" }];
  const program = { relations: { h: "huts" }, steps, answer: "y" };
  try {
    const { results, answerText } = run(program, new Map([["huts", HUTS]]));
    return [phraseQuestion(program, results, NAMING).question, answerText];
  } catch (error) {
    if (error instanceof GuardError) return error.guard;
    throw error;
  }
}

it("counts the years between what happened to two things, or to one", () => {
  expect(ask(["Dun", "Opened"], ["Ard", "Opened"])).toEqual([
    "On the Ridge site, how many years after Ard was Dun opened?",
    "28 years",
  ]);
  expect(ask(["Ard", "Opened"], ["Ard", "Renovated"])[1]).toBe("80 years");
});

it("refuses the same year, and what is no year", () => {
  expect(ask(["Bel", "Opened"], ["Cor", "Opened"])).toBe("all_equal");
  expect(ask(["Bel", "Opened"], ["Bel", "Beds"])).toBe("not_a_year");
});
