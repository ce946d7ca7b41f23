import { cellOf } from "./conditions.ts";
import type { StoredTable, StoredValue } from "./stored.ts";

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Days since the first of January of year 1, counted year by year and month by month. */
export function calendarDay({ iso }: StoredValue): number {
  const [year, month, day] = iso!.slice(0, 10).split("-").map(Number);
  let days = day! - 1;
  for (let before = 1; before < year!; before++) days += isLeap(before) ? 366 : 365;
  for (let before = 1; before < month!; before++) days += MONTHS[before - 1]! + (before === 2 && isLeap(year!) ? 1 : 0);
  return days;
}

/** The same of all dates of a column. */
export const calendarDays = (from: StoredTable, column: string): number[] =>
  from.rows
    .map((row) => cellOf(from, row, column))
    .filter(({ kind }) => kind === "date")
    .map(calendarDay);
