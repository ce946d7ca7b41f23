import { AggregateParams, aggregateOperation } from "../aggregate.ts";

/** Median of a column: the middle value, of an even number of values the mean of the middle two. */
export const median = aggregateOperation(
  {
    name: "median",
    subtype: "statistic",
    word: "median",
    chinese: "的中位数",
    compute(numbers) {
      const sorted = [...numbers].sort((a, b) => a.cmp(b));
      const half = sorted.length >> 1;
      return sorted.length % 2 === 1 ? sorted[half]! : sorted[half - 1]!.plus(sorted[half]!).div(2);
    },
  },
  AggregateParams,
);
