import { expect, test } from "vitest";
import type { Program } from "../../core/program.ts";
import { GuardError } from "../guard-error.ts";
import { run } from "../interpreter.ts";
import { phraseQuestion } from "../phrase.ts";
import { relationTable } from "../table.ts";
import { testRelation } from "../values/relation.fixture.ts";
import { formulaColumn, formulaColumnOperation } from "./formula-column.ts";

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

const works = testRelation(
  "works",
  ["Work", "Begun", "Finished", "Handed over", "Opened"],
  [
    ["Weir", "March 2011", "January 2014", "May 2014 (planned)", "2016"],
    ["Lock", "June 2009", "July 2013", "August 2013", "2014"],
    ["Quay", "May 2012", "February 2013", "March 2013", "2013"],
    ["Mole", "October 2010", "October 2012", "October 2012", "2013"],
  ],
);
const table = relationTable(works);
const faults = (formula: "months" | "years", a: string, b: string) =>
  formulaColumnOperation.guards({ from: "w", formula, a, b }, [table]).map(({ guard }) => guard);

test("months are counted where all are printed, and years where one is not", () => {
  expect([faults("months", "Begun", "Finished"), faults("years", "Begun", "Finished")]).toEqual([[], ["granularity"]]);
  expect([faults("months", "Begun", "Opened"), faults("years", "Begun", "Opened")]).toEqual([["missing_cells"], []]);
  const params = { from: "w", formula: "months", a: "Begun", b: "Finished" } as const;
  const made = formulaColumnOperation.evaluate(params, [table]);
  const shown = made.type === "table" ? made.rows.map(({ cells }) => cells.at(-1)!.value.printed) : [];
  expect(shown).toEqual(["34", "49", "9", "24"]);
});

test("what is still to come ends nothing", () => {
  expect(faults("months", "Begun", "Handed over")).toEqual(["expected"]);
});
