import { z } from "zod";
import type { Decimal } from "../numerics/decimal.ts";
import type { Guard, TableResult } from "../operation.ts";
import { YEAR } from "../operations/series.ts";
import { type Point, spanGuards, within, yearSeries, yearWords } from "../series.ts";

/** Parameters of operations that follow a series from year to year. */
export const YearlyParams = z.strictObject({
  /** A `series`. */
  from: z.string(),
  column: z.string(),
  since: z.string().regex(/^\d{4}$/),
  until: z.string().regex(/^\d{4}$/),
  direction: z.enum(["rise", "fall"]),
});
export type YearlyParams = z.infer<typeof YearlyParams>;

/** One year held against the year before it. */
export interface Step {
  before: Point;
  point: Point;
  /** How far the value moved in the direction asked for: below zero where it moved the other way. */
  amount: Decimal;
}

/** All years of the span, from the second on, each against the one before. */
export function stepsOf(table: TableResult, { column, since, until, direction }: YearlyParams): Step[] {
  const points = within(yearSeries(table, YEAR, column), Number(since), Number(until));
  return points.slice(1).map((point, index) => {
    const before = points[index]!;
    const rise = point.number.minus(before.number);
    return { before, point, amount: direction === "rise" ? rise : rise.neg() };
  });
}

/** The points of the span. */
export function yearlyPoints(table: TableResult, { column, since, until }: YearlyParams): readonly Point[] {
  return within(yearSeries(table, YEAR, column), Number(since), Number(until));
}

/** What speaks against following this series year by year. */
export function yearlyGuards(table: TableResult, { column, since, until }: YearlyParams): Guard[] {
  return spanGuards(yearSeries(table, YEAR, column), Number(since), Number(until), "every_year");
}

/** How a question calls the years that it follows one by one. */
export const yearlyWords = (table: TableResult, { column }: YearlyParams) => yearWords(yearSeries(table, YEAR, column));

/** "rose", "fell" */
export const moved = (direction: YearlyParams["direction"]) => (direction === "rise" ? "rose" : "fell");
