import { z } from "zod";
import { doWord, formulaOperation } from "../formula.ts";

const Params = z.strictObject({ part: z.string(), whole: z.string() });

/** A part as a percentage of a whole of the same unit. */
export const percentOf = formulaOperation({
  name: "percent_of",
  params: Params,
  inputs: ({ part, whole }) => [part, whole],
  oneUnit: true,
  compute: ([part, whole]) => part!.times(100).div(whole!),
  unit: () => "%",
  guards([part, whole], [unit]) {
    if (unit?.startsWith("%"))
      return [{ guard: "not_additive", message: "a percentage of a percentage is no part of a whole" }];
    if (whole!.lte(0) || part!.lt(0)) return [{ guard: "not_positive", message: "a percentage needs positive values" }];
    if (part!.gt(whole!)) return [{ guard: "not_a_part", message: "the part is larger than the whole" }];
    return part!.eq(whole!) ? [{ guard: "all_equal", message: "part and whole are equal" }] : [];
  },
  chinese: ({ each: [part, whole] }) => ({
    text: `${part}占${whole}的百分比`,
    question: `${part}占${whole}的百分之多少`,
  }),
  words: ([part, whole]) => `${part}, as a percentage of ${whole}`,
  question([part, whole]) {
    const [some, all] = [part!, whole!].map((text) => /^the number of (?!different )(.*)$/.exec(text)?.[1]);
    if (some !== undefined && all !== undefined) return `what percentage of the ${all} are ${withoutShared(some, all)}`;
    return /^the (?:combined|sum)\b/.test(whole!)
      ? `what percentage of ${whole} ${doWord(part!)} ${part} make up`
      : `what percentage of ${whole} is ${part}`;
  },
});

/** Of "recipes whose time is short and whose course is soup" among "recipes whose time is short": "recipes whose course is soup". */
function withoutShared(some: string, all: string): string {
  const start = all.search(/ (?:whose|who|that|with|in the|on the) /);
  const clause = all.slice(start + 1);
  if (start < 0 || some === all) return some;
  return some.replace(`${clause} and `, "").replace(` and ${clause}`, "");
}
