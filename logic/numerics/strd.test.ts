import { describe, expect, it } from "vitest";
import { pearsonOf } from "./correlation.ts";
import { Decimal } from "./decimal.ts";
import { deviationOf, meanOf } from "./moments.ts";
import { fitPolynomial } from "./polynomial-fit.ts";
import { CERTIFIED_FITS, CERTIFIED_VALUES } from "./strd.fixture.ts";

/** NIST certifies 15 significant digits. */
const DIGITS = 15;

function expectDigits(computed: Decimal, certified: string): void {
  expect(computed.toSignificantDigits(DIGITS).toString()).toBe(new Decimal(certified).toString());
}

describe("NIST Statistical Reference Datasets", () => {
  it.each(CERTIFIED_VALUES)("$name: mean and standard deviation to 15 digits", ({ values, mean, deviation }) => {
    const numbers = values.map((value) => new Decimal(value));
    expectDigits(meanOf(numbers), mean);
    expectDigits(deviationOf(numbers, "sample"), deviation);
  });
  it.each(CERTIFIED_FITS)("$name: every coefficient to 15 digits", ({ points, coefficients, residual }) => {
    const fit = fitPolynomial(points, coefficients.length - 1);
    expect(fit.coefficients).toHaveLength(coefficients.length);
    for (const [power, certified] of coefficients.entries()) expectDigits(fit.coefficients[power]!, certified);
    if (residual !== undefined) expectDigits(fit.residual, residual);
    const x = points[3]!.x;
    const powers = fit.coefficients.reduce((sum, c, power) => sum.plus(c.times(x.pow(power))), new Decimal(0));
    expect(fit.at(x).minus(powers).abs().lt("1e-15")).toBe(true);
  });
  it("Norris: the square of the correlation is the certified R²", () => {
    const { points } = CERTIFIED_FITS.find(({ name }) => name === "Norris")!;
    expectDigits(pearsonOf(points).pow(2), "0.999993745883712");
  });
});
