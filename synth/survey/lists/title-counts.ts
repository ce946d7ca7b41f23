import { isParticiple } from "../../../logic/english/participles.ts";
import { nameKey } from "../../../logic/values/normalise.ts";
import { SEPARATORS } from "../naming/site-name.ts";
import type { SurveyedPage } from "../surveyed.ts";

/** "112 mills registered", and no year of anything. */
const COUNT = /^(?!(?:1[5-9]|20)\d\d\s)(\d{1,3}(?:,\d{3})+|\d{1,6})\s(.+)$/u;

const known = new WeakMap<ReadonlyMap<string, SurveyedPage>, readonly { count: number; words: string }[]>();

/**
 * The most of some things that the title of a page counts: "112 mills registered", "40 mills". What else stands behind them makes it
 * some of them or a promise ("10 mills to see this summer").
 */
export function countInTitles(key: string, pages: ReadonlyMap<string, SurveyedPage>): number {
  let counts = known.get(pages);
  if (!counts) {
    counts = [...pages.values()].flatMap(({ title }) => {
      const [, count, words] = COUNT.exec(title.split(SEPARATORS)[0]!.trim()) ?? [];
      return count === undefined ? [] : [{ count: Number(count.replaceAll(",", "")), words: nameKey(words!) }];
    });
    known.set(pages, counts);
  }
  const isOf = (words: string) =>
    words === key || (words.startsWith(`${key} `) && isParticiple(words.slice(key.length + 1)));
  return Math.max(0, ...counts.flatMap(({ count, words }) => (isOf(words) ? [count] : [])));
}
