import type { Column } from "../core/relation.ts";
import type { NumberValue } from "../core/value.ts";
import type { Decimal } from "./numerics/decimal.ts";
import type { Guard, TableResult, UsedCell, WorkCell, WorkRow } from "./operation.ts";
import { columnIndex } from "./table.ts";
import { decimalOf, quantityGuards } from "./values/measure.ts";
import { precisionGuards } from "./values/precision.ts";
import { seasonStart } from "./values/season-text.ts";
import { sameUnit } from "./values/units.ts";
import { yearOfCell } from "./values/year-text.ts";

/** One value of a series of years. */
export interface Point {
  year: number;
  /** The season as printed, where it is one that begins in that year. */
  season?: string;
  value: NumberValue;
  number: Decimal;
  cell: WorkCell;
  row: WorkRow;
}

/** Years with their values, earliest first; what could not be read is told by `problems`. */
export interface YearSeries {
  column: Column;
  points: readonly Point[];
  unit: string | undefined;
  problems: readonly Guard[];
}

/** The years that a column of a table stands for, one per row, and the values of another column in them. */
export function yearSeries(
  table: TableResult,
  time: string,
  name: string,
  rows: readonly WorkRow[] = table.rows,
): YearSeries {
  const [timeAt, at] = [columnIndex(table, time), columnIndex(table, name)];
  const column = table.columns[at]!;
  const points: Point[] = [];
  const problems: Guard[] = [...quantityGuards(column)];
  const seen = new Set<number>();
  for (const row of rows) {
    const time = row.cells[timeAt]!.value;
    const year = yearOfCell(time, table.columns[timeAt]!);
    if (year === undefined) {
      problems.push({ guard: "not_a_year", message: `"${time.printed}" names no year` });
      continue;
    }
    if (seen.has(year)) problems.push({ guard: "ambiguous", message: `the year ${year} stands there twice` });
    seen.add(year);
    const cell = row.cells[at]!;
    if (cell.value.kind !== "number") {
      problems.push({ guard: "missing_cells", message: `"${name}" is not stated for ${year}` });
      continue;
    }
    const isSeason = (time.kind === "text" || time.kind === "entity") && seasonStart(time.printed) !== undefined;
    const season = isSeason ? { season: time.printed } : {};
    points.push({ year, ...season, value: cell.value, number: decimalOf(cell.value), cell, row });
  }
  points.sort((a, b) => a.year - b.year);
  const unit = points[0]?.value.unit;
  if (points.some(({ value }) => !sameUnit(value.unit, unit)))
    problems.push({ guard: "mixed_units", message: `"${name}" mixes units` });
  return { column, points, unit: unit ?? column.unit, problems };
}

/** Fewer years are two numbers, not a development. */
const LEAST_YEARS = 3;

/** A figure may be printed with so many places fewer than its neighbour: 3.20 as 3.2. */
const DROPPED_PLACES = 1;

/** What an operation reads of a series: the ends of a span, every year within it, or every year only to go on from them. */
export type Reads = "ends" | "every_year" | "forecast";

/** The points of a span of years, both ends included. */
export function within({ points }: YearSeries, since: number, until: number): readonly Point[] {
  return points.filter(({ year }) => year >= since && year <= until);
}

/** What the years of a series are called one by one, and what kind of year they are. */
export function yearWords({ points }: YearSeries): { noun: "year" | "season"; of: (year: number) => string } {
  const seasons = new Map(points.flatMap(({ year, season }) => (season === undefined ? [] : [[year, season]])));
  return {
    noun: seasons.size > 0 && seasons.size === points.length ? "season" : "year",
    of: (year) => seasons.get(year) ?? String(year),
  };
}

/** Rates per year and forecasts are of calendar years. */
export function calendarGuards(series: YearSeries): Guard[] {
  const isOfSeasons = series.points.some(({ season }) => season !== undefined);
  return isOfSeasons ? [{ guard: "not_a_year", message: "a season is no calendar year" }] : [];
}

/** What speaks against following a series from one year to another. */
export function spanGuards(series: YearSeries, since: number, until: number, reads: Reads): Guard[] {
  if (since >= until) return [{ guard: "trivial", message: `${since} does not lie before ${until}` }];
  const points = within(series, since, until);
  const [first, last] = [points[0], points.at(-1)];
  if (series.problems.length > 0 && reads !== "ends") return [...series.problems];
  // Gaps between the ends do not matter where only the ends are read; what a column is, and years that stand twice, do.
  const hard = series.problems.filter(({ guard }) => guard !== "missing_cells");
  if (hard.length > 0) return hard;
  if (first?.year !== since || last?.year !== until)
    return [{ guard: "missing_cells", message: `the series does not state both ${since} and ${until}` }];
  if (reads === "ends") return first.number.eq(last.number) ? [] : precisionGuards(first.value, last.value);
  if (points.length < LEAST_YEARS)
    return [{ guard: "too_few", message: `${points.length} years, at least ${LEAST_YEARS} are needed` }];
  const gap = points.find(({ year }, index) => index > 0 && points[index - 1]!.year !== year - 1);
  if (gap) return [{ guard: "missing_years", message: `the year before ${gap.year} is not stated` }];
  return points.slice(1).flatMap(({ value }, index) => {
    const before = points[index]!.value;
    // Sites print 3.20 as 3.2: which of two years is larger may be open then, where a line through them leads is not.
    const drops = reads === "forecast" && Math.abs(before.precision - value.precision) <= DROPPED_PLACES;
    return drops ? [] : precisionGuards(before, value);
  });
}

/** Percent changes need a base above zero, and shares have no percentage that anybody would understand. */
export function percentGuards({ unit }: YearSeries, bases: readonly Point[]): Guard[] {
  if (unit?.startsWith("%"))
    return [{ guard: "percent_of_percent", message: "a percentage change of percentages misleads" }];
  const low = bases.find(({ number }) => number.lte(0));
  return low
    ? [{ guard: "not_positive", message: `the value of ${low.year} is not above zero, nothing to be a percentage of` }]
    : [];
}

/** The cells of some points as a derivation names them: each year, where a cell of its own states it, with its value. */
export function pointCells(points: readonly Point[], column: string): UsedCell[] {
  return points.flatMap(({ year, row, cell }) => {
    const [time] = row.cells;
    const stated = time !== undefined && time.evidence !== cell.evidence;
    return [...(stated ? [{ label: "year", cell: time }] : []), { label: `${column} in ${year}`, cell }];
  });
}
