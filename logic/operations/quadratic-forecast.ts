import { ForecastParams, TargetYear } from "../forecast.ts";
import { forecastOperation } from "../forecast-operation.ts";
import { Decimal } from "../numerics/decimal.ts";
import { fitPolynomial } from "../numerics/polynomial-fit.ts";
import { seriesPairs } from "../series-pairs.ts";

/** Through fewer years a parabola can be drawn nearly whatever they are. */
const LEAST_YEARS = 6;

/** The parabola by least squares through a series of years, carried on to a year to come. */
export const quadraticForecast = forecastOperation({
  name: "quadratic_forecast",
  params: ForecastParams.extend({ at: TargetYear }),
  least: () => LEAST_YEARS,
  target: ({ at }) => at,
  compute: (points, { at }) => fitPolynomial(seriesPairs(points), 2).at(new Decimal(at)),
  words: ({ years, value }, { at }) => ({
    question: `if a parabola (a polynomial of degree 2) is fitted by least squares to ${years} as a function of the year, what ${value} does it give for ${at}`,
    text: `the ${value} for ${at} on the parabola fitted by least squares to ${years} as a function of the year`,
  }),
  chinese: (name, { since, until, at }) => ({
    text: `以年份为自变量，用最小二乘法对${since}年至${until}年的${name}拟合一条抛物线（二次多项式），由该抛物线得出的${at}年的${name}`,
  }),
});
