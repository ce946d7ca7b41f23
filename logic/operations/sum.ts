import { AggregateParams, aggregateOperation } from "../aggregate.ts";
import { Decimal } from "../numerics/decimal.ts";

/** Sum of a column that may be summed: rates, shares, averages and scores may not. */
export const sum = aggregateOperation(
  {
    name: "sum",
    subtype: "compose",
    word: "combined",
    chinese: "之和",
    compute: (numbers) => Decimal.sum(...numbers),
    guards: (column) =>
      column.additive === true
        ? []
        : [{ guard: "not_additive", message: `values of "${column.name}" do not add up to anything` }],
  },
  AggregateParams,
);
