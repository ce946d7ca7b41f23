import { chineseNotes, chineseThings, columnName } from "../chinese/phrasing.ts";
import { spokenUnit } from "../chinese/units.ts";
import { thingsInput } from "../english/phrasing.ts";
import {
  chineseOfKey,
  ForecastParams,
  forecastGuards,
  forecastPoints,
  outlookGuards,
  seriesOf,
  seriesWords,
} from "../forecast.ts";
import { Decimal } from "../numerics/decimal.ts";
import { bestSmoothings, type Smoothing } from "../numerics/smoothing.ts";
import type { Operation, TableResult } from "../operation.ts";
import { tableInput } from "../table.ts";
import { computed } from "../values/measure.ts";
import { keyAfter } from "../values/period.ts";

/** Of fewer years the best constant is chance. */
const LEAST_YEARS = 6;
/** Two errors nearer to each other than this share of the smaller are a tie to anybody who computes in floats. */
const TIE = "1e-9";
/** The ends of the constants that are tried. */
const ENDS = ["0.01", "0.99"];

/** The first period, the second, and the one that is forecast. */
const around = ({ since, until }: ForecastParams) => [since, keyAfter(since, 1), keyAfter(until, 1)] as const;

const smoothings = (table: TableResult, params: ForecastParams): Smoothing[] =>
  bestSmoothings(forecastPoints(table, params).map(({ number }) => number));

/**
 * Single exponential smoothing with the constant of the least mean squared error: alpha from 0.01 to 0.99 in steps of 0.01,
 * the first value being the first level. The answer is alpha, that error, and the forecast of the next year.
 */
export const exponentialSmoothing: Operation<ForecastParams> = {
  name: "exponential_smoothing",
  family: "science",
  subtype: "prediction",
  params: ForecastParams,
  inputs: ({ from }) => [from],
  guards(params, inputs) {
    const table = tableInput(inputs);
    const guards = forecastGuards(table, params, LEAST_YEARS, ["quarter", "month"]);
    if (guards.length > 0) return guards;
    const [best, second] = smoothings(table, params);
    if (ENDS.some((end) => best!.alpha.eq(end)))
      return [
        { guard: "at_the_end", message: `alpha ${best!.alpha} only is the best because no further one is tried` },
      ];
    if (second?.error.minus(best!.error).lte(best!.error.times(TIE)))
      return [{ guard: "tie", message: `alpha ${best!.alpha} and ${second.alpha} have the same error` }];
    return outlookGuards(seriesOf(table, params), best!.forecast);
  },
  evaluate(params, inputs) {
    const table = tableInput(inputs);
    const { alpha, error, forecast } = smoothings(table, params)[0]!;
    const { unit } = seriesOf(table, params);
    return {
      type: "parts",
      parts: [
        {
          name: "alpha",
          aliases: ["α", "smoothing constant", "平滑系数"],
          value: computed(alpha, undefined),
          exact: true,
        },
        { name: "error", aliases: ["mean squared error", "MSE", "均方误差"], value: computed(error, undefined) },
        { name: "forecast", aliases: ["next value", "forecast value", "预测值"], value: computed(forecast, unit) },
      ],
    };
  },
  uses: (params, inputs) =>
    forecastPoints(tableInput(inputs), params).map(({ printed, cell }) => ({
      label: `${params.column} in ${printed}`,
      cell,
    })),
  explain(params, inputs) {
    const table = tableInput(inputs);
    const { alpha, error, forecast } = smoothings(table, params)[0]!;
    const short = (number: Decimal) => new Decimal(number).toSignificantDigits(10);
    return `alpha ${alpha}, mean squared error ${short(error)}, forecast ${short(forecast)} of ${forecastPoints(table, params).length} periods of ${params.column}`;
  },
  describe(params, inputs, results) {
    const things = thingsInput(inputs);
    const { years, value, noun, of } = seriesWords(tableInput(results), things, params);
    const [first, second, next] = around(params).map(of);
    const alphas = "alpha, from 0.01 to 0.99 in steps of 0.01,";
    return {
      kind: "value",
      text: `single exponential smoothing of ${years}`,
      question: `if ${years} is smoothed by single exponential smoothing, which ${alphas} has the lowest mean squared one-step-ahead error, what is that error, and what ${value} is forecast for ${next}`,
      asks: "what",
      rounded: "the error and the forecast",
      sources: things.sources,
      notes: [
        ...things.notes,
        `Take the value of ${first} as the first level, and average the squared errors over the ${noun}s ${second} to ${of(params.until)}.`,
      ],
    };
  },
  describeChinese(params, inputs, results) {
    const things = chineseThings(inputs);
    const { column, unit } = seriesOf(tableInput(results), params);
    const years = `${columnName(column, things)}（${chineseOfKey(params.since)}至${chineseOfKey(params.until)}）`;
    const [first, second, next] = around(params).map(chineseOfKey);
    return {
      kind: "value",
      text: `${years}的一次指数平滑结果`,
      asks: "是什么",
      question: `对${years}作一次指数平滑，平滑系数从0.01到0.99以0.01为步长选取，使一步预测的均方误差最小的平滑系数是多少，这时的均方误差是多少，${next}的预测值是多少${spokenUnit(unit).trimEnd()}`,
      rounded: "均方误差和预测值",
      sources: things.sources,
      notes: chineseNotes(things.notes, [
        `以${first}的值为初始平滑值，均方误差为${second}至${chineseOfKey(params.until)}误差平方的平均值。`,
      ]),
    };
  },
};
