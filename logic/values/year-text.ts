import type { Column } from "../../core/relation.ts";
import type { Value } from "../../core/value.ts";
import { seasonStart } from "./season-text.ts";

/** "2016", "The year 2016", "CORA 2016 (Tallinn)": one calendar year, and no other number of four digits. */
const YEAR_WITHIN = /(?<!\d)(1[5-9]\d\d|20\d\d|2100)(?!\d)/g;

/** The one calendar year that a text names; undefined where it names none or several. */
export function yearWithin(text: string): number | undefined {
  const found = [...text.matchAll(YEAR_WITHIN)];
  return found.length === 1 ? Number(found[0]![1]) : undefined;
}

/** What stands around the year: equal for all names that differ in their year only. */
export function aroundYear(text: string): string {
  if (seasonStart(text) !== undefined) return "#";
  return text.replace(YEAR_WITHIN, "#").trim().toLowerCase();
}

/** The calendar year that a cell states: a year, a date, or a name with one year in it; of a season that in which it begins. */
export function yearOfCell(value: Value, column: Column): number | undefined {
  if (value.kind === "number") return column.role === "year" ? Number(value.decimal) : undefined;
  if (value.kind === "date") return Number(value.iso.slice(0, 4));
  if (value.kind !== "text" && value.kind !== "entity") return undefined;
  return seasonStart(value.printed) ?? yearWithin(value.printed);
}

const OF_YEAR = /^(?<what>.+) > (?<year>(?:1[5-9]|20)\d\d)$/;

/** The quantity and the year of a column that states one year of several ("Exports > 2019"); undefined of any other. */
export function yearOfColumn(name: string): { what: string; year: string } | undefined {
  const { what, year } = OF_YEAR.exec(name)?.groups ?? {};
  return what === undefined || year === undefined ? undefined : { what, year };
}

/** What a column is called that states a quantity of one year. */
export const columnOfYear = (what: string, year: number | string): string => `${what} > ${year}`;

/** What a column states, of whatever year. */
export const quantityOf = (name: string): string => yearOfColumn(name)?.what ?? name;
