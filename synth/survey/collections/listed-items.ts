import type { Cell, Relation } from "../../../core/relation.ts";

/** A list of fewer things is none. */
const LEAST_ITEMS = 2;
/** What stands so on fewer of the pages that state it does so by chance. */
const SHARE = 0.5;
const LEAST_PAGES = 2;

/**
 * A page collection without what items of lists on its pages say: a cell that stands where an item of a list stands that leads
 * to other pages ("Sale" on one of the things that a page lists) is that item's, and no property of the page.
 *
 * @param within the relations within the pages
 */
export function withoutItems(collection: Relation, within: readonly Relation[]): Relation {
  const places = new Map<string, Set<string>>();
  for (const { source, url, rows } of within) {
    if (source !== "records" || rows.filter(({ about }) => about !== undefined).length < LEAST_ITEMS) continue;
    const known = places.get(url) ?? new Set<string>();
    places.set(url, known);
    for (const cell of rows.flatMap(({ cells }) => cells)) known.add(placeOf(cell));
  }
  const isListed = (at: number) => {
    const stated = collection.rows.filter(({ cells }) => cells[at]!.value.kind !== "missing");
    const listed = stated.filter(
      ({ about, cells }) => about !== undefined && places.get(about)?.has(placeOf(cells[at]!)),
    );
    return listed.length >= Math.max(LEAST_PAGES, SHARE * stated.length);
  };
  const kept = collection.columns.flatMap(({ role }, at) => (role !== "label" && isListed(at) ? [] : [at]));
  if (kept.length === collection.columns.length) return collection;
  return {
    ...collection,
    columns: kept.map((at) => collection.columns[at]!),
    rows: collection.rows.map((row) => ({ ...row, cells: kept.map((at) => row.cells[at]!) })),
  };
}

const placeOf = ({ evidence: { place } }: Cell) => (place.at === "node" ? place.path : "");
