import { COUNTING } from "./chinese-counting.ts";

/** So many of the titles say the same. */
const SHARED = 0.9;
const FEWEST = 4;
const LONGEST = 20;
/** What stands behind a title and is none of it: “（2019年3月）”. */
const BEHIND = /\s*[（(][^（()）]*[)）]$/u;
/** Who puts it out, and of what time or which of a series it is: “水务局关于2019年第2期”, “关于第三批”. */
const BEFORE = /^.*关于/u;
const WHICH =
  /^(?:(?:19|20)\d\d年(?:度|第?[一二三四1-4]季度|\d{1,2}月份?)?)?(?:第\s?[\d一二三四五六七八九十]+\s?[期批号次])?/u;
const ISSUE = /第\s?[\d一二三四五六七八九十]+\s?(?<word>[期批])/u;
/** How many of something a title tells of, which differs from one to the next. */
const MANY = new RegExp(`\\d+\\s?(?:批次|[个${COUNTING}])`, "gu");
const DOCUMENT = /(?:公告|通告|通报|公示|通知|公报|简报)$/u;
/** What only joins 关于 to the document, and not what is said of something. */
const SAID = /^\p{Script=Han}{3,}的\p{Script=Han}{2}$/u;

/**
 * What the documents of a series are called whose titles differ in their number, their time or their figures alone:
 * “井水检验结果的通告” of “水务局关于2019年第2期井水检验结果的通告”. The whole of what they say is taken, for a part of it begins
 * anywhere; undefined where they do not say the same.
 */
export function documentTitle(titles: readonly string[]): string | undefined {
  if (titles.length < FEWEST || titles.some((title) => !BEFORE.test(title))) return undefined;
  const counts = new Map<string, number>();
  for (const title of titles) {
    const said = title.trim().replace(BEHIND, "").replace(BEFORE, "").replace(WHICH, "").replace(MANY, "");
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  if (!best || best[1] < SHARED * titles.length) return undefined;
  const [title] = best;
  return SAID.test(title) && DOCUMENT.test(title) && title.length <= LONGEST ? title : undefined;
}

/** How one speaks of all documents that are called so: “各期井水检验结果的通告”, “各份关于增设车站的公告”. */
export function eachDocument(noun: string, titles: readonly string[]): string {
  if (!SAID.test(noun)) return `各${noun}`;
  const words = new Set(titles.map((title) => ISSUE.exec(title)?.groups?.["word"]));
  const [word] = words;
  return words.size === 1 && word !== undefined ? `各${word}${noun}` : `各份关于${noun}`;
}
