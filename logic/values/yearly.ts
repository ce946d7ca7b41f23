import { z } from "zod";
import type { Decimal } from "../numerics/decimal.ts";
import type { Guard, TableResult } from "../operation.ts";
import { type Point, seriesIn, spanGuards, within } from "../series.ts";
import { PeriodKey } from "../time-of-row.ts";
import { chineseTimeWords, timeWords } from "../time-words.ts";
import { keyAt } from "./period.ts";

/** Parameters of operations that follow a series from year to year, or from month to month. */
export const YearlyParams = z.strictObject({
  /** A `series`. */
  from: z.string(),
  column: z.string(),
  since: PeriodKey,
  until: PeriodKey,
  direction: z.enum(["rise", "fall"]),
});
export type YearlyParams = z.infer<typeof YearlyParams>;

/** One year, or month, held against the one before it. */
export interface Step {
  before: Point;
  point: Point;
  /** How far the value moved in the direction asked for: below zero where it moved the other way. */
  amount: Decimal;
}

/** All years of the span, from the second on, each against the one before. */
export function stepsOf(table: TableResult, { column, since, until, direction }: YearlyParams): Step[] {
  const points = within(seriesIn(table, column), keyAt(since), keyAt(until));
  return points.slice(1).map((point, index) => {
    const before = points[index]!;
    const rise = point.number.minus(before.number);
    return { before, point, amount: direction === "rise" ? rise : rise.neg() };
  });
}

/** The points of the span. */
export function yearlyPoints(table: TableResult, { column, since, until }: YearlyParams): readonly Point[] {
  return within(seriesIn(table, column), keyAt(since), keyAt(until));
}

/** What speaks against following this series year by year. */
export function yearlyGuards(table: TableResult, { column, since, until }: YearlyParams): Guard[] {
  return spanGuards(seriesIn(table, column), keyAt(since), keyAt(until), "every_year");
}

/** How a question calls the years that it follows one by one. */
export const yearlyWords = (table: TableResult, { column }: YearlyParams) => timeWords(seriesIn(table, column));

/** `yearlyWords` in Chinese. */
export const chineseYearlyWords = (table: TableResult, { column }: YearlyParams) =>
  chineseTimeWords(seriesIn(table, column));

/** "rose", "fell" */
export const moved = (direction: YearlyParams["direction"]) => (direction === "rise" ? "rose" : "fell");
