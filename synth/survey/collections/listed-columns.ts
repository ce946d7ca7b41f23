import type { Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** One heading may be a label somewhere else on the page. */
const LEAST_HEADINGS = 2;
/** A table of so many rows is a list. */
const LEAST_ROWS = 2;

/**
 * A page collection without what is a list on some of its pages: where a page has a table of several rows, a row of its own
 * under the same headings on another page is a list of one thing, and no property of that page.
 *
 * @param tables the relations within the pages
 */
export function withoutListed(collection: Relation, tables: readonly Relation[]): Relation {
  const { columns, rows } = collection;
  const rowOf = new Map(rows.flatMap((row) => (row.about === undefined ? [] : [[row.about, row] as const])));
  const indexOf = new Map(columns.map(({ name }, at) => [headingOf(name), at]));
  const listed = new Set<number>();
  for (const table of tables) {
    const row = table.source === "html_table" && table.rows.length >= LEAST_ROWS && rowOf.get(table.url);
    if (!row) continue;
    const here = table.columns.flatMap(({ name, unnamed }) => (unnamed ? [] : (indexOf.get(headingOf(name)) ?? [])));
    const silent = here.filter((at) => columns[at]!.role !== "label" && row.cells[at]!.value.kind === "missing");
    if (silent.length >= LEAST_HEADINGS && silent.length === here.length) for (const at of silent) listed.add(at);
  }
  if (listed.size === 0) return collection;
  const kept = columns.flatMap((_, at) => (listed.has(at) ? [] : [at]));
  return {
    ...collection,
    columns: kept.map((at) => columns[at]!),
    rows: rows.map((row) => ({ ...row, cells: kept.map((at) => row.cells[at]!) })),
  };
}

/** "Crossings > Time" -> "time" */
const headingOf = (name: string) => foldText(name.split(" > ").at(-1)!);
