import type { Cell, Column, Relation } from "../../../core/relation.ts";
import { inferColumn } from "../../../logic/values/infer-column.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { columnOfYear } from "../../../logic/values/year-text.ts";
import { whyNoHeading } from "../naming/english-headings.ts";
import { headingsOf } from "../naming/title-units.ts";

/** Tables on fewer pages are chance… */
const LEAST_PAGES = 4;
/** …as are those on a smaller part of them, and years that fewer of them have. */
const MOST = 0.6;
/** Fewer years are no series; more are followed over the years, and nobody asks of one of them what all things had in it. */
const YEARS = { least: 2, most: 6 };
const YEAR = /^(?:1[5-9]|20)\d\d$/;
const YEAR_HEADING = /^(?:calendar |financial |fiscal |reporting )?years?$/i;

/** A table of a page with a row per year. */
interface Down {
  table: Relation;
  time: number;
  /** The row of each year. */
  rows: ReadonlyMap<string, readonly Cell[]>;
}

/**
 * A page collection with what a table with a row per year says on most of its pages: "Net generation | 2014 | 3,331" is what the
 * station generated in 2014, which its other properties can be held against.
 *
 * @param within the relations within the pages, by page
 */
export function withYearsDown(collection: Relation, within: ReadonlyMap<string, readonly Relation[]>): Relation {
  const { rows } = collection;
  const kinds = new Map<string, Map<number, Down[]>>();
  for (const [at, { about }] of rows.entries())
    for (const table of about === undefined ? [] : (within.get(about) ?? [])) {
      const down = yearsDown(table);
      if (!down) continue;
      const key = `${table.name}|${headingsOf(table)}`;
      const pages = kinds.get(key) ?? new Map<number, Down[]>();
      kinds.set(key, pages.set(at, [...(pages.get(at) ?? []), down]));
    }
  const taken = new Set(collection.columns.map(({ name }) => name));
  const made = [...kinds.values()]
    .flatMap((pages) => columnsOf(pages, collection))
    .filter(({ column: { name } }) => !taken.has(name));
  if (made.length === 0 || new Set(made.map(({ column }) => column.name)).size < made.length) return collection;
  return {
    ...collection,
    columns: [...collection.columns, ...made.map(({ column }) => column)],
    rows: rows.map((row, at) => ({ ...row, cells: [...row.cells, ...made.map(({ cells }) => cells[at]!)] })),
  };
}

/** A table that has a column of years, each once, and figures beside them; undefined of any other. */
function yearsDown(table: Relation): Down | undefined {
  if (table.source !== "html_table" || isChinese(table.name)) return undefined;
  const time = table.columns.findIndex(({ name, unnamed }) => !unnamed && YEAR_HEADING.test(name.trim()));
  if (time < 0 || table.columns.some(({ type }, at) => at !== time && type !== "number")) return undefined;
  const stated = table.rows.filter(({ total }) => !total);
  const rows = new Map(stated.map(({ cells }) => [cells[time]!.value.printed.trim(), cells]));
  return rows.size === stated.length && [...rows.keys()].every((year) => YEAR.test(year))
    ? { table, time, rows }
    : undefined;
}

function columnsOf(pages: ReadonlyMap<number, readonly Down[]>, { rows }: Relation) {
  const single = new Map([...pages].flatMap(([at, own]) => (own.length === 1 ? [[at, own[0]!] as const] : [])));
  if (single.size < LEAST_PAGES || single.size < MOST * rows.length) return [];
  const counts = new Map<string, number>();
  for (const down of single.values())
    for (const year of down.rows.keys()) counts.set(year, (counts.get(year) ?? 0) + 1);
  const years = [...counts].filter(([, count]) => count >= MOST * single.size).map(([year]) => year);
  if (counts.size > YEARS.most || years.length < YEARS.least) return [];
  const [first] = single.values();
  return first!.table.columns.flatMap((measure, column) => {
    if (column === first!.time || measure.role !== "measure" || measure.unnamed || whyNoHeading(measure)) return [];
    return years.sort().map((year) => ofYear(measure, year, column, single, rows));
  });
}

function ofYear(
  measure: Column,
  year: string,
  at: number,
  pages: ReadonlyMap<number, Down>,
  rows: Relation["rows"],
): { column: Column; cells: Cell[] } {
  const cells = rows.map(({ cells: [label] }, row): Cell => {
    const stated = pages.get(row)?.rows.get(year)?.[at];
    return stated ?? { value: { kind: "missing", printed: "" }, evidence: label!.evidence };
  });
  const values = cells.map(({ value }) => value);
  const texts = values.map(({ printed }) => printed);
  const { unit, ...column } = inferColumn(columnOfYear(measure.name, year), values, texts);
  const stated = unit ?? measure.unit;
  return { column: stated === undefined ? column : { ...column, unit: stated }, cells };
}
