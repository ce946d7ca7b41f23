import { AggregateParams, aggregateOperation } from "../aggregate.ts";
import { chineseMean } from "../chinese/mean-words.ts";
import { Decimal } from "../numerics/decimal.ts";

/** Arithmetic mean of a column. */
export const mean = aggregateOperation(
  {
    name: "mean",
    subtype: "statistic",
    word: "mean",
    chinese: "的平均值",
    chineseTaken: chineseMean,
    compute: (numbers) => Decimal.sum(...numbers).div(numbers.length),
  },
  AggregateParams,
);
