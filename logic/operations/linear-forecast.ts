import { chineseOfKey, ForecastParams, TargetPeriod } from "../forecast.ts";
import { forecastOperation } from "../forecast-operation.ts";
import { Decimal } from "../numerics/decimal.ts";
import { fitPolynomial } from "../numerics/polynomial-fit.ts";
import { seriesPairs } from "../series-pairs.ts";
import { keyAt, periodOfKey } from "../values/period.ts";

/** Through fewer years a straight line can be drawn whatever they are. */
const LEAST_YEARS = 5;

const CHINESE_NOUN = { year: "年份", season: "赛季", quarter: "季度", month: "月份" };

/** The straight line by least squares through a series of years, carried on to a year to come. */
export const linearForecast = forecastOperation({
  name: "linear_forecast",
  params: ForecastParams.extend({ at: TargetPeriod }),
  also: ["quarter", "month"],
  least: () => LEAST_YEARS,
  target: ({ at }) => at,
  compute: (points, { at }) => fitPolynomial(seriesPairs(points), 1).at(new Decimal(keyAt(at))),
  words: ({ years, value, noun, of }, { at }) => ({
    question: `if a straight line is fitted by least squares to ${years} as a function of the ${noun}, what ${value} does it give for ${of(at)}`,
    text: `the ${value} for ${of(at)} on the straight line fitted by least squares to ${years} as a function of the ${noun}`,
  }),
  chinese: (name, { since, until, at }) => ({
    text: `以${CHINESE_NOUN[periodOfKey(at).grain]}为自变量，用最小二乘法对${chineseOfKey(since)}至${chineseOfKey(until)}的${name}拟合一条直线，由该直线得出的${chineseOfKey(at)}的${name}`,
  }),
});
