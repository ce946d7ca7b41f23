import { GuardError } from "../guard-error.ts";
import type { Pair } from "./correlation.ts";
import type { Decimal } from "./decimal.ts";
import { fitPolynomial } from "./polynomial-fit.ts";

/**
 * Logistic growth towards a given capacity K: a straight line fitted by least squares to ln(y / (K − y)) over x (Berkson
 * 1944). With K given the fit is linear, so there is one answer and nothing to search for.
 *
 * @returns the curve: K / (1 + e^−line(x))
 * @throws GuardError "out_of_range" where a value does not lie between 0 and the capacity
 */
export function fitLogistic(points: readonly Pair[], capacity: Decimal): (x: Decimal) => Decimal {
  if (points.some(({ y }) => y.lte(0) || y.gte(capacity))) {
    throw new GuardError("out_of_range", `a value does not lie between 0 and the capacity ${capacity}`);
  }
  const line = fitPolynomial(
    points.map(({ x, y }) => ({ x, y: y.div(capacity.minus(y)).ln() })),
    1,
  );
  return (x) => capacity.div(line.at(x).neg().exp().plus(1));
}
