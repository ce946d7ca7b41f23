import { contentId } from "../../../core/ids.ts";
import type { Column, Relation, Row } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { sameUnit } from "../../../logic/values/units.ts";
import { yearOfColumn } from "../../../logic/values/year-text.ts";
import { PAGE_COLUMN } from "./table-families.ts";

/** Figures of fewer years are two numbers, not a development. */
const LEAST_YEARS = 3;
/** Things of which fewer state a figure are no kind to compare. */
const LEAST_THINGS = 4;

/** The columns that state the same of other years, the column itself included. */
export function columnsAlike(columns: readonly Column[], at: number): number[] {
  const what = yearOfColumn(columns[at]!.name)?.what;
  if (what === undefined) return [at];
  return columns.flatMap(({ name }, index) => (yearOfColumn(name)?.what === what ? [index] : []));
}

interface OfYear {
  year: string;
  column: Column;
  at: number;
}

/**
 * What the pages of a collection state of several years is a relation for each quantity, a row per page and year: so it can be
 * followed over the years.
 */
export function yearlyFigures(collection: Relation): Relation[] {
  const label = collection.columns.findIndex(({ role }) => role === "label");
  if (label < 0) return [];
  const quantities = new Map<string, OfYear[]>();
  for (const [at, column] of collection.columns.entries()) {
    const { what, year } = yearOfColumn(column.name) ?? {};
    if (what !== undefined && year !== undefined && column.type === "number")
      quantities.set(what, [...(quantities.get(what) ?? []), { year, column, at }]);
  }
  return [...quantities].flatMap(([what, found]) => {
    const measure = measureOf(what, found);
    const years = found.filter(({ column }) => sameUnit(column.unit, measure.unit));
    const stated = collection.rows.map((row) => rowsOf(row, label, years)).filter((found) => found.length > 0);
    const rows = stated.flat();
    if (years.length < LEAST_YEARS || stated.length < LEAST_THINGS) return [];
    return [
      {
        id: contentId("yearly_figures", collection.id, what),
        name: what,
        source: "page_collection" as const,
        url: collection.url,
        columns: [{ name: PAGE_COLUMN, type: "text", role: "category" }, YEAR, measure],
        rows,
      },
    ];
  });
}

const YEAR: Column = { name: "Year", type: "date", role: "date" };

/** The column of the figures: as most of its years have it. */
function measureOf(what: string, found: readonly OfYear[]): Column {
  const counts = new Map<string, OfYear[]>();
  for (const one of found) counts.set(one.column.unit ?? "", [...(counts.get(one.column.unit ?? "") ?? []), one]);
  const [usual] = [...counts.values()].sort((a, b) => b.length - a.length)[0]!;
  return { ...usual!.column, name: what, role: "measure" };
}

/** A row for each year of which the page states a figure, and says it once. */
function rowsOf({ cells }: Row, label: number, years: readonly OfYear[]): Row[] {
  return years.flatMap(({ year, at }) => {
    const figure = cells[at]!;
    if (figure.value.kind !== "number") return [];
    const value: Value = { kind: "date", printed: year, iso: year, granularity: "year" };
    return [{ cells: [cells[label]!, { value, evidence: figure.evidence }, figure] }];
  });
}
