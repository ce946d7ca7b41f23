import { z } from "zod";
import { accountFor } from "../english/account-for.ts";
import { isParticiple } from "../english/participles.ts";
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
    question: chineseShare(part!, whole!) ?? `${part}占${whole}的百分之多少`,
  }),
  words: ([part, whole]) => `${part}, as a percentage of ${whole}`,
  question([part, whole]) {
    const [some, all] = [part!, whole!].map((text) => /^the number of (?!different )(.*)$/.exec(text)?.[1]);
    if (some !== undefined && all !== undefined) return `what percentage of the ${all} are ${withoutShared(some, all)}`;
    const things = accountFor(part!, whole!);
    if (things !== undefined) return `what percentage of ${whole} ${things}`;
    return /^the (?:combined|sum)\b/.test(whole!)
      ? `what percentage of ${whole} ${doWord(part!)} ${part} make up`
      : `what percentage of ${whole} is ${part}`;
  },
});

/** Of "recipes whose time is short and whose course is soup" among "recipes whose time is short": "recipes whose course is soup". */
function withoutShared(some: string, all: string): string {
  const start = clauseStart(all);
  const clause = all.slice(start + 1);
  if (start < 0 || some === all) return some;
  const rest = some.startsWith(`${all} `) ? some.slice(all.length + 1).replace(/^and /, "") : undefined;
  return rest === undefined
    ? some.replace(`${clause} and `, "").replace(` and ${clause}`, "")
    : `${all.slice(0, start)} ${rest}`;
}

/** Where what restricts things begins behind their noun: "people born before 1900", "recipes whose time is short". */
function clauseStart(things: string): number {
  const words = things.split(" ");
  const at = words.findIndex(
    (word, i) => i > 0 && (isParticiple(word) || /^(?:whose|who|that|with|in|on|from)$/.test(word)),
  );
  return at < 0 ? -1 : words.slice(0, at).join(" ").length;
}

const CHINESE_COUNT = /^(?<run>.+)的(?<noun>[^的]+)的(?:数量|种数)$/u;

/** "类型为民居的古建筑中，房间数少于10间的占百分之多少": how many of those that are counted are more than that. */
function chineseShare(part: string, whole: string): string | undefined {
  const [some, all] = [CHINESE_COUNT.exec(part)?.groups, CHINESE_COUNT.exec(whole)?.groups];
  if (!some || !all || some["noun"] !== all["noun"]) return undefined;
  const run = some["run"]!;
  const within = all["run"]!;
  const rest = run.startsWith(`${within}且`)
    ? run.slice(within.length + 1)
    : run.endsWith(`且${within}`)
      ? run.slice(0, -within.length - 1)
      : undefined;
  return rest === undefined ? undefined : `${within}的${all["noun"]}中，${rest}的占百分之多少`;
}
