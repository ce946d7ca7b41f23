import { expect, test } from "vitest";
import type { Relation } from "../../core/relation.ts";
import type { ProvenTask } from "../../core/task.ts";
import type { SurveyedPage } from "../survey/surveyed.ts";
import { pageTellingResult } from "./told-results.ts";

const task = (op: string, decimal: string, column: string) =>
  ({
    answer: { type: "number", decimal },
    program: { steps: [{ as: "x", op, from: "all", column }], relations: { parks: "parks" }, answer: "x" },
    derivation: [],
  }) as unknown as ProvenTask;

const relations = new Map([["parks", { rows: [{ about: "park" }] } as unknown as Relation]]);

/** Which of a park's page and a page of news tells the result. */
const told = (line: string, { op = "sum", decimal = "2926600", column = "Visits (2017)", on = "news" } = {}) =>
  pageTellingResult({
    task: task(op, decimal, column),
    relations,
    pages: new Map(["park", "news"].map((url) => [url, { url, depth: 2 } as SurveyedPage])),
    lines: async (url) => (url === on ? [line] : []),
  });

test("a sum that a page of news tells rounded need not be added up", async () => {
  expect(await told("The parks recorded 2.93 million visits in 2017, up 4.1% on the year before.")).toBe("news");
  expect(await told("The parks recorded 2,926,600 visits in all.")).toBe("news");
  expect(await told("全市接待观众47.4万人次。", { decimal: "473500", column: "观众人数" })).toBe("news");
});

test("another figure, one of something else, and one that many sums round to say nothing of it", async () => {
  expect(await told("The parks recorded 2.94 million visits.")).toBeUndefined();
  expect(await told("The parks spent 2.93 million on paths.")).toBeUndefined();
  expect(await told("Nearly 3 million visits in 2017")).toBeUndefined();
  expect(await told("The park had 2,926,600 visits.", { on: "park" })).toBeUndefined();
});

test("a mean is told where it is called an average", async () => {
  const mean = { op: "mean", decimal: "418085.71" };
  expect(await told("On average 418,000 visits were counted.", mean)).toBe("news");
  expect(await told("Tarn Hills had 418,000 visits.", mean)).toBeUndefined();
});
