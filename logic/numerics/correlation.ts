import { Decimal } from "./decimal.ts";
import { deviationsOf, dotOf } from "./moments.ts";

/** Two numbers of one thing. */
export interface Pair {
  x: Decimal;
  y: Decimal;
}

/** Pearson's product-moment correlation coefficient, from −1 to 1. Neither side may be constant. */
export function pearsonOf(pairs: readonly Pair[]): Decimal {
  const [dx, dy] = [deviationsOf(pairs.map(({ x }) => x)), deviationsOf(pairs.map(({ y }) => y))];
  return dotOf(dx, dy).div(dotOf(dx, dx).times(dotOf(dy, dy)).sqrt());
}

/** Values that lie closer to each other, in relation to their size, have digits that a double does not tell apart for sure. */
const LEAST_SPREAD = 1e-6;

/** A coefficient in doubles that lies farther than this from a limit lies on the same side of it. */
const SURELY = 1e-6;

/**
 * Whether a coefficient, either way, is above a limit. Doubles tell that at a hundredth of the cost; only near the limit, and where
 * they cannot be trusted, it is computed exactly.
 */
export function correlatesAbove(pairs: readonly Pair[], limit: string): boolean {
  const rough = roughPearson(pairs);
  const distance = rough === undefined ? 0 : Math.abs(rough) - Number(limit);
  return Math.abs(distance) > SURELY ? distance > 0 : pearsonOf(pairs).abs().gt(limit);
}

/** The coefficient in doubles, to ten digits; undefined where a side hardly varies. */
function roughPearson(pairs: readonly Pair[]): number | undefined {
  const [xs, ys] = [pairs.map(({ x }) => x.toNumber()), pairs.map(({ y }) => y.toNumber())];
  const [dx, dy] = [deviations(xs), deviations(ys)];
  if (!dx || !dy) return undefined;
  const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, one, at) => sum + one * b[at]!, 0);
  return dot(dx, dy) / Math.sqrt(dot(dx, dx) * dot(dy, dy));
}

/** How far numbers lie from their mean; undefined where that is next to nothing beside their size. */
function deviations(numbers: readonly number[]): number[] | undefined {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const found = numbers.map((one) => one - mean);
  const size = Math.max(...numbers.map(Math.abs));
  return Math.max(...found.map(Math.abs)) > LEAST_SPREAD * size ? found : undefined;
}

/** Spearman's rank correlation coefficient: Pearson's of the ranks, equal values sharing the mean of their ranks. */
export function spearmanOf(pairs: readonly Pair[]): Decimal {
  const [xs, ys] = [averageRanks(pairs.map(({ x }) => x)), averageRanks(pairs.map(({ y }) => y))];
  return pearsonOf(xs.map((x, index) => ({ x, y: ys[index]! })));
}

/** The rank of each number, the smallest first from 1; equal numbers share the mean of the ranks that they take up. */
export function averageRanks(numbers: readonly Decimal[]): Decimal[] {
  const order = numbers.map((_, index) => index).sort((a, b) => numbers[a]!.cmp(numbers[b]!));
  const ranks: Decimal[] = new Array(numbers.length);
  for (let first = 0; first < order.length; ) {
    let last = first;
    while (last + 1 < order.length && numbers[order[last + 1]!]!.eq(numbers[order[first]!]!)) last++;
    const shared = new Decimal(first + last + 2).div(2);
    for (let at = first; at <= last; at++) ranks[order[at]!] = shared;
    first = last + 1;
  }
  return ranks;
}
