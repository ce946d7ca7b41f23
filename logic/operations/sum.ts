import { AggregateParams, aggregateOperation } from "../aggregate.ts";
import { Decimal } from "../numerics/decimal.ts";
import { isMeanFlow } from "../values/mean-flow.ts";

/** Sum of a column that may be summed: rates, shares, averages and scores may not; what comes about in a mean year may. */
export const sum = aggregateOperation(
  {
    name: "sum",
    subtype: "compose",
    word: "combined",
    chinese: "之和",
    compute: (numbers) => Decimal.sum(...numbers),
    guards: (column) =>
      column.additive === true || isMeanFlow(column)
        ? []
        : [{ guard: "not_additive", message: `values of "${column.name}" do not add up to anything` }],
  },
  AggregateParams,
);
