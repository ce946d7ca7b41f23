import { AggregateParams, aggregateOperation } from "../aggregate.ts";
import { CHINESE_QUANTILE_NOTE } from "../chinese/spread-words.ts";
import { QUANTILE_NOTE } from "../english/spread-words.ts";
import { Decimal } from "../numerics/decimal.ts";
import { quantileOf } from "../numerics/quantile.ts";

/** Quartiles of fewer values are hardly parts of them. */
const LEAST_VALUES = 5;

/** How far the 75th percentile of a column lies above the 25th. */
export const interquartileRange = aggregateOperation(
  {
    name: "interquartile_range",
    subtype: "statistic",
    scale: "distance",
    word: "interquartile range (75th percentile minus 25th percentile) of the",
    least: LEAST_VALUES,
    compute: (numbers) => quantileOf(numbers, new Decimal("0.75")).minus(quantileOf(numbers, new Decimal("0.25"))),
    chinese: "的四分位距（第75百分位数减去第25百分位数）",
    chineseNotes: () => [CHINESE_QUANTILE_NOTE],
    notes: () => [QUANTILE_NOTE],
  },
  AggregateParams,
);
