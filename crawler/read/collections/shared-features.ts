/** A label or a place is a group's own when this share of its pages bear it. */
const CORE_SHARE = 0.7;

/** What nearly all pages of a group have. */
export function coreOf(pages: readonly Iterable<number>[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const features of pages) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= pages.length * CORE_SHARE).map(([feature]) => feature));
}

/** Share of the smaller of two sets, and of the larger, that the other one has too. */
export function shareOf(a: ReadonlySet<number>, b: ReadonlySet<number>): { ofSmaller: number; ofLarger: number } {
  const shared = [...a].filter((one) => b.has(one)).length;
  return { ofSmaller: shared / Math.min(a.size, b.size), ofLarger: shared / Math.max(a.size, b.size) };
}

/** Mean of two measures: shared of the smaller set (optional parts do not count against a page) and shared of both. */
export function overlap(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  if (a.size === 0 || b.size === 0) return a.size === b.size ? 1 : 0;
  let shared = 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  for (const feature of small) if (large.has(feature)) shared++;
  return (shared / small.size + shared / (a.size + b.size - shared)) / 2;
}

/** The same over labels, each as heavy as the pages that bear it are many. */
export function weightedOverlap(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  const [weightA, weightB] = [weightOf(a), weightOf(b)];
  if (weightA === 0 || weightB === 0) return weightA === weightB ? 1 : 0;
  let shared = 0;
  for (const [label, weight] of a) if (b.has(label)) shared += weight;
  return (shared / Math.min(weightA, weightB) + shared / (weightA + weightB - shared)) / 2;
}

function weightOf(labels: ReadonlyMap<number, number>): number {
  let weight = 0;
  for (const count of labels.values()) weight += count;
  return weight;
}
