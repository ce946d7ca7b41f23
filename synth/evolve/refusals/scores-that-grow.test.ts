import { expect, test } from "vitest";
import { leaf, over } from "../node.ts";
import { isGrowthOfScores } from "./scores-that-grow.ts";

const of = (op: string, column: string) => isGrowthOfScores(over(op, leaf("seasons"), { column }));

test("points have no rate of growth", () => {
  expect([of("cagr", "Points"), of("absolute_change", "Bonus points"), of("linear_forecast", "积分")]).toEqual([
    true,
    true,
    true,
  ]);
  // What a table of results is headed by.
  expect(["W", "GD", "胜", "平局", "负场数", "净胜球"].every((column) => of("absolute_change", column))).toBe(true);
});

test("what there is of something grows, and points differ", () => {
  expect([of("absolute_change", "Members"), of("difference", "Points")]).toEqual([false, false]);
});
