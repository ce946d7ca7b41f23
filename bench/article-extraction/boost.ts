/** A node of a tree: go to `2i+1` where the feature is below the threshold, else `2i+2`; leaves hold a value. */
export interface Tree {
  /** For the inner nodes in breadth-first order: feature index (-1: always left) and threshold. */
  splits: [feature: number, threshold: number][];
  leaves: number[];
}
export interface Sample {
  features: readonly number[];
  isMain: boolean;
  weight: number;
}
export interface BoostOptions {
  trees: number;
  depth: number;
  rate: number;
  /** Least sum of weights in a leaf, of a total of 1. */
  leaf: number;
  lambda: number;
  /** Share of the features that each tree may use. */
  columns: number;
}
const BINS = 32;

/** Gradient boosting of small trees on logistic loss (Friedman 2001, with Newton leaves), deterministic. */
export function boost(samples: readonly Sample[], options: BoostOptions): Tree[] {
  const count = samples.length;
  const width = samples[0]?.features.length ?? 0;
  const total = samples.reduce((sum, sample) => sum + sample.weight, 0);
  const weights = Float64Array.from(samples, (sample) => sample.weight / total);
  const cuts = Array.from({ length: width }, (_, feature) =>
    cutsOf(samples.map((sample) => sample.features[feature]!)),
  );
  const bins = cuts.map((cut, feature) => Uint8Array.from(samples, (sample) => binOf(cut, sample.features[feature]!)));
  const scores = new Float64Array(count);
  const random = randomFrom(7);
  const trees: Tree[] = [];
  for (let round = 0; round < options.trees; round++) {
    const gradient = new Float64Array(count);
    const hessian = new Float64Array(count);
    for (let at = 0; at < count; at++) {
      const p = 1 / (1 + Math.exp(-scores[at]!));
      gradient[at] = weights[at]! * ((samples[at]!.isMain ? 1 : 0) - p);
      hessian[at] = weights[at]! * p * (1 - p);
    }
    const place = new Uint8Array(count);
    const allowed = Array.from({ length: width }, (_, feature) => feature).filter(() => random() < options.columns);
    const inner = 2 ** options.depth - 1;
    const splits: Tree["splits"] = [];
    for (let node = 0; node < inner; node++) {
      const members: number[] = [];
      for (let at = 0; at < count; at++) if (place[at] === node) members.push(at);
      const best = bestSplit(members, allowed, bins, cuts, gradient, hessian, weights, options);
      splits.push(best ? [best.feature, cuts[best.feature]![best.bin]!] : [-1, 0]);
      for (const at of members) {
        place[at] = !best || bins[best.feature]![at]! <= best.bin ? 2 * node + 1 : 2 * node + 2;
      }
    }
    const sums = Array.from({ length: inner + 1 }, () => ({ g: 0, h: 0 }));
    for (let at = 0; at < count; at++) {
      const sum = sums[place[at]! - inner]!;
      sum.g += gradient[at]!;
      sum.h += hessian[at]!;
    }
    const leaves = sums.map(({ g, h }) => (options.rate * g) / (h + options.lambda));
    for (let at = 0; at < count; at++) scores[at]! += leaves[place[at]! - inner]!;
    trees.push({ splits, leaves });
  }
  return trees;
}

export function scoreWith(trees: readonly Tree[], features: readonly number[]): number {
  let score = 0;
  for (const { splits, leaves } of trees) {
    let node = 0;
    while (node < splits.length) {
      const [feature, threshold] = splits[node]!;
      node = feature < 0 || features[feature]! < threshold ? 2 * node + 1 : 2 * node + 2;
    }
    score += leaves[node - splits.length]!;
  }
  return score;
}

function bestSplit(
  members: readonly number[],
  allowed: readonly number[],
  bins: readonly Uint8Array[],
  cuts: readonly number[][],
  gradient: Float64Array,
  hessian: Float64Array,
  weights: Float64Array,
  { leaf, lambda }: BoostOptions,
): { feature: number; bin: number } | undefined {
  let best: { feature: number; bin: number } | undefined;
  let most = 1e-9;
  const g = new Float64Array(BINS + 1);
  const h = new Float64Array(BINS + 1);
  const w = new Float64Array(BINS + 1);
  let wholeG = 0;
  let wholeH = 0;
  let wholeW = 0;
  for (const at of members) {
    wholeG += gradient[at]!;
    wholeH += hessian[at]!;
    wholeW += weights[at]!;
  }
  const base = (wholeG * wholeG) / (wholeH + lambda);
  for (const feature of allowed) {
    const size = cuts[feature]!.length;
    if (size === 0) continue;
    g.fill(0);
    h.fill(0);
    w.fill(0);
    const column = bins[feature]!;
    for (const at of members) {
      const bin = column[at]!;
      g[bin]! += gradient[at]!;
      h[bin]! += hessian[at]!;
      w[bin]! += weights[at]!;
    }
    let leftG = 0;
    let leftH = 0;
    let leftW = 0;
    for (let bin = 0; bin < size; bin++) {
      leftG += g[bin]!;
      leftH += h[bin]!;
      leftW += w[bin]!;
      if (leftW < leaf || wholeW - leftW < leaf) continue;
      const gain = (leftG * leftG) / (leftH + lambda) + (wholeG - leftG) ** 2 / (wholeH - leftH + lambda) - base;
      if (gain > most) {
        most = gain;
        best = { feature, bin };
      }
    }
  }
  return best;
}

/** Thresholds between distinct values, by quantiles. */
function cutsOf(values: number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const distinct = [...new Set(sorted)];
  if (distinct.length < 2) return [];
  const cuts: number[] = [];
  if (distinct.length <= BINS) {
    for (let at = 1; at < distinct.length; at++) cuts.push((distinct[at - 1]! + distinct[at]!) / 2);
  } else {
    for (let bin = 1; bin < BINS; bin++) {
      const cut = sorted[Math.floor((bin * sorted.length) / BINS)]!;
      if (cut > sorted[0]! && cut !== cuts[cuts.length - 1]) cuts.push(cut);
    }
  }
  return cuts;
}

function binOf(cuts: readonly number[], value: number): number {
  let bin = 0;
  while (bin < cuts.length && value >= cuts[bin]!) bin++;
  return bin;
}

/** Mulberry32: the same trees on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
