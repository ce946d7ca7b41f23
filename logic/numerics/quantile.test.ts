import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Decimal } from "./decimal.ts";
import { medianOf, quantileOf } from "./quantile.ts";

const numbers = (values: readonly number[]) => values.map((value) => new Decimal(value));

describe("quantiles by linear interpolation", () => {
  it.each([
    // As R's quantile(type = 7), numpy's and Excel's PERCENTILE.INC give them.
    [[1, 2, 3, 4], "0.25", "1.75"],
    [[15, 20, 35, 40, 50], "0.4", "29"],
    [[3, 6, 7, 8, 8, 10, 13, 15, 16, 20], "0.25", "7.25"],
    [[3, 6, 7, 8, 8, 10, 13, 15, 16, 20], "0.75", "14.5"],
    [[5], "0.9", "5"],
  ])("of %j at %s is %s", (values, share, expected) => {
    expect(quantileOf(numbers(values), new Decimal(share)).toString()).toBe(expected);
  });
  it("lie between the extremes, rise with the share, and do not depend on the order", () => {
    const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 20 });
    const share = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(values, share, share, (all, a, b) => {
        const at = (percent: number) => quantileOf(numbers(all), new Decimal(percent).div(100));
        expect(at(0).toNumber()).toBe(Math.min(...all));
        expect(at(100).toNumber()).toBe(Math.max(...all));
        expect(at(Math.min(a, b)).lte(at(Math.max(a, b)))).toBe(true);
        expect(quantileOf(numbers([...all].reverse()), new Decimal(a).div(100)).eq(at(a))).toBe(true);
      }),
    );
  });
  it("in the middle are medians", () => {
    expect(medianOf(numbers([9, 1, 5])).toString()).toBe("5");
    expect(medianOf(numbers([9, 1, 5, 6])).toString()).toBe("5.5");
  });
});
