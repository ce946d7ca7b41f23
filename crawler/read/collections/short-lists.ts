import { labelKey } from "./label-text.ts";
import type { PageReading } from "./readings.ts";

/**
 * Pages without what stands in the one row below a header row where on more pages several rows stand below the same words:
 * a list that happens to be short is a list all the same, and no property of the page.
 */
export function withoutShortLists(pages: readonly PageReading[]): readonly PageReading[] {
  const lists = countOf(pages.map(({ listHeads }) => listHeads.map(labelKey)));
  if (lists.size === 0) return pages;
  const single = countOf(pages.map(({ labelled }) => labelled.flatMap((r) => (r.headed ? [labelKey(r.label)] : []))));
  const isList = (key: string) => (lists.get(key) ?? 0) > (single.get(key) ?? 0);
  return pages.map((page) => ({
    ...page,
    labelled: page.labelled.filter(({ headed, label }) => !(headed && isList(labelKey(label)))),
  }));
}

/** On how many pages each key is. */
function countOf(pages: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const keys of pages) for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
