import { AggregateParams, aggregateOperation } from "../aggregate.ts";
import { medianOf } from "../numerics/quantile.ts";

/** Of fewer values the median of the differences is one of them. */
const LEAST_VALUES = 5;

/** The median of the absolute differences from the median, unscaled. */
export const medianAbsoluteDeviation = aggregateOperation(
  {
    name: "median_absolute_deviation",
    subtype: "statistic",
    scale: "distance",
    word: "median absolute deviation of the",
    least: LEAST_VALUES,
    compute(numbers) {
      const median = medianOf(numbers);
      return medianOf(numbers.map((number) => number.minus(median).abs()));
    },
    chinese: "的绝对中位差（各值与中位数之差的绝对值的中位数，不乘比例系数）",
    notes: () => ["Take the median of the absolute differences from the median, without a scale factor."],
  },
  AggregateParams,
);
