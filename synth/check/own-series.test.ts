import { expect, test } from "vitest";
import type { ProvenTask } from "../../core/task.ts";
import { pageOfSeries } from "./own-series.ts";

const OWN = "https://quays.example/crews/ard.html";
const rowsOf =
  (rows: readonly (readonly string[])[]) =>
  (url: string): readonly (readonly string[])[] =>
    url === OWN ? rows : [["Ard", "3"]];
const use = (label: string, printed: string) => ({ label, printed, evidence: {} });
const task = {
  program: {
    relations: {},
    steps: [
      { as: "s", op: "series", from: "results", time: "Year", column: "Wins", by: "Crew", label: "Ard" },
      { as: "c", op: "absolute_change", from: "s", column: "Wins", since: "2011", until: "2019" },
    ],
    answer: "c",
  },
  derivation: [{ uses: [use("year", "2011"), use("Wins in 2011", "3"), use("Wins in 2019", "7")] }],
} as unknown as ProvenTask;
const facts = (rows: readonly (readonly string[])[]) => ({
  pagesNaming: () => new Set(["https://quays.example/2011.html"]),
  pagesLedTo: () => new Set([OWN]),
  rowsOn: rowsOf(rows),
});

test("the page of a thing that prints its figure at both ends is enough", () => {
  const both = [
    ["2011 harbour regatta", "3"],
    ["2019 harbour regatta", "7"],
  ];
  expect(pageOfSeries(task, facts(both))).toBe(OWN);
});

test("one that prints one end, or the figure beside another time, is not", () => {
  expect(pageOfSeries(task, facts([["2019 harbour regatta", "7"]]))).toBeUndefined();
  const swapped = [
    ["2011 harbour regatta", "7"],
    ["2019 harbour regatta", "3"],
  ];
  expect(pageOfSeries(task, facts(swapped))).toBeUndefined();
});

test("months are the same however they are printed", () => {
  const [series, change] = task.program.steps;
  const monthly = {
    program: { ...task.program, steps: [series, { ...change, since: "2019-05", until: "2019-11" }] },
    derivation: [{ uses: [use("Wins in May 2019", "3"), use("Wins in November 2019", "7")] }],
  } as unknown as ProvenTask;
  const own = [
    ["November 2019", "7"],
    ["May 2019", "3"],
  ];
  expect(pageOfSeries(monthly, facts(own))).toBe(OWN);
  expect(pageOfSeries(monthly, facts(own.slice(1)))).toBeUndefined();
});
