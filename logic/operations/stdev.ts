import { z } from "zod";
import { aggregateOperation } from "../aggregate.ts";
import { Decimal } from "../decimal.ts";

/** Standard deviation of a column; the question states whether that of the population or of a sample. */
export const stdev = aggregateOperation(
  {
    name: "stdev",
    subtype: "statistic",
    word: "standard deviation of the",
    compute(numbers, { of }) {
      const mean = Decimal.sum(...numbers).div(numbers.length);
      const squares = Decimal.sum(...numbers.map((n) => n.minus(mean).pow(2)));
      return squares.div(of === "population" ? numbers.length : numbers.length - 1).sqrt();
    },
    notes: ({ of }) => [
      of === "population"
        ? "Use the population standard deviation (divide by n)."
        : "Use the sample standard deviation (divide by n − 1).",
    ],
  },
  z.strictObject({
    from: z.string(),
    column: z.string(),
    missing: z.literal("skip").optional(),
    of: z.enum(["population", "sample"]),
  }),
);
