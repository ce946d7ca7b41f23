import { z } from "zod";
import { aggregateOperation } from "../aggregate.ts";
import { CHINESE_QUANTILE_NOTE } from "../chinese/spread-words.ts";
import { ordinalWord } from "../english/english.ts";
import { QUANTILE_NOTE } from "../english/spread-words.ts";
import { Decimal } from "../numerics/decimal.ts";
import { quantileOf } from "../numerics/quantile.ts";

/** Of fewer values a percentile is one of the values, or nearly. */
const LEAST_VALUES = 5;

/** A percentile of a column, by linear interpolation between order statistics, as the question says. */
export const quantile = aggregateOperation(
  {
    name: "quantile",
    subtype: "statistic",
    word: ({ percent }) => `${ordinalWord(percent)} percentile of the`,
    least: LEAST_VALUES,
    compute: (numbers, { percent }) => quantileOf(numbers, new Decimal(percent).div(100)),
    chinese: ({ percent }) => `的第${percent}百分位数`,
    chineseNotes: () => [CHINESE_QUANTILE_NOTE],
    notes: () => [QUANTILE_NOTE],
  },
  z.strictObject({
    from: z.string(),
    column: z.string(),
    missing: z.literal("skip").optional(),
    /** 1 to 99; the 50th is the median, which has a name of its own. */
    percent: z.number().int().min(1).max(99),
  }),
);
