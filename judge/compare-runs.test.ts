import { describe, expect, it } from "vitest";
import { compareRuns, type Outcome } from "./compare-runs.ts";
import { mcnemarExact, minimumDetectableDifference } from "./mcnemar.ts";

describe("McNemar's exact test", () => {
  it.each([
    // 2 · P(X ≤ k) of a fair coin, by hand: 10 heads and no tail in 10 throws is 2/1024.
    [0, 10, 2 / 1024],
    [1, 9, (2 * 11) / 1024],
    [5, 5, 1],
    [0, 0, 1],
    [2, 12, (2 * (1 + 14 + 91)) / 2 ** 14],
  ])("of %i against %i", (first, second, p) => {
    expect(mcnemarExact(first, second)).toBeCloseTo(p, 10);
    expect(mcnemarExact(second, first)).toBeCloseTo(p, 10);
  });

  it("does not underflow with thousands of pairs", () => {
    expect(mcnemarExact(1500, 1500)).toBe(1);
    expect(mcnemarExact(1400, 1600)).toBeCloseTo(0.00028, 4);
  });
});

it("the least difference that can be found shrinks with the square root of the pairs", () => {
  expect(minimumDetectableDifference(400, 0.25)).toBeCloseTo(2.8016 * Math.sqrt(0.25 / 400), 4);
  expect(minimumDetectableDifference(100, 0.2) / minimumDetectableDifference(400, 0.2)).toBeCloseTo(2, 10);
});

const outcomes = (pattern: string): Outcome[] =>
  [...pattern].map((mark, at) => ({ task: `t${at}`, number: 1, site: `s${at % 4}`, correct: mark === "+" }));

describe("compareRuns", () => {
  it("aligns attempts by task and number, counts the four cells, and says what has no partner", () => {
    const first = { run: "a", outcomes: [...outcomes("++--+-"), { task: "t0", number: 2, site: "s0", correct: true }] };
    const second = { run: "b", outcomes: outcomes("+++-++") };
    expect(compareRuns(first, second)).toMatchObject({
      pairs: 6,
      unpaired: 1,
      bothCorrect: 3,
      onlyFirst: 0,
      onlySecond: 2,
      neither: 1,
      difference: 2 / 6,
      p: 0.5,
    });
  });

  it("of a run with itself finds no difference", () => {
    const run = { run: "a", outcomes: outcomes("+-+-") };
    expect(compareRuns(run, run)).toMatchObject({ difference: 0, p: 1, interval: { low: 0, high: 0 } });
  });

  it("has an interval only over several sites", () => {
    const one = outcomes("+-+-").map((outcome) => ({ ...outcome, site: "s" }));
    expect(compareRuns({ run: "a", outcomes: one }, { run: "b", outcomes: one }).interval).toBeUndefined();
  });
});
