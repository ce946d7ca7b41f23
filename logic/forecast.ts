import { z } from "zod";
import { columnWords, unitWords } from "./english/phrasing.ts";
import type { Decimal } from "./numerics/decimal.ts";
import type { Guard, TableResult, ThingsPhrase } from "./operation.ts";
import { calendarGuards, type Point, seriesIn, spanGuards, type TimeSeries, within } from "./series.ts";
import { PeriodKey } from "./time-of-row.ts";
import { timeWords } from "./time-words.ts";
import { chinesePeriod, type Grain, keyAt, periodOfKey } from "./values/period.ts";

/** Parameters of everything that goes on from a series. */
export const ForecastParams = z.strictObject({
  /** A `series`. */
  from: z.string(),
  column: z.string(),
  /** First and last year that the forecast goes by. */
  since: PeriodKey,
  until: PeriodKey,
});
export type ForecastParams = z.infer<typeof ForecastParams>;

/** The year that is forecast. */
export const TargetYear = z.string().regex(/^\d{4}$/);
/** The year, month or quarter that is forecast. */
export const TargetPeriod = PeriodKey;

/** Nothing is forecast further ahead than this share of the years that it goes by. */
const FURTHEST = 1;
/** Shares lie between these. */
const SHARES = { least: 0, most: 100 };

export const seriesOf = (table: TableResult, { column }: { column: string }): TimeSeries => seriesIn(table, column);

/** The values that a forecast goes by, earliest first. */
export function forecastPoints(table: TableResult, params: ForecastParams): readonly Point[] {
  return within(seriesOf(table, params), keyAt(params.since), keyAt(params.until));
}

/**
 * What speaks against going on from these years: gaps, too few of them, nothing that changes.
 *
 * @param also periods other than years that it can go by
 */
export function forecastGuards(
  table: TableResult,
  params: ForecastParams,
  least: number,
  also: readonly Grain[] = [],
): Guard[] {
  const series = seriesOf(table, params);
  const guards = [
    ...spanGuards(series, keyAt(params.since), keyAt(params.until), "forecast"),
    ...calendarGuards(series, also),
  ];
  if (guards.length > 0) return guards;
  const points = forecastPoints(table, params);
  if (points.length < least)
    return [{ guard: "too_few", message: `${points.length} years, at least ${least} are needed` }];
  if (series.points.at(-1)!.at > keyAt(params.until))
    return [{ guard: "arbitrary", message: "the series goes on beyond the years that the forecast goes by" }];
  return points.every(({ number }) => number.eq(points[0]!.number))
    ? [{ guard: "all_equal", message: `all values of "${params.column}" are equal here` }]
    : [];
}

/** What speaks against a year to forecast: it has to follow, and not too far ahead. */
export function targetGuards({ since, until }: ForecastParams, target: string): Guard[] {
  const [first, last, at] = [keyAt(since), keyAt(until), keyAt(target)];
  if (at <= last) return [{ guard: "trivial", message: `${target} is no year to come` }];
  return at - last > FURTHEST * (last - first)
    ? [{ guard: "far_off", message: `${target} lies further ahead than the years that are known reach back` }]
    : [];
}

/** The values that something is forecast from. */
interface Known {
  points: readonly { number: Decimal }[];
  unit: string | undefined;
}

/** What speaks against a forecast value: a share beyond 0 to 100 %, less than nothing of what was never below zero. */
export function outlookGuards(known: Known, value: Decimal): Guard[] {
  const share = known.unit?.startsWith("%") === true && known.points.every(({ number }) => inShares(number));
  const negative = value.isNegative() && known.points.every(({ number }) => number.gte(0));
  if (!(share ? !inShares(value) : negative)) return [];
  return [{ guard: "out_of_range", message: `${value.toSignificantDigits(6)} is no possible value` }];
}

const inShares = (number: Decimal) => number.gte(SHARES.least) && number.lte(SHARES.most);

/** "the population of Denmark, in thousands," of a series; `years`: with the years that it goes by. */
export function seriesWords(table: TableResult, things: ThingsPhrase, { column, since, until }: ForecastParams) {
  const series = seriesOf(table, { column });
  const name = columnWords(series.column, things);
  const unit = unitWords(name, series.unit);
  const words = timeWords(series);
  const of = (key: string) => words.of(keyAt(key));
  return {
    /** "the population of Denmark" */
    bare: `the ${name}`,
    /** "the population of Denmark from 2010 to 2024" */
    years: `the ${name} from ${of(since)} to ${of(until)}`,
    /** "year", "month" */
    noun: words.noun,
    of,
    unit: series.unit,
    /** "value", "value, in km," */
    value: `value${unit}`,
  };
}

/** "2020年", "2020年1月": what a key names. */
export const chineseOfKey = (key: string): string => chinesePeriod(periodOfKey(key));
