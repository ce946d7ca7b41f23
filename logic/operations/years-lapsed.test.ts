import { expect, test } from "vitest";
import type { Program } from "../../core/program.ts";
import { GuardError } from "../guard-error.ts";
import { run } from "../interpreter.ts";
import { phraseQuestion } from "../phrase.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { formulaColumn } from "./formula-column.ts";

const lines = testRelation(
  "lines",
  ["Line", "Opened", "Closed", "Year"],
  [
    ["Coast Line", "1887", "12 May 1955", "1960"],
    ["Hill Line", "1873", "1 March 1946", "1950"],
    ["Mill Line", "1903", "3 June 1971", "1990"],
    ["Moor Line", "1898", "1963", "1970"],
  ],
);

function ask(a: string, b: string): { question: string; answer: string } {
  const params = { formula: "years", a, b } as const;
  const program = {
    relations: { l: "lines" },
    steps: [
      { as: "made", op: "formula_column", from: "l", ...params },
      { as: "first", op: "kth", from: "made", by: formulaColumn(params), k: 1, end: "highest" },
      { as: "answer", op: "label_of", from: "first" },
    ],
    answer: "answer",
  } as Program;
  const { results, answerText } = run(program, new Map([["lines", lines]]));
  const naming = { singular: "line", plural: "lines", source: "on the site" };
  return { question: phraseQuestion(program, results, new Map([["lines", naming]])).question, answer: answerText };
}

test("years lie between a year and a date, too", () => {
  expect(ask("Opened", "Closed")).toEqual({
    question:
      "On the site, which line has the longest time from the opening year to the closing date? Take each as the difference of the two years.",
    answer: "Hill Line",
  });
});

test("the year of a list is said to be that", () => {
  expect(ask("Opened", "Year").question).toContain("from the opening year to the year given in the list");
});

test("what lies before does not come after, and a figure is no year", () => {
  expect(() => ask("Closed", "Opened")).toThrow(GuardError);
  expect(() => ask("Opened", "Line")).toThrow(GuardError);
});
