import { AggregateParams, aggregateOperation } from "../aggregate.ts";
import { Decimal } from "../numerics/decimal.ts";

/** Highest value minus lowest value of a column. */
export const range = aggregateOperation(
  {
    name: "range",
    subtype: "statistic",
    scale: "distance",
    word: "range (highest minus lowest) of the",
    chinese: "的极差（最大值减去最小值）",
    compute: (numbers) => Decimal.max(...numbers).minus(Decimal.min(...numbers)),
  },
  AggregateParams,
);
