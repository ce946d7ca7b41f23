import { Decimal } from "./decimal.ts";

/** What single exponential smoothing makes of a series. */
export interface Smoothing {
  alpha: Decimal;
  /** Mean of the squared one-step errors, over all values but the first. */
  error: Decimal;
  /** The next value: the last level. */
  forecast: Decimal;
}

/** The smoothing constants that are tried: 0.01 to 0.99 in steps of 0.01. */
const HUNDREDTHS = Array.from({ length: 99 }, (_, index) => index + 1);
/** In floating point, errors this near to each other (relative to the smaller) are compared again exactly. */
const DOUBTFUL = 1e-6;

/**
 * Single exponential smoothing of at least two values, the first value being the first level: each value is forecast by the
 * level before it, and the level moves by `alpha` of the error (NIST/SEMATECH e-Handbook, 6.4.3.1).
 */
export function smooth(series: readonly Decimal[], alpha: Decimal): Smoothing {
  let level = series[0]!;
  let squares = new Decimal(0);
  for (const value of series.slice(1)) {
    const miss = value.minus(level);
    squares = squares.plus(miss.times(miss));
    level = level.plus(alpha.times(miss));
  }
  return { alpha, error: squares.div(series.length - 1), forecast: level };
}

/**
 * The smoothings whose errors are the least of all constants from 0.01 to 0.99, the best first; more than one only where
 * they come near to it. Floating point chooses whom to compare: of the differences from the first value, which it holds well.
 */
export function bestSmoothings(series: readonly Decimal[]): Smoothing[] {
  const [first] = series;
  const offsets = series.map((value) => value.minus(first!).toNumber());
  const errors = HUNDREDTHS.map((hundredths) => floatError(offsets, hundredths / 100));
  const least = Math.min(...errors);
  return HUNDREDTHS.filter((_, index) => errors[index]! <= least * (1 + DOUBTFUL))
    .map((hundredths) => smooth(series, new Decimal(hundredths).div(100)))
    .sort((a, b) => a.error.cmp(b.error));
}

function floatError(offsets: readonly number[], alpha: number): number {
  let [level, squares] = [0, 0];
  for (const offset of offsets.slice(1)) {
    const miss = offset - level;
    squares += miss * miss;
    level += alpha * miss;
  }
  return squares;
}
