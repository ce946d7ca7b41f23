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
  if (sort.endsWith(noun)) return sort;
  return RESTRICTING.test(sort) ? `${sort}${noun}` : `${sort}类${noun}`;
}

/** What a question says of a heading of sorts instead of it: the sort that it names. */
export const sortForms = (heading: string, value: string | undefined): string[] => {
  const sort = value === undefined ? undefined : sortOfThings(heading, value);
  return sort === undefined ? [] : [sort];
};
