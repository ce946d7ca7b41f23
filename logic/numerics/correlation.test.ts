import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { averageRanks, correlatesAbove, pearsonOf, spearmanOf } from "./correlation.ts";
import { Decimal } from "./decimal.ts";

const pairs = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => ({ x: new Decimal(x), y: new Decimal(y) }));
const points = fc
  .array(fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1000, max: 1000 })), {
    minLength: 3,
    maxLength: 12,
  })
  .filter((all) => new Set(all.map(([x]) => x)).size > 1 && new Set(all.map(([, y]) => y)).size > 1);
const near = (a: Decimal, b: Decimal | number) => a.minus(b).abs().lt("1e-25");

describe("correlation", () => {
  it("gives equal values the mean of their ranks", () => {
    const ranks = averageRanks([30, 10, 20, 20, 40, 20].map((value) => new Decimal(value)));
    expect(ranks.map(Number)).toEqual([5, 1, 3, 3, 6, 3]);
  });
  it("by ranks without ties is 1 − 6 Σd² / (n (n² − 1))", () => {
    // IQ against hours of television, the worked example of many textbooks: ρ = −29/165.
    const known = pairs([
      [86, 2],
      [97, 20],
      [99, 28],
      [100, 27],
      [101, 50],
      [103, 29],
      [106, 7],
      [110, 17],
      [112, 6],
      [113, 12],
    ]);
    expect(near(spearmanOf(known), new Decimal(-29).div(165))).toBe(true);
  });
  it("is 1 of a rising line, −1 of a falling one; by ranks of any curve that only rises", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -50, max: 50 }), { minLength: 3 }), (xs) => {
        expect(near(pearsonOf(pairs(xs.map((x) => [x, 3 * x + 7]))), 1)).toBe(true);
        expect(near(pearsonOf(pairs(xs.map((x) => [x, 7 - 2 * x]))), -1)).toBe(true);
        expect(near(spearmanOf(pairs(xs.map((x) => [x, x ** 3]))), 1)).toBe(true);
      }),
    );
  });
  it("stays within −1 and 1, is the same both ways round, and knows no units", () => {
    fc.assert(
      fc.property(points, (all) => {
        const there = pairs(all);
        for (const correlate of [pearsonOf, spearmanOf]) {
          const r = correlate(there);
          expect(r.abs().lte("1.0000000000000000000001")).toBe(true);
          expect(near(correlate(there.map(({ x, y }) => ({ x: y, y: x }))), r)).toBe(true);
          expect(near(correlate(there.map(({ x, y }) => ({ x: x.times(1000).plus(5), y: y.div(8) }))), r)).toBe(true);
          expect(near(correlate([...there].reverse()), r)).toBe(true);
        }
      }),
    );
  });
  it("is above a limit where the exact coefficient is, near it too", () => {
    fc.assert(
      fc.property(points, fc.double({ min: -1e-9, max: 1e-9, noNaN: true }), (all, off) => {
        const exact = pearsonOf(pairs(all)).abs();
        for (const limit of [exact.plus(off), new Decimal("0.5"), exact])
          expect(correlatesAbove(pairs(all), limit.toFixed())).toBe(exact.gt(limit));
      }),
    );
  });
  it("is judged exactly where its numbers lie too close to each other for doubles", () => {
    const close = pairs([]).concat(
      ["1", "2", "4", "3"].map((last, at) => ({ x: new Decimal(`1000000000000000000.${last}`), y: new Decimal(at) })),
    );
    expect(correlatesAbove(close, "0.79")).toBe(true);
    expect(correlatesAbove(close, "0.81")).toBe(false);
  });
});
