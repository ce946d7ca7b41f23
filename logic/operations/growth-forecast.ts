import { ForecastParams, TargetYear } from "../forecast.ts";
import { forecastOperation } from "../forecast-operation.ts";
import type { Decimal } from "../numerics/decimal.ts";
import { meanOf } from "../numerics/moments.ts";
import type { Guard } from "../operation.ts";
import type { Point } from "../series.ts";

/** Two changes have a mean. */
const LEAST_YEARS = 3;

/** Growth per year: each value over the one before, less one. */
function growthRates(points: readonly Point[]): Decimal[] {
  return points.slice(1).map(({ number }, index) => number.div(points[index]!.number).minus(1));
}

/** The last value of a series, grown on at the mean of its yearly percentage changes over the last years. */
export const growthForecast = forecastOperation({
  name: "growth_forecast",
  params: ForecastParams.extend({ at: TargetYear }),
  least: () => LEAST_YEARS,
  target: ({ at }) => at,
  compute(points, { at }) {
    const rate = meanOf(growthRates(points));
    return points.at(-1)!.number.times(rate.plus(1).pow(Number(at) - points.at(-1)!.at));
  },
  guards(points, _, unit): Guard[] {
    if (unit?.startsWith("%"))
      return [{ guard: "percent_of_percent", message: "a percentage change of percentages misleads" }];
    const low = points.find(({ number }) => number.lte(0));
    return low ? [{ guard: "not_positive", message: `the value of ${low.printed} is not above zero` }] : [];
  },
  words: ({ bare, value }, { since, until, at }) => {
    const rate = `the mean of its yearly percentage changes from ${since} to ${until}`;
    const often = isNext(until, at) ? "" : " every year";
    return {
      question: `if ${bare} grows on from its value of ${until} by ${rate}${often}, what ${value} does it reach in ${at}`,
      text: `the ${value} that ${bare} reaches in ${at}, growing on from its value of ${until} by ${rate}${often}`,
      notes: ["Take the arithmetic mean of the percentage changes."],
    };
  },
  chinese: (name, { since, until, at }) => ({
    text: isNext(until, at)
      ? `以${until}年${name}为基数，如果${at}年的增长率等于${next(since)}年至${until}年各年比上一年增长率的平均值，${at}年${name}`
      : `如果${name}从${until}年的值起，每年都按${next(since)}年至${until}年各年比上一年增长率的平均值增长，${at}年的${name}`,
    notes: ["增长率取算术平均值。"],
  }),
});

/** The first year of a span that has grown within it: in its own growth the year before would have a part. */
const next = (since: string): string => String(Number(since) + 1);

/** One year further on nothing is done every year. */
const isNext = (until: string, at: string): boolean => Number(at) === Number(until) + 1;
