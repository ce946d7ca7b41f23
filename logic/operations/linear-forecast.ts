import { ForecastParams, TargetYear } from "../forecast.ts";
import { forecastOperation } from "../forecast-operation.ts";
import { Decimal } from "../numerics/decimal.ts";
import { fitPolynomial } from "../numerics/polynomial-fit.ts";
import { seriesPairs } from "../series-pairs.ts";

/** Through fewer years a straight line can be drawn whatever they are. */
const LEAST_YEARS = 5;

/** The straight line by least squares through a series of years, carried on to a year to come. */
export const linearForecast = forecastOperation({
  name: "linear_forecast",
  params: ForecastParams.extend({ at: TargetYear }),
  least: () => LEAST_YEARS,
  target: ({ at }) => at,
  compute: (points, { at }) => fitPolynomial(seriesPairs(points), 1).at(new Decimal(at)),
  words: ({ years, value }, { at }) => ({
    question: `if a straight line is fitted by least squares to ${years} as a function of the year, what ${value} does it give for ${at}`,
    text: `the ${value} for ${at} on the straight line fitted by least squares to ${years} as a function of the year`,
  }),
  chinese: (name, { since, until, at }) => ({
    text: `以年份为自变量，用最小二乘法对${since}年至${until}年的${name}拟合一条直线，由该直线得出的${at}年的${name}`,
  }),
});
