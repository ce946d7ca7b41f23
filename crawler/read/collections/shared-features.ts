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
