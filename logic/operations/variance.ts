import { z } from "zod";
import { aggregateOperation } from "../aggregate.ts";
import { CHINESE_BASIS_NOTES } from "../chinese/spread-words.ts";
import { BASIS_NOTES } from "../english/spread-words.ts";
import { varianceOf } from "../numerics/moments.ts";

/** Variance of a column; the question states whether that of the population or of a sample. */
export const variance = aggregateOperation(
  {
    name: "variance",
    subtype: "statistic",
    word: "variance of the",
    scale: "squared",
    compute: (numbers, { of }) => varianceOf(numbers, of),
    chinese: "的方差",
    chineseNotes: ({ of }) => [CHINESE_BASIS_NOTES.variance[of]],
    notes: ({ of }) => [BASIS_NOTES.variance[of]],
  },
  z.strictObject({
    from: z.string(),
    column: z.string(),
    missing: z.literal("skip").optional(),
    of: z.enum(["population", "sample"]),
  }),
);
