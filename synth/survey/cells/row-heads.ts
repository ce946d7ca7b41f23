import type { Column, Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** A table of fewer columns is a list of labels with what stands behind them. */
const LEAST_COLUMNS = 3;
/** On so many of the pages that state it (share) a heading begins a row of a table. */
const MOSTLY = 0.5;

/** By page: what the rows of its tables begin with. */
export function rowHeads(relations: readonly Relation[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { source, columns, rows } of relations) {
    if (source !== "html_table" || columns.length < LEAST_COLUMNS) continue;
    for (const { cells } of rows) {
      const [first] = cells;
      if (!first || first.value.kind === "missing") continue;
      const { url } = first.evidence;
      const heads = found.get(url) ?? new Set();
      found.set(url, heads.add(foldText(first.value.printed)));
    }
  }
  return found;
}

/**
 * Whether a collection took the first cell behind the head of a table's row for a property of the page: "North Bay: 39" of a
 * report whose table says of each bay how many ships came, went and stayed.
 */
export function isRowHead(
  { source, rows }: Relation,
  { name }: Column,
  index: number,
  heads: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (source !== "page_collection" || heads.size === 0) return false;
  const stating = rows.flatMap(({ cells }) => (cells[index]!.value.kind === "missing" ? [] : [cells[index]!]));
  const called = foldText(name);
  const among = stating.filter(({ evidence }) => heads.get(evidence.url)?.has(called)).length;
  return among > 0 && among >= MOSTLY * stating.length;
}
