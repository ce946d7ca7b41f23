import { UsageError } from "../core/errors.ts";
import type { Operation } from "./operation.ts";
import { ages } from "./operations/ages.ts";
import { aside } from "./operations/aside.ts";
import { absoluteChange, compoundGrowth, meanYearlyChange, percentChange } from "./operations/change.ts";
import { coefficientOfVariation } from "./operations/coefficient-of-variation.ts";
import { count } from "./operations/count.ts";
import { countAboveAverage } from "./operations/count-above-average.ts";
import { countAboveGroup } from "./operations/count-above-group.ts";
import { countYears } from "./operations/count-years.ts";
import { dateSpan } from "./operations/date-span.ts";
import { datedBetween } from "./operations/dated-between.ts";
import { daysBetween } from "./operations/days-between.ts";
import { difference } from "./operations/difference.ts";
import { distinct } from "./operations/distinct.ts";
import { during } from "./operations/during.ts";
import { exponentialSmoothing } from "./operations/exponential-smoothing.ts";
import { filter } from "./operations/filter.ts";
import { firstPlaces } from "./operations/first-places.ts";
import { follow } from "./operations/follow.ts";
import { formulaColumnOperation } from "./operations/formula-column.ts";
import { group } from "./operations/group.ts";
import { groupDispersion } from "./operations/group-dispersion.ts";
import { growthForecast } from "./operations/growth-forecast.ts";
import { identify } from "./operations/identify.ts";
import { identifyBy } from "./operations/identify-by.ts";
import { inPeakYear } from "./operations/in-peak-year.ts";
import { includes } from "./operations/includes.ts";
import { interquartileRange } from "./operations/interquartile-range.ts";
import { intersection } from "./operations/intersection.ts";
import { join } from "./operations/join.ts";
import { kth } from "./operations/kth.ts";
import { labelOf } from "./operations/label-of.ts";
import { largestChange } from "./operations/largest-change.ts";
import { linearFit } from "./operations/linear-fit.ts";
import { linearForecast } from "./operations/linear-forecast.ts";
import { logisticForecast } from "./operations/logistic-forecast.ts";
import { longestGap } from "./operations/longest-gap.ts";
import { longestRun } from "./operations/longest-run.ts";
import { longestStreak } from "./operations/longest-streak.ts";
import { lookup } from "./operations/lookup.ts";
import { mean } from "./operations/mean.ts";
import { meanAbsoluteDeviation } from "./operations/mean-absolute-deviation.ts";
import { median } from "./operations/median.ts";
import { medianAbsoluteDeviation } from "./operations/median-absolute-deviation.ts";
import { mode } from "./operations/mode.ts";
import { movingAverage } from "./operations/moving-average.ts";
import { named } from "./operations/named.ts";
import { noneOf } from "./operations/none-of.ts";
import { outlook } from "./operations/outlook.ts";
import { overTables } from "./operations/over-tables.ts";
import { overYears } from "./operations/over-years.ts";
import { overlap } from "./operations/overlap.ts";
import { overtake } from "./operations/overtake.ts";
import { peaks } from "./operations/peaks.ts";
import { pearson } from "./operations/pearson.ts";
import { percentDifference } from "./operations/percent-difference.ts";
import { percentOf } from "./operations/percent-of.ts";
import { probability } from "./operations/probability.ts";
import { product } from "./operations/product.ts";
import { quadraticForecast } from "./operations/quadratic-forecast.ts";
import { quantile } from "./operations/quantile.ts";
import { range } from "./operations/range.ts";
import { rankedValue } from "./operations/ranked-value.ts";
import { ratio } from "./operations/ratio.ts";
import { sameYears } from "./operations/same-years.ts";
import { series } from "./operations/series.ts";
import { sort } from "./operations/sort.ts";
import { spearman } from "./operations/spearman.ts";
import { stated } from "./operations/stated.ts";
import { stdev } from "./operations/stdev.ts";
import { sum } from "./operations/sum.ts";
import { sumOf } from "./operations/sum-of.ts";
import { takeUntil } from "./operations/take-until.ts";
import { timeBetween } from "./operations/time-between.ts";
import { top } from "./operations/top.ts";
import { trend } from "./operations/trend.ts";
import { turningYear } from "./operations/turning-year.ts";
import { union } from "./operations/union.ts";
import { variance } from "./operations/variance.ts";
import { weekday } from "./operations/weekday.ts";
import { weightedMean } from "./operations/weighted-mean.ts";
import { yearTotals } from "./operations/year-totals.ts";
import { yearsBetween } from "./operations/years-between.ts";
import { yearsWithin } from "./operations/years-within.ts";

/** What Waymark brings along: of the element, set, temporal and science families. */
const BUILT_IN: readonly Operation[] = [
  lookup,
  labelOf,
  identify,
  identifyBy,
  follow,
  named,
  difference,
  ratio,
  percentOf,
  sumOf,
  product,
  filter,
  top,
  kth,
  count,
  countAboveAverage,
  includes,
  noneOf,
  join,
  union,
  intersection,
  sort,
  group,
  distinct,
  sum,
  mean,
  median,
  range,
  stdev,
  variance,
  quantile,
  interquartileRange,
  medianAbsoluteDeviation,
  meanAbsoluteDeviation,
  coefficientOfVariation,
  groupDispersion,
  pearson,
  spearman,
  linearForecast,
  quadraticForecast,
  logisticForecast,
  growthForecast,
  movingAverage,
  exponentialSmoothing,
  linearFit,
  outlook,
  mode,
  rankedValue,
  daysBetween,
  dateSpan,
  longestGap,
  series,
  absoluteChange,
  percentChange,
  meanYearlyChange,
  compoundGrowth,
  largestChange,
  longestStreak,
  turningYear,
  trend,
  formulaColumnOperation,
  takeUntil,
  longestRun,
  weightedMean,
  probability,
  percentDifference,
  timeBetween,
  yearsBetween,
  overlap,
  weekday,
  countAboveGroup,
  ages,
  overTables,
  overYears,
  sameYears,
  yearTotals,
  yearsWithin,
  peaks,
  firstPlaces,
  inPeakYear,
  countYears,
  overtake,
  stated,
  aside,
  during,
  datedBetween,
];
const registry = new Map(BUILT_IN.map((op) => [op.name, op]));

/** Makes an operation known to programs. Throws `UsageError` where the name is taken. */
export function registerOperation<P>(op: Operation<P>): void {
  if (registry.has(op.name)) {
    throw new UsageError(`An operation "${op.name}" is registered already`, { mend: "Give yours another name." });
  }
  registry.set(op.name, op);
}

/** The operation with that name, if there is one. */
export function operation(name: string): Operation | undefined {
  return registry.get(name);
}

/** All operations, in order of registration. */
export function operations(): readonly Operation[] {
  return [...registry.values()];
}
