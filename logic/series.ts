import type { Column } from "../core/relation.ts";
import type { NumberValue } from "../core/value.ts";
import type { Decimal } from "./numerics/decimal.ts";
import type { Guard, TableResult, UsedCell, WorkCell, WorkRow } from "./operation.ts";
import { columnIndex } from "./table.ts";
import { type TimeColumns, timeOf } from "./time-of-row.ts";
import { decimalOf, quantityGuards } from "./values/measure.ts";
import { type Grain, type Period, periodWords } from "./values/period.ts";
import { precisionGuards } from "./values/precision.ts";
import { ratioScaleGuards } from "./values/ratio-scale.ts";
import { sameUnit } from "./values/units.ts";

/** One value of a series. */
export interface Point {
  /** Where it lies on the time axis: the year, or a count of months or quarters. */
  at: number;
  period: Period;
  /** The period as printed. */
  printed: string;
  value: NumberValue;
  number: Decimal;
  cell: WorkCell;
  row: WorkRow;
}

/** Years, seasons, quarters or months with their values, earliest first; what could not be read is told by `problems`. */
export interface TimeSeries {
  column: Column;
  /** What the column is called that says the periods. */
  heading: string;
  points: readonly Point[];
  unit: string | undefined;
  problems: readonly Guard[];
}

/** The periods that rows of a table stand for, one per row, and the values of a column in them. */
export function timeSeries(
  table: TableResult,
  time: TimeColumns,
  name: string,
  rows: readonly WorkRow[] = table.rows,
): TimeSeries {
  const at = columnIndex(table, name);
  const column = table.columns[at]!;
  const points: Point[] = [];
  const problems: Guard[] = [...quantityGuards(column)];
  const seen = new Set<number>();
  for (const row of rows) {
    const { period, value: said } = timeOf(table, row, time);
    if (period === undefined) {
      problems.push({ guard: "not_a_year", message: `"${said.printed}" names no year` });
      continue;
    }
    if (seen.has(period.at)) problems.push({ guard: "ambiguous", message: `${said.printed} stands there twice` });
    seen.add(period.at);
    const cell = row.cells[at]!;
    if (cell.value.kind !== "number") {
      problems.push({ guard: "missing_cells", message: `"${name}" is not stated for ${said.printed}` });
      continue;
    }
    const number = decimalOf(cell.value);
    points.push({ at: period.at, period, printed: said.printed, value: cell.value, number, cell, row });
  }
  points.sort((a, b) => a.at - b.at);
  const [first] = points;
  const unit = first?.value.unit;
  if (points.some(({ value }) => !sameUnit(value.unit, unit)))
    problems.push({ guard: "mixed_units", message: `"${name}" mixes units` });
  // A month is not held against a whole year.
  if (points.some(({ period }) => period.grain !== first!.period.grain || period.anyYear !== first!.period.anyYear))
    problems.push({ guard: "ambiguous", message: "not all rows are of periods of one kind" });
  return { column, heading: time.time, points, unit: unit ?? column.unit, problems };
}

/** The series of a table that `series` made: its first column names the periods. */
export const seriesIn = (table: TableResult, column: string): TimeSeries =>
  timeSeries(table, { time: table.columns[0]!.name }, column);

/** Fewer years are two numbers, not a development. */
const LEAST_YEARS = 3;

/** A figure may be printed with so many places fewer than its neighbour: 3.20 as 3.2. */
const DROPPED_PLACES = 1;

/** What an operation reads of a series: the ends of a span, every year within it, or every year only to go on from them. */
export type Reads = "ends" | "every_year" | "forecast";

/** The points of a span, both ends included. */
export function within({ points }: TimeSeries, since: number, until: number): readonly Point[] {
  return points.filter(({ at }) => at >= since && at <= until);
}

/** Rates per year and forecasts are of calendar years; `also`: of which other periods that are told apart by their year, too. */
export function calendarGuards({ points }: TimeSeries, also: readonly Grain[] = []): Guard[] {
  const fits = points.every(
    ({ period }) => period.grain === "year" || (also.includes(period.grain) && !period.anyYear),
  );
  return fits ? [] : [{ guard: "not_a_year", message: "these are no calendar years" }];
}

/** What speaks against following a series from one period to another. */
export function spanGuards(series: TimeSeries, since: number, until: number, reads: Reads): Guard[] {
  if (since >= until) return [{ guard: "trivial", message: "the span ends before it begins" }];
  const points = within(series, since, until);
  const [first, last] = [points[0], points.at(-1)];
  const named = (at: number) => periodWords({ grain: "year", ...series.points[0]?.period, at });
  if (series.problems.length > 0 && reads !== "ends") return [...series.problems];
  // Gaps between the ends do not matter where only the ends are read; what a column is, and years that stand twice, do.
  const hard = series.problems.filter(({ guard }) => guard !== "missing_cells");
  if (hard.length > 0) return hard;
  if (first?.at !== since || last?.at !== until)
    return [{ guard: "missing_cells", message: `the series does not state both ${named(since)} and ${named(until)}` }];
  if (reads === "ends") return first.number.eq(last.number) ? [] : precisionGuards(first.value, last.value);
  if (points.length < LEAST_YEARS)
    return [{ guard: "too_few", message: `${points.length} years, at least ${LEAST_YEARS} are needed` }];
  const gap = points.find(({ at }, index) => index > 0 && points[index - 1]!.at !== at - 1);
  if (gap) return [{ guard: "missing_years", message: `what comes before ${gap.printed} is not stated` }];
  return points.slice(1).flatMap(({ value }, index) => {
    const before = points[index]!.value;
    // Sites print 3.20 as 3.2: which of two years is larger may be open then, where a line through them leads is not.
    const drops = reads === "forecast" && Math.abs(before.precision - value.precision) <= DROPPED_PLACES;
    return drops ? [] : precisionGuards(before, value);
  });
}

/** Percent changes need a base above zero on a scale whose zero means none, and shares have no percentage that anybody would understand. */
export function percentGuards({ column, unit }: TimeSeries, bases: readonly Point[]): Guard[] {
  if (unit?.startsWith("%"))
    return [{ guard: "percent_of_percent", message: "a percentage change of percentages misleads" }];
  const low = bases.find(({ number }) => number.lte(0));
  if (low) {
    const message = `the value of ${low.printed} is not above zero, nothing to be a percentage of`;
    return [{ guard: "not_positive", message }];
  }
  const numbers = bases.map(({ number }) => number);
  return ratioScaleGuards({ name: column.name, unit }, numbers);
}

/** The cells of some points as a derivation names them: each year, where a cell of its own states it, with its value. */
export function pointCells(points: readonly Point[], column: string): UsedCell[] {
  return points.flatMap(({ printed, row, cell }) => {
    const [time] = row.cells;
    const stated = time !== undefined && time.evidence !== cell.evidence;
    return [...(stated ? [{ label: "year", cell: time }] : []), { label: `${column} in ${printed}`, cell }];
  });
}
