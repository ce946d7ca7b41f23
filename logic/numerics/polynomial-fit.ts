import { GuardError } from "../guard-error.ts";
import type { Pair } from "./correlation.ts";
import { Decimal } from "./decimal.ts";

export interface PolynomialFit {
  /** Of 1, x, x², …, in this order. */
  coefficients: readonly Decimal[];
  /** The fitted curve's value. */
  at(x: Decimal): Decimal;
  /** The sum of the squared differences between the points and the curve. */
  residual: Decimal;
}

/**
 * The polynomial of a degree that lies nearest to the points by least squares, built of polynomials that are orthogonal over
 * them (Forsythe 1957, J. SIAM 5, 74-88): the normal equations, which lose twice as many digits, are never formed.
 *
 * @throws GuardError "too_few" where fewer than `degree + 1` points have different x
 */
export function fitPolynomial(points: readonly Pair[], degree: number): PolynomialFit {
  if (new Set(points.map(({ x }) => x.toString())).size <= degree) {
    throw new GuardError("too_few", `a curve of degree ${degree} needs ${degree + 1} different places at least`);
  }
  const zero = new Decimal(0);
  const one = new Decimal(1);
  const terms: Term[] = [];
  let left = points.map(({ y }) => y);
  let [before, now] = [points.map(() => zero), points.map(() => one)];
  let [formerPolynomial, polynomial]: Decimal[][] = [[], [one]];
  let formerNorm = one;
  for (let power = 0; power <= degree; power++) {
    const norm = dot(now, now);
    const weight = dot(left, now).div(norm);
    left = left.map((rest, index) => rest.minus(weight.times(now[index]!)));
    const shift = dot(
      points.map(({ x }, index) => x.times(now[index]!)),
      now,
    ).div(norm);
    const carry = power === 0 ? zero : norm.div(formerNorm);
    terms.push({ weight, shift, carry, polynomial: polynomial! });
    const next = points.map(({ x }, index) => x.minus(shift).times(now[index]!).minus(carry.times(before[index]!)));
    [before, now, formerNorm] = [now, next, norm];
    [formerPolynomial, polynomial] = [polynomial, raised(polynomial!, shift, formerPolynomial!, carry)];
  }
  return {
    coefficients: terms.map((_, power) =>
      terms.reduce((sum, term) => sum.plus(term.weight.times(term.polynomial[power] ?? zero)), zero),
    ),
    at: (x) => valueAt(terms, x),
    residual: dot(left, left),
  };
}

/** One of the orthogonal polynomials with its share in the fit, and the recurrence that leads to the next. */
interface Term {
  weight: Decimal;
  shift: Decimal;
  carry: Decimal;
  polynomial: readonly Decimal[];
}

function dot(a: readonly Decimal[], b: readonly Decimal[]): Decimal {
  return a.reduce((sum, number, index) => sum.plus(number.times(b[index]!)), new Decimal(0));
}

/** The coefficients of (x − shift) p(x) − carry q(x). */
function raised(p: readonly Decimal[], shift: Decimal, q: readonly Decimal[], carry: Decimal): Decimal[] {
  const zero = new Decimal(0);
  return Array.from({ length: p.length + 1 }, (_, power) =>
    (p[power - 1] ?? zero).minus(shift.times(p[power] ?? zero)).minus(carry.times(q[power] ?? zero)),
  );
}

function valueAt(terms: readonly Term[], x: Decimal): Decimal {
  let [before, now] = [new Decimal(0), new Decimal(1)];
  let sum = new Decimal(0);
  for (const { weight, shift, carry } of terms) {
    sum = sum.plus(weight.times(now));
    [before, now] = [now, x.minus(shift).times(now).minus(carry.times(before))];
  }
  return sum;
}
