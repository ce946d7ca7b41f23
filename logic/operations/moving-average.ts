import { countNumeral } from "../chinese/numerals.ts";
import { numberWord } from "../english/english.ts";
import { ForecastParams } from "../forecast.ts";
import { forecastOperation } from "../forecast-operation.ts";
import { meanOf } from "../numerics/moments.ts";

/** An average over fewer years hardly smooths. */
const LEAST_YEARS = 3;

/** The mean of the last values of a series, as the forecast of the next year. */
export const movingAverage = forecastOperation({
  name: "moving_average",
  params: ForecastParams,
  least: () => LEAST_YEARS,
  target: ({ until }) => String(Number(until) + 1),
  compute: (points) => meanOf(points.map(({ number }) => number)),
  words({ bare, value }, { since, until }) {
    const average = `a simple moving average over the last ${numberWord(Number(until) - Number(since) + 1)} years (from ${since} to ${until})`;
    const next = Number(until) + 1;
    return {
      question: `what ${value} does ${average} forecast for ${bare} in ${next}`,
      text: `the ${value} that ${average} forecasts for ${bare} in ${next}`,
    };
  },
  chinese: (name, { since, until }) => ({
    text: `用最近${countNumeral(Number(until) - Number(since) + 1)}年（${since}年至${until}年）的简单移动平均预测，${Number(until) + 1}年的${name}`,
  }),
});
