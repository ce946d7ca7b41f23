import { Decimal } from "./decimal.ts";

/** Whether numbers are everything there is (divide by n) or a part of it (divide by n − 1, Bessel's correction). */
export type Basis = "population" | "sample";

/** The arithmetic mean of at least one number. */
export function meanOf(numbers: readonly Decimal[]): Decimal {
  return Decimal.sum(...numbers).div(numbers.length);
}

/** How far each of at least one number lies from their mean. */
export function deviationsOf(numbers: readonly Decimal[]): Decimal[] {
  const mean = meanOf(numbers);
  return numbers.map((number) => number.minus(mean));
}

/** The sum of the products of two lists, place by place. */
export function dotOf(a: readonly Decimal[], b: readonly Decimal[]): Decimal {
  return a.reduce((sum, number, at) => sum.plus(number.times(b[at]!)), new Decimal(0));
}

/** The sum of squared differences from the mean: two passes, so that nothing cancels. */
function squaredDeviations(numbers: readonly Decimal[]): Decimal {
  const deviations = deviationsOf(numbers);
  return dotOf(deviations, deviations);
}

/** The variance: of at least one number as a population, of at least two as a sample. */
export function varianceOf(numbers: readonly Decimal[], basis: Basis): Decimal {
  return squaredDeviations(numbers).div(basis === "population" ? numbers.length : numbers.length - 1);
}

/** The square root of the variance, in the numbers' own unit. */
export function deviationOf(numbers: readonly Decimal[], basis: Basis): Decimal {
  return varianceOf(numbers, basis).sqrt();
}
