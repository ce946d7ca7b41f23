import type { Relation } from "../../../core/relation.ts";
import { headerUnit, withoutHeaderUnit } from "../../../logic/values/infer-column.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { placeOf } from "./gathered-tables.ts";
import { renamedColumn } from "./renamed-column.ts";

/** So much of the pages (share) must have it in a table that is headed alike. */
const MOST = 0.8;
/** A year alone, the second of its name on a page, too. */
const YEAR = /^(?:1[5-9]|20)\d\d(?: \(\d+\))?$/;

interface InTable {
  table: Relation;
  row: number;
  at: number;
}

/**
 * A page collection whose columns of figures are called after the half of what heads them, with the rest from the tables that
 * they stand in: a year is the turnover in it, and under "Market share (%)" the figure of a firm is its market share. A year of
 * which no table says what it states is no name.
 *
 * @param within the relations within the pages
 */
export function namedByTables(collection: Relation, within: ReadonlyMap<string, readonly Relation[]>): Relation {
  if (!collection.columns.some((column) => column.type === "number" && column.role !== "label" && !column.unnamed))
    return collection;
  const places = placesIn(collection, within);
  const columns = collection.columns.map((column, at) => {
    if (column.type !== "number" || column.role === "label" || column.unnamed || isChinese(column.name)) return column;
    const ofYear = YEAR.test(column.name);
    const called = calledByTables(collection, at, places);
    if (called !== undefined) return renamedColumn(called, at, collection);
    return ofYear ? { ...column, unnamed: true } : column;
  });
  return new Set(columns.map(({ name }) => name)).size < columns.length ? collection : { ...collection, columns };
}

/** Where the cells of tables stand, of the pages of a collection. */
function placesIn({ rows }: Relation, within: ReadonlyMap<string, readonly Relation[]>): Map<string, InTable> {
  const found = new Map<string, InTable>();
  for (const url of new Set(rows.flatMap(({ about }) => about ?? [])))
    for (const table of within.get(url) ?? [])
      for (const [row, { cells }] of table.rows.entries())
        for (const [at, cell] of cells.entries()) found.set(placeOf(cell), { table, row, at });
  return found;
}

/** What nearly all the tables that a column's cells stand in say that it is; undefined where they say nothing, or two things. */
function calledByTables({ columns, rows }: Relation, at: number, places: ReadonlyMap<string, InTable>) {
  const stated = rows.map(({ cells }) => cells[at]!).filter(({ value }) => value.kind !== "missing");
  const counts = new Map<string, number>();
  for (const cell of stated) {
    const found = places.get(placeOf(cell));
    const name = found && (YEAR.test(columns[at]!.name) ? ofYear(found) : ofRow(found, columns[at]!.name));
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] >= MOST * stated.length ? most[0] : undefined;
}

/** The heading of a year, where the table's title said the rest of it. */
function ofYear({ table, at }: InTable): string | undefined {
  const { name } = table.columns[at]!;
  return YEAR.test(name) ? undefined : name;
}

/** "Market share of Acme (%)" of the row "Acme" under "Market share (%)"; a heading without a unit may as well head anything. */
function ofRow({ table, row, at }: InTable, called: string): string | undefined {
  const [label] = table.rows[row]!.cells;
  const { name, unnamed } = table.columns[at]!;
  const unit = headerUnit(name);
  const measure = withoutHeaderUnit(name).trim();
  if (table.source !== "html_table" || at === 0 || table.columns[0]!.unnamed || unnamed || unit === undefined)
    return undefined;
  if (measure === "" || measure === name || foldText(label!.value.printed) !== foldText(called)) return undefined;
  return `${measure} of ${called} (${unit})`;
}
