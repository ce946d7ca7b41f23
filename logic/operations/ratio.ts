import { z } from "zod";
import { formulaOperation, jointly } from "../formula.ts";

const Params = z.strictObject({ a: z.string(), b: z.string() });

/** Beside what is greatest the other end is smallest, though alone a height is low and a length short. */
const paired = (ends: string): string => ends.replace(/^(the greatest to the )(?:lowest|shortest) /, "$1smallest ");

/** How many times one value holds another of the same unit. */
export const ratio = formulaOperation({
  name: "ratio",
  params: Params,
  inputs: ({ a, b }) => [a, b],
  oneUnit: true,
  compute: ([a, b]) => a!.div(b!),
  unit: () => undefined,
  guards(numbers) {
    const [a, b] = numbers;
    if (b!.lte(0) || a!.lt(0)) return [{ guard: "not_positive", message: "a ratio needs positive values" }];
    return a!.eq(b!) ? [{ guard: "all_equal", message: "the two values are equal" }] : [];
  },
  chinese: ({ each: [a, b] }) => ({ text: `${a}与${b}之比`, question: `${a}是${b}的多少倍` }),
  words: ([a, b]) => `the ratio of ${paired(jointly([a!, b!], "to") ?? `${a} to ${b}`)}`,
});
