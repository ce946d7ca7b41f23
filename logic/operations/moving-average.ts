import { countNumeral } from "../chinese/numerals.ts";
import { numberWord } from "../english/english.ts";
import { chineseOfKey, ForecastParams } from "../forecast.ts";
import { forecastOperation } from "../forecast-operation.ts";
import { meanOf } from "../numerics/moments.ts";
import { keyAfter, keyAt, periodOfKey } from "../values/period.ts";

/** An average over fewer years hardly smooths. */
const LEAST_YEARS = 3;

const COUNTED = { year: "年", season: "个赛季", quarter: "个季度", month: "个月" };

/** The mean of the last values of a series, as the forecast of the next year or month. */
export const movingAverage = forecastOperation({
  name: "moving_average",
  params: ForecastParams,
  also: ["quarter", "month"],
  least: () => LEAST_YEARS,
  target: ({ until }) => keyAfter(until, 1),
  compute: (points) => meanOf(points.map(({ number }) => number)),
  words({ bare, value, noun, of }, { since, until }) {
    const average = `a simple moving average over the last ${numberWord(keyAt(until) - keyAt(since) + 1)} ${noun}s (from ${of(since)} to ${of(until)})`;
    const next = of(keyAfter(until, 1));
    return {
      question: `what ${value} does ${average} forecast for ${bare} in ${next}`,
      text: `the ${value} that ${average} forecasts for ${bare} in ${next}`,
    };
  },
  chinese: (name, { since, until }) => ({
    text: `用最近${countNumeral(keyAt(until) - keyAt(since) + 1)}${COUNTED[periodOfKey(until).grain]}（${chineseOfKey(since)}至${chineseOfKey(until)}）的简单移动平均预测，${chineseOfKey(keyAfter(until, 1))}的${name}`,
  }),
});
