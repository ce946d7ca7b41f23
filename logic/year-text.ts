import type { Column } from "../core/relation.ts";
import type { Value } from "../core/value.ts";

/** "2016", "The year 2016", "CORA 2016 (Tallinn)": one calendar year, and no other number of four digits. */
const YEAR_WITHIN = /(?<!\d)(1[5-9]\d\d|20\d\d|2100)(?!\d)/g;

/** The one calendar year that a text names; undefined where it names none or several. */
export function yearWithin(text: string): number | undefined {
  const found = [...text.matchAll(YEAR_WITHIN)];
  return found.length === 1 ? Number(found[0]![1]) : undefined;
}

/** What stands around the year: equal for all names that differ in their year only. */
export function aroundYear(text: string): string {
  return text.replace(YEAR_WITHIN, "#").trim().toLowerCase();
}

/** The calendar year that a cell states: a year, a date, or a name with one year in it. */
export function yearOfCell(value: Value, column: Column): number | undefined {
  if (value.kind === "number") return column.role === "year" ? Number(value.decimal) : undefined;
  if (value.kind === "date") return Number(value.iso.slice(0, 4));
  return value.kind === "text" || value.kind === "entity" ? yearWithin(value.printed) : undefined;
}
