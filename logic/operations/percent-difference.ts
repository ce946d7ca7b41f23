import { z } from "zod";
import { doWord, formulaOperation, jointly } from "../formula.ts";

const Params = z.strictObject({ a: z.string(), b: z.string() });

/** By what percentage of the second value the first is larger: a growth, a margin, a return on what was put in. */
export const percentDifference = formulaOperation({
  name: "percent_difference",
  params: Params,
  inputs: ({ a, b }) => [a, b],
  oneUnit: true,
  compute: ([a, b]) => a!.minus(b!).times(100).div(b!),
  unit: () => "%",
  guards([a, b], [unit]) {
    if (unit?.startsWith("%"))
      return [{ guard: "percent_of_percent", message: "a percentage of percentages misleads" }];
    if (b!.lte(0)) return [{ guard: "not_positive", message: "the value to compare with is not above zero" }];
    if (a!.eq(b!)) return [{ guard: "all_equal", message: "the two values are equal" }];
    return a!.lt(b!) ? [{ guard: "order", message: "the first value is the smaller one" }] : [];
  },
  chinese: ({ each: [a, b] }) => ({ text: `${a}超过${b}的百分比`, question: `${a}比${b}高出百分之多少` }),
  words: ([a, b]) => `the percentage by which ${a} exceeds ${b}`,
  question: ([a, b]) => `by what percentage ${doWord(a!)} ${jointly([a!, b!], "exceed") ?? `${a} exceed ${b}`}`,
});
