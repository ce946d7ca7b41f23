import { areCountedThings, measureWord } from "./measure-words.ts";
import type { ChineseThings } from "./phrase.ts";

/** Headings of what sort each thing is. */
const SORT = /(?:^|[^的])(?:类别|类型|种类|分类|品类|门类)$/u;
/** A sort by a short word of its own; of what is left over, or joined of two, one says what it is that it is. */
const WORD = /^(?!其他|其它|未|无|不|非)(?!.*[的与和及或])\p{Script=Han}{2,6}$/u;
/** Values that restrict a noun as they stand: “综合型”, “国家级”. */
const RESTRICTING = /[型式性级制类]$/u;

/** The word for a sort of things under a heading of sorts: 青铜器 of “类别为青铜器”; undefined of anything else. */
export const sortOfThings = (heading: string, value: string): string | undefined =>
  SORT.test(heading) && WORD.test(value) ? value : undefined;

/** “陶瓷类展品”, “综合型大学”, and “落叶乔木” of 乔木: things of a sort. */
export function nounOfSort(sort: string, noun: string): string {
  if (sort.endsWith(noun) || isOneOfTwo(sort, noun)) return sort;
  return RESTRICTING.test(sort) ? `${sort}${noun}` : `${sort}类${noun}`;
}

/**
 * 客栈 of “宾馆客栈”: two nouns side by side of what is counted alike are the one and the other, and things of a sort
 * that is one of them are called by it alone. “会员企业” are 企业 of 会员, who are counted otherwise, and nobody's sort.
 */
function isOneOfTwo(sort: string, noun: string): boolean {
  if (!noun.startsWith(sort) && !noun.endsWith(sort)) return false;
  const rest = noun.replace(sort, "").replace(/^[与和及、]|[与和及、]$/u, "");
  return rest.length > 1 && areCountedThings(rest) && areCountedThings(sort) && measureWord(rest) === measureWord(sort);
}

/** Things of one of the two sorts that their noun names, by that: “床位超过20张的客栈” of “类别为客栈、床位超过20张的宾馆客栈”. */
export function asOneOfTwo(things: ChineseThings): ChineseThings {
  const of = things.clauses.filter(({ sort }) => sort !== undefined && isOneOfTwo(sort, things.noun));
  const [only] = of;
  if (only?.sort === undefined || of.length > 1 || things.fixed !== undefined) return things;
  const { measure: _, whole: __, ...said } = things;
  return { ...said, noun: only.sort, clauses: things.clauses.filter((clause) => clause !== only) };
}

/** What a question says of a heading of sorts instead of it: the sort that it names. */
export const sortForms = (heading: string, value: string | undefined): string[] => {
  const sort = value === undefined ? undefined : sortOfThings(heading, value);
  return sort === undefined ? [] : [sort];
};
