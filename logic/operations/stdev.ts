import { z } from "zod";
import { aggregateOperation } from "../aggregate.ts";
import { CHINESE_BASIS_NOTES } from "../chinese/spread-words.ts";
import { BASIS_NOTES } from "../english/spread-words.ts";
import { deviationOf } from "../numerics/moments.ts";

/** Standard deviation of a column; the question states whether that of the population or of a sample. */
export const stdev = aggregateOperation(
  {
    name: "stdev",
    subtype: "statistic",
    scale: "distance",
    word: "standard deviation of the",
    compute: (numbers, { of }) => deviationOf(numbers, of),
    chinese: "的标准差",
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
