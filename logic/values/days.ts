import type { Value } from "../../core/value.ts";
import type { Guard, TableResult, UsedCell } from "../operation.ts";
import { orderBy } from "../order.ts";
import { columnCells } from "../table.ts";
import { cellGuards, type Missing } from "./measure.ts";

const DAY_MS = 86_400_000;
/** "2021-05-12" */
const DAY = /^(\d{4})-(\d{2})-(\d{2})/;

export type DateValue = Extract<Value, { kind: "date" }>;

/** The unit of what date operations compute. */
export const DAYS = "days";

/** Days since 1970-01-01 in the proleptic Gregorian calendar (ISO 8601-1 §4.2.1); undefined where no day is stated. */
export function dayNumber({ iso }: DateValue): number | undefined {
  const [, year, month, day] = DAY.exec(iso) ?? [];
  return day === undefined ? undefined : Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
}

/** The days of a column's dates, earliest first; dates without a day are left out, the guards have refused them. */
export function daysOf(table: TableResult, name: string): number[] {
  return orderBy(table, name)
    .descending.flatMap(({ cell: { value } }) => (value.kind === "date" ? (dayNumber(value) ?? []) : []))
    .reverse();
}

/** What speaks against counting days over a column: it holds no dates, fewer than `least`, or some without a day. */
export function dayGuards(table: TableResult, name: string, missing: Missing, least: number): Guard[] {
  const order = orderBy(table, name);
  if (order.column.type !== "date") return [{ guard: "not_a_date", message: `"${name}" does not hold dates` }];
  const guards = cellGuards(table, name, order, missing);
  if (guards.length > 0) return guards;
  const days = daysOf(table, name);
  if (days.length < order.descending.length)
    return [{ guard: "granularity", message: `some dates of "${name}" state no day` }];
  if (days.length < least)
    return [{ guard: "too_few", message: `"${name}" has ${days.length} dates here, at least ${least} are needed` }];
  return days[0] === days.at(-1) ? [{ guard: "all_equal", message: `all dates of "${name}" are equal here` }] : [];
}

/** The cells that dates are read from. */
export function dateCells(table: TableResult, name: string): UsedCell[] {
  return columnCells(
    table,
    name,
    orderBy(table, name).descending.map(({ row }) => row),
  );
}

/** From 1 September to 31 August is a year to whoever counts both days, and a day short of one to whoever does not. */
export const endsTheDayBefore = ([from, to]: readonly [string, string]): boolean =>
  new Date(Date.parse(to) + DAY_MS).toISOString().slice(5, 10) === from.slice(5);
