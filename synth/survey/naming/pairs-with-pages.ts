import type { Relation } from "../../../core/relation.ts";

/** Of the cells so many lead to a page, and of those pages so many stand in tables of several pages. */
const MOST = 0.5;

/**
 * Do the tables of several pages pair these with things that have pages of their own (each show with its singers, each singer on the
 * pages of several shows)? Of such a pair a row says what there was, be it one of what the line above the table names or three
 * ("Songs" over "Singer | First | Second"), and none of them is a row. Where a row has its day, it happened.
 *
 * @param at the column that tells the rows of a page apart
 */
export function arePairsWithPages({ columns, rows }: Relation, at: number): boolean {
  if (columns.some(({ type }) => type === "date")) return false;
  const pages = new Map<string, Set<string>>();
  let leading = 0;
  for (const { cells } of rows) {
    const { value, evidence } = cells[at]!;
    if (value.kind !== "entity" || value.href === undefined) continue;
    leading += 1;
    pages.set(value.href, (pages.get(value.href) ?? new Set()).add(evidence.url));
  }
  const again = [...pages.values()].filter(({ size }) => size > 1).length;
  return leading > 0 && leading >= MOST * rows.length && again >= MOST * pages.size;
}
