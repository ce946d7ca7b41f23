import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Decimal } from "./decimal.ts";
import { fitLogistic } from "./logistic-fit.ts";
import { fitPolynomial } from "./polynomial-fit.ts";

const points = (xs: readonly number[], y: (x: number) => number | Decimal) =>
  xs.map((x) => ({ x: new Decimal(x), y: new Decimal(y(x)) }));
const places = fc.uniqueArray(fc.integer({ min: 1950, max: 2030 }), { minLength: 5, maxLength: 12 });
const near = (a: Decimal, b: Decimal | number) => a.minus(b).abs().lt("1e-15");

describe("least squares", () => {
  it("recovers the line and the parabola that points lie on, wherever they lie", () => {
    fc.assert(
      fc.property(places, fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (xs, a, b) => {
        expect(
          near(
            fitPolynomial(
              points(xs, (x) => a + b * x),
              1,
            ).at(new Decimal(2040)),
            a + b * 2040,
          ),
        ).toBe(true);
        const curve = (x: number) => a * (x - 2000) ** 2 + b;
        expect(near(fitPolynomial(points(xs, curve), 2).at(new Decimal(2040)), curve(2040))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
  it("does not depend on the order of the points; years may be counted from any year", () => {
    fc.assert(
      fc.property(places, fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 12, maxLength: 12 }), (xs, ys) => {
        const there = xs.map((x, index) => ({ x: new Decimal(x), y: new Decimal(ys[index]!) }));
        const moved = there.map(({ x, y }) => ({ x: x.minus(1900), y }));
        for (const degree of [1, 2]) {
          const value = fitPolynomial(there, degree).at(new Decimal(2035));
          expect(near(fitPolynomial([...there].reverse(), degree).at(new Decimal(2035)), value)).toBe(true);
          expect(near(fitPolynomial(moved, degree).at(new Decimal(135)), value)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
  it("needs more places than its degree", () => {
    expect(() =>
      fitPolynomial(
        points([1, 1, 2], () => 3),
        2,
      ),
    ).toThrow(/3 different places/);
  });
});

describe("logistic growth towards a given capacity", () => {
  it("recovers the curve that points lie on", () => {
    const curve = (x: number) => new Decimal(100).div(new Decimal(2015 - x).div(4).exp().plus(1));
    const fitted = fitLogistic(points([2010, 2011, 2013, 2016, 2020], curve), new Decimal(100));
    expect(near(fitted(new Decimal(2030)), curve(2030))).toBe(true);
    expect(near(fitted(new Decimal(2015)), 50)).toBe(true);
  });
  it("refuses values at or beyond the capacity", () => {
    expect(() =>
      fitLogistic(
        points([1, 2, 3], (x) => 40 * x),
        new Decimal(100),
      ),
    ).toThrow(/capacity 100/);
  });
});
