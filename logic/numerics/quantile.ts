import { Decimal } from "./decimal.ts";

/**
 * The quantile at `share` (0 to 1) of at least one number: type 7 of Hyndman and Fan (1996), the linear interpolation
 * between order statistics that puts the k-th smallest of n values at (k − 1) / (n − 1).
 */
export function quantileOf(numbers: readonly Decimal[], share: Decimal): Decimal {
  const sorted = [...numbers].sort((a, b) => a.cmp(b));
  const place = share.times(sorted.length - 1);
  const below = place.floor().toNumber();
  const [low, high] = [sorted[below]!, sorted[Math.min(below + 1, sorted.length - 1)]!];
  return low.plus(high.minus(low).times(place.minus(below)));
}

/** The middle value, of an even number of values the mean of the two middle ones. */
export function medianOf(numbers: readonly Decimal[]): Decimal {
  return quantileOf(numbers, new Decimal("0.5"));
}
