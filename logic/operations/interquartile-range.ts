import { AggregateParams, aggregateOperation } from "../aggregate.ts";
import { Decimal } from "../decimal.ts";
import { quantileOf } from "../quantile.ts";
import { QUANTILE_NOTE } from "../spread-words.ts";

/** Quartiles of fewer values are hardly parts of them. */
const LEAST_VALUES = 5;

/** How far the 75th percentile of a column lies above the 25th. */
export const interquartileRange = aggregateOperation(
  {
    name: "interquartile_range",
    subtype: "statistic",
    word: "interquartile range (75th percentile minus 25th percentile) of the",
    least: LEAST_VALUES,
    compute: (numbers) => quantileOf(numbers, new Decimal("0.75")).minus(quantileOf(numbers, new Decimal("0.25"))),
    notes: () => [QUANTILE_NOTE],
  },
  AggregateParams,
);
