import { AggregateParams, aggregateOperation } from "../aggregate.ts";
import { meanOf } from "../numerics/moments.ts";

/** The mean of the absolute differences from the mean. */
export const meanAbsoluteDeviation = aggregateOperation(
  {
    name: "mean_absolute_deviation",
    subtype: "statistic",
    scale: "distance",
    word: "mean absolute deviation of the",
    compute(numbers) {
      const mean = meanOf(numbers);
      return meanOf(numbers.map((number) => number.minus(mean).abs()));
    },
    chinese: "的平均绝对偏差（各值与平均值之差的绝对值的平均值）",
    notes: () => ["Take the mean of the absolute differences from the mean."],
  },
  AggregateParams,
);
