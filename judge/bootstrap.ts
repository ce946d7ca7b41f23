import { sha256 } from "../core/ids.ts";

/** What one cluster (the tasks of one site) contributes: sum of scores and how many there are. */
export interface Cluster {
  sum: number;
  count: number;
}

/** A confidence interval of a mean. */
export interface Interval {
  low: number;
  high: number;
}

/** Share of resamples that lie within the interval. */
const CONFIDENCE = 0.95;
const RESAMPLES = 10_000;

/**
 * The percentile interval (95 %) of a mean, by drawing whole clusters with replacement (Efron and Tibshirani 1993, chapter 13;
 * tasks of one site are not independent, so sites are drawn, not tasks). Undefined for fewer than two clusters: one site
 * says nothing about others.
 *
 * @param seed the same seed gives the same interval
 */
export function clusterInterval(
  clusters: readonly Cluster[],
  seed: string,
  resamples = RESAMPLES,
): Interval | undefined {
  if (clusters.length < 2) return undefined;
  const means = resampledMeans(clusters, seed, resamples).sort();
  const tail = (1 - CONFIDENCE) / 2;
  return { low: quantile(means, tail), high: quantile(means, 1 - tail) };
}

/** The means of `resamples` draws of as many clusters as there are. */
function resampledMeans(clusters: readonly Cluster[], seed: string, resamples: number): Float64Array {
  const sums = Float64Array.from(clusters, ({ sum }) => sum);
  const counts = Float64Array.from(clusters, ({ count }) => count);
  const size = clusters.length;
  const scale = size / 2 ** 32;
  // Clusters of one size, the usual case of a task each, need no second look-up.
  const even = counts.every((count) => count === counts[0]);
  const means = new Float64Array(resamples);
  // xorshift128 (Marsaglia 2003), written out: a call per draw doubles the time of a billion draws.
  let [x, y, z, w] = seedWords(seed);
  for (let resample = 0; resample < resamples; resample++) {
    let sum = 0;
    let count = even ? size * counts[0]! : 0;
    for (let draw = 0; draw < size; draw++) {
      const t = x ^ (x << 11);
      x = y;
      y = z;
      z = w;
      w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
      const picked = ((w >>> 0) * scale) | 0;
      sum += sums[picked]!;
      if (!even) count += counts[picked]!;
    }
    means[resample] = sum / count;
  }
  return means;
}

/** Linear interpolation between order statistics (type 7 of Hyndman and Fan 1996). */
function quantile(sorted: Float64Array, share: number): number {
  const position = (sorted.length - 1) * share;
  const below = Math.floor(position);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below]! + (sorted[above]! - sorted[below]!) * (position - below);
}

/** Four words of state, not all zero. */
function seedWords(seed: string): [number, number, number, number] {
  const digest = sha256(seed);
  const word = (at: number) => Number.parseInt(digest.slice(at * 8, at * 8 + 8), 16) | 0;
  return [word(0) | 1, word(1), word(2), word(3)];
}
