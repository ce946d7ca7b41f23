import type { Language } from "../../../logic/values/language.ts";

/** The words in which it is told how a cell was worked out. */
export interface DerivationWords {
  /** What the site states of an entity. */
  reading(column: string, entity: string, printed: string): string;
  /** What a step of its program did, given what that says of itself. */
  step(op: string | undefined, text: string): string;
  /** A value of a series, with what it is called and its year ("trees in 2021"). */
  inYear(label: string, printed: string): string;
  rounded(number: string): string;
  range(low: string, high: string): string;
  /** That nothing states it, and what was read in search of it. */
  missing(entity: string, nouns: readonly string[], read: number): string;
  /** The steps as one sentence. */
  joined(steps: readonly string[]): string;
}

const ENGLISH: DerivationWords = {
  reading: (column, entity, printed) => `${column} of ${entity} = ${printed}`,
  step: (_, text) => text,
  inYear: (label, printed) => `${label} = ${printed}`,
  rounded: (number) => `rounded: ${number}`,
  range: (low, high) => `the range is ${low} to ${high}`,
  missing(entity, nouns, read) {
    const pages = read === 1 ? "the page that speaks of it was" : `${read} pages that speak of it were`;
    return `The site does not state the ${nouns.join(" and the ")} of ${entity}: ${pages} read in search of it, and the tables of the whole site.`;
  },
  joined: (steps) => `${steps.join("; ")}.`,
};

/** Steps say in English what they did, each operation in one form: here are these forms, with what a Chinese derivation writes instead. */
const FORMS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  lookup: [
    [/^ratio of (.+) and (.+) of (.+?) = (.+)$/u, "$3的$1与$2之比为$4"],
    [/^(.+) of (.+?) = (.+)$/u, "$2的$1为$3"],
  ],
  sum: [[/^combined of (\d+) values of (.+) = (.+)$/u, "$1个$2数值合计为$3"]],
  mean: [[/^\S+ of (\d+) values of (.+) = (.+)$/u, "$1个$2数值的平均值为$3"]],
  ratio: [[/^the ratio of (.+) to (.+) = (.+)$/u, "$1 ÷ $2 = $3"]],
  product: [[/^the product of (.+) and (.+) = (.+)$/u, "$1 × $2 = $3"]],
  difference: [[/^the difference between (.+) and (.+) = (.+)$/u, "$1与$2相差$3"]],
  percent_of: [[/^(.+), as a percentage of (.+) = (.+?)%?$/u, "$1占$2的$3%"]],
  absolute_change: [[/^absolute_change of (.+) from (.+) to (.+) = (.+)$/u, "从$2年到$3年$1的变化为$4"]],
  percent_change: [[/^percent_change of (.+) from (.+) to (.+) = (.+?)%?$/u, "从$2年到$3年$1的变化率为$4%"]],
  cagr: [[/^cagr of (.+) from (.+) to (.+) = (.+?)%?$/u, "从$2年到$3年$1的年均复合增长率为$4%"]],
  ranked_value: [
    [/^highest ratio of (.+) and (.+) of (\d+) rows = (.+)$/u, "$3者中$1与$2之比最高为$4"],
    [/^lowest ratio of (.+) and (.+) of (\d+) rows = (.+)$/u, "$3者中$1与$2之比最低为$4"],
  ],
};

const CHINESE: DerivationWords = {
  reading: (column, entity, printed) => `${entity}的${column}为${printed}`,
  step(op, text) {
    const form = (op === undefined ? [] : (FORMS[op] ?? [])).find(([from]) => from.test(text));
    return form ? text.replace(...form) : text;
  },
  inYear: (label, printed) => `${label.replace(/^(.+) in (\d{4})$/u, "$2年$1")}为${printed}`,
  rounded: (number) => `四舍五入为${number}`,
  range: (low, high) => `区间为${low}至${high}`,
  missing: (entity, nouns, read) =>
    `网站未给出${entity}的${nouns.join("和")}：已查阅提及它的${read}个页面以及全站的表格。`,
  joined: (steps) => `${steps.join("；")}。`,
};

/** The words of derivations about a site in a language. */
export const derivationWords = (language: Language): DerivationWords => (language === "zh" ? CHINESE : ENGLISH);
