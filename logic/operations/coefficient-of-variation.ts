import { z } from "zod";
import { aggregateOperation } from "../aggregate.ts";
import { CHINESE_BASIS_NOTES } from "../chinese/spread-words.ts";
import { BASIS_NOTES } from "../english/spread-words.ts";
import { deviationOf, meanOf } from "../numerics/moments.ts";
import { ratioScaleGuards } from "../values/ratio-scale.ts";

/** The standard deviation of a column as a share of its mean: a number without a unit. */
export const coefficientOfVariation = aggregateOperation(
  {
    name: "coefficient_of_variation",
    subtype: "statistic",
    word: "coefficient of variation (standard deviation divided by mean) of the",
    scale: "ratio",
    compute: (numbers, { of }) => deviationOf(numbers, of).div(meanOf(numbers)),
    guards: ratioScaleGuards,
    chinese: "的变异系数（标准差除以平均值）",
    chineseNotes: ({ of }) => [CHINESE_BASIS_NOTES.deviation[of]],
    notes: ({ of }) => [BASIS_NOTES.deviation[of]],
  },
  z.strictObject({
    from: z.string(),
    column: z.string(),
    missing: z.literal("skip").optional(),
    of: z.enum(["population", "sample"]),
  }),
);
