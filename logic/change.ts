import { Decimal } from "./numerics/decimal.ts";
import type { Guard } from "./operation.ts";
import {
  calendarGuards,
  type Point,
  percentGuards,
  type Reads,
  spanGuards,
  type TimeSeries,
  within,
} from "./series.ts";
import { distanceUnit } from "./values/distance-unit.ts";

/** How a series is summed up as one number. */
export const CHANGES = ["absolute", "percent", "mean_yearly", "cagr"] as const;
export type Change = (typeof CHANGES)[number];

interface ChangeKind {
  reads: Reads;
  /** It is a percentage of earlier values. */
  percent: boolean;
  compute(points: readonly Point[]): Decimal;
}

const KINDS: Readonly<Record<Change, ChangeKind>> = {
  absolute: { reads: "ends", percent: false, compute: (points) => points.at(-1)!.number.minus(points[0]!.number) },
  percent: { reads: "ends", percent: true, compute: (points) => percentChange(points[0]!, points.at(-1)!) },
  mean_yearly: {
    reads: "every_year",
    percent: true,
    compute: (points) => Decimal.sum(...yearlyPercents(points)).div(points.length - 1),
  },
  cagr: {
    reads: "ends",
    percent: true,
    compute(points) {
      const [first, last] = [points[0]!, points.at(-1)!];
      const years = last.at - first.at;
      return last.number.div(first.number).pow(new Decimal(1).div(years)).minus(1).times(100);
    },
  },
};

/** By how many percent the second value is larger than the first. */
function percentChange(from: Point, to: Point): Decimal {
  return to.number.minus(from.number).times(100).div(from.number);
}

function yearlyPercents(points: readonly Point[]): Decimal[] {
  return points.slice(1).map((point, index) => percentChange(points[index]!, point));
}

/** The points that a change is computed from. */
export function changePoints(series: TimeSeries, change: Change, since: number, until: number): readonly Point[] {
  const points = within(series, since, until);
  return KINDS[change].reads === "ends" ? [points[0]!, points.at(-1)!] : points;
}

/** What speaks against computing a change of this series from one year to another. */
export function changeGuards(series: TimeSeries, change: Change, since: number, until: number): Guard[] {
  const { reads, percent } = KINDS[change];
  const guards = spanGuards(series, since, until, reads);
  if (guards.length > 0) return guards;
  if (change === "cagr" || change === "mean_yearly") guards.push(...calendarGuards(series));
  const points = changePoints(series, change, since, until);
  // A compound rate needs a last value above zero as well.
  const bases = change === "cagr" ? points : points.slice(0, -1);
  if (percent) guards.push(...percentGuards(series, bases));
  // Over one year the compound rate, the mean and the plain percentage are one and the same.
  if (change !== "absolute" && change !== "percent" && until - since < 2)
    guards.push({ guard: "too_few", message: "one year has no mean rate" });
  if (guards.length === 0 && change === "mean_yearly" && rebounds(yearlyPercents(points)))
    guards.push({
      guard: "arbitrary",
      message: "a collapse and its rebound make the mean of the yearly changes a growth",
    });
  return guards;
}

/** So many percent in a year, down and up again, are a collapse and a rebound: the one is taken of more than the other is. */
const COLLAPSE = -10;

function rebounds(percents: readonly Decimal[]): boolean {
  const fell = percents.findIndex((percent) => percent.lte(COLLAPSE));
  return fell >= 0 && percents.slice(fell + 1).some((percent) => percent.gte(-COLLAPSE));
}

/** The change itself: signed, of percentages in percent. */
export function changeOf(series: TimeSeries, change: Change, since: number, until: number): Decimal {
  return KINDS[change].compute(changePoints(series, change, since, until));
}

/** The unit of a change of values of this unit: shares differ by percentage points. */
export function changeUnit(change: Change, unit: string | undefined): string | undefined {
  if (KINDS[change].percent) return "%";
  return distanceUnit(unit);
}

/**
 * "the compound annual growth rate of the population from 2010 to 2020", its head and what must be said about it.
 *
 * @param subject what changed; empty where the question says it already
 * @param span how the question says from when to when
 */
export function changeWords(
  change: Change,
  subject: string,
  since: number,
  until: number,
  falls: boolean,
  span = `from ${since} to ${until}`,
) {
  const direction = falls ? "decrease" : "increase";
  const [inIt, ofIt] = subject === "" ? ["", ""] : [` in the ${subject}`, ` of the ${subject}`];
  switch (change) {
    case "absolute":
      return { noun: `${direction}${inIt} ${span}`, notes: [] };
    case "percent":
      return { noun: `percentage ${direction}${inIt} ${span}`, notes: [] };
    case "mean_yearly":
      return {
        noun: `mean of the year-on-year percentage changes${inIt} ${span}`,
        notes: [
          `Compare each year from ${since + 1} to ${until} with the year before it and take the plain mean of these ${until - since} percentages, not the compound rate; a decrease counts as negative.`,
        ],
      };
    case "cagr":
      return {
        noun: `compound annual growth rate${ofIt} ${span}`,
        notes: [
          `The compound annual growth rate is the constant yearly change in percent that leads from the value of ${since} to that of ${until} in ${until - since} years.`,
        ],
      };
  }
}
