import { z } from "zod";
import { chineseQuantity } from "../chinese/units.ts";
import { quantity } from "../english/phrasing.ts";
import { ForecastParams, TargetYear } from "../forecast.ts";
import { forecastOperation } from "../forecast-operation.ts";
import { Decimal } from "../numerics/decimal.ts";
import { fitLogistic } from "../numerics/logistic-fit.ts";
import { seriesPairs } from "../series-pairs.ts";

const LEAST_YEARS = 5;

/**
 * Logistic growth towards a capacity that the question states: with it given, the fit is a straight line through
 * ln(y / (capacity − y)), so there is one answer. Without it the result would depend on how one searches.
 */
export const logisticForecast = forecastOperation({
  name: "logistic_forecast",
  params: ForecastParams.extend({ at: TargetYear, capacity: z.string().regex(/^\d+(?:\.\d+)?$/) }),
  least: () => LEAST_YEARS,
  target: ({ at }) => at,
  compute: (points, { at, capacity }) => fitLogistic(seriesPairs(points), new Decimal(capacity))(new Decimal(at)),
  guards(points, { capacity }) {
    const outside = points.find(({ number }) => number.lte(0) || number.gte(capacity));
    return outside
      ? [{ guard: "out_of_range", message: `the value of ${outside.printed} does not lie between 0 and ${capacity}` }]
      : [];
  },
  words: ({ years, value, unit }, { at, capacity }) => ({
    question: `if a logistic curve with a ceiling of ${quantity(capacity, unit)} is fitted to ${years}, what ${value} does it give for ${at}`,
    text: `the ${value} for ${at} on a logistic curve with a ceiling of ${quantity(capacity, unit)} fitted to ${years}`,
    notes: [
      `Fit it as a straight line by least squares to ln(y / (${quantity(capacity, undefined)} − y)) as a function of the year, where y is the value.`,
    ],
  }),
  chinese: (name, { since, until, at, capacity }, unit) => ({
    text: `对${since}年至${until}年的${name}拟合上限为${chineseQuantity(capacity, unit)}的逻辑斯谛曲线，由该曲线得出的${at}年的${name}`,
    notes: [`拟合方法：以年份为自变量，对ln(y/(${capacity}−y))用最小二乘法拟合直线，其中y为${name}。`],
  }),
});
