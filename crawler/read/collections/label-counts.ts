/**
 * The labels of each page with how many of all pages bear them: those of one page alone are none, and those of more than `most` frame
 * all pages.
 */
export function countedOf(
  pages: readonly ReadonlyMap<number, number>[],
  most = pages.length,
): ReadonlyMap<number, number>[] {
  const counts = new Map<number, number>();
  for (const labels of pages) for (const label of labels.keys()) counts.set(label, (counts.get(label) ?? 0) + 1);
  return pages.map(
    (labels) =>
      new Map(
        [...labels.keys()].flatMap((label) => {
          const count = counts.get(label)!;
          return count > 1 && count <= most ? [[label, count] as const] : [];
        }),
      ),
  );
}
