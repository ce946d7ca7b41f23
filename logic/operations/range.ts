import { AggregateParams, aggregateOperation } from "../aggregate.ts";
import { Decimal } from "../decimal.ts";

/** Highest value minus lowest value of a column. */
export const range = aggregateOperation(
  {
    name: "range",
    subtype: "statistic",
    word: "range (highest minus lowest) of the",
    compute: (numbers) => Decimal.max(...numbers).minus(Decimal.min(...numbers)),
  },
  AggregateParams,
);
