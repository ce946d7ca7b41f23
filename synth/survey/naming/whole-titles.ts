import { toSimplified } from "../../../core/chinese-scripts.ts";

/** What is left of a title that only says what sort of them there are: nobody calls a thing "特色". */
const SORT =
  /^(?:特色|自建|自主|外购|试用|馆藏|重点|优势|优秀|精品|经典|典型|数字|电子|网络|在线|公共|共享|开放|综合|核心|基础|热门|常用|专题|特藏|往期|地方)$/u;
/** Things are called by the end of a title where so many of their names end so, as a share. */
const MOST = 0.5;

/** Is a word only what sort of things there are, and none of them itself? */
export const isOnlySort = (word: string): boolean => SORT.test(word);

/**
 * A title in whole where what was cut off behind its noun ("题库" of a list of things, as "名录" is) is what the things are: most of their
 * names end in it. The noun otherwise.
 */
export function inWhole(title: string, noun: string, names: readonly string[]): string {
  const said = toSimplified(title).trim();
  const at = said.indexOf(noun);
  const cut = at < 0 ? "" : said.slice(at + noun.length);
  const [last] = [...cut].slice(-1);
  if (last === undefined || !/^\p{Script=Han}+$/u.test(cut)) return noun;
  return names.filter((name) => name.endsWith(last)).length > MOST * names.length ? noun + cut : noun;
}
