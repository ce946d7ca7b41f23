import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Decimal } from "./decimal.ts";
import { bestSmoothings, smooth } from "./smoothing.ts";

const series = (values: readonly (number | string)[]) => values.map((value) => new Decimal(value));
/** The example of the NIST/SEMATECH e-Handbook of Statistical Methods, 6.4.3.1. */
const HANDBOOK = series([71, 70, 69, 68, 64, 65, 72, 78, 75, 75, 75, 70]);

describe("single exponential smoothing", () => {
  it("gives the mean squared error of the NIST handbook's example", () => {
    expect(smooth(HANDBOOK, new Decimal("0.1")).error.toFixed(1)).toBe("19.0");
  });
  it("gives error and forecast of a published exercise", () => {
    // S. Wong, Time Series Forecasting Exercise: ten sales, alpha 0.3.
    const { error, forecast } = smooth(series([99, 88, 50, 58, 62, 60, 55, 62, 71, 65]), new Decimal("0.3"));
    expect(error.toFixed(1)).toBe("365.8");
    expect(forecast.toFixed(1)).toBe("65.4");
  });
  it("begins with the first value and moves by alpha of each error", () => {
    const { forecast, error } = smooth(series([10, 20, 10]), new Decimal("0.5"));
    expect(forecast.toString()).toBe("12.5");
    // Errors 10 and 10 - 15 = -5.
    expect(error.toString()).toBe("62.5");
  });
  it("finds the same best constant as trying all of them exactly", () => {
    const varied = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 4, maxLength: 9 });
    fc.assert(
      fc.property(varied, fc.constantFrom("0", "1e12"), (values, shift) => {
        fc.pre(new Set(values).size > 1);
        const shifted = values.map((value) => new Decimal(value).plus(shift));
        const all = Array.from({ length: 99 }, (_, index) => smooth(shifted, new Decimal(index + 1).div(100)));
        const least = Decimal.min(...all.map(({ error }) => error));
        expect(bestSmoothings(shifted)[0]!.error.eq(least)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
  it("of shifted and scaled values forecasts shifted and scaled, with the same alpha", () => {
    const [plain] = bestSmoothings(HANDBOOK);
    const [moved] = bestSmoothings(HANDBOOK.map((value) => value.times(3).plus(1000)));
    expect(moved!.alpha.eq(plain!.alpha)).toBe(true);
    expect(moved!.forecast.eq(plain!.forecast.times(3).plus(1000))).toBe(true);
    expect(moved!.error.eq(plain!.error.times(9))).toBe(true);
  });
});
