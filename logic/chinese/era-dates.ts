import { readNumeral } from "./given-numerals.ts";

/** What pages say a date is the date of, before or behind it: "始建于1956年", "1956年10月建成". */
const EVENT_BEFORE =
  /^(?:约|大约)?(?:始建|修建|兴建|建造|建成|建|创建|创办|创立|成立|设立|开业|开馆|开通|通车|竣工|落成|出版|发行|出|生|落户)?于(?=\p{Script=Han}*\s?\d|民国|\p{Script=Han}{2,}年)/u;
const EVENT_BEHIND =
  /(?<=[年月日])(?:始建|兴建|建成|建|创建|创办|成立|设立|开业|开馆|开通|通车|竣工|落成|投产|出版|发行)$/u;
/** 民国元年 is 1912. */
const REPUBLIC =
  /^(?:中华)?民国\s?(?<years>元|\d{1,2}|[一二三四五六七八九十]{1,4})年(?:(?<month>\d{1,2}|[一二三四五六七八九十]{1,2})月(?:(?<day>\d{1,2}|[一二三四五六七八九十]{1,3})[日号])?)?$/u;
const BEFORE_REPUBLIC = 1911;
/** Years of the republic on this side of the strait; later ones are counted elsewhere. */
const LAST_REPUBLIC = 120;
/** "清康熙二十二年(1683年)", "北宋(1056年)": the year of our era in brackets behind a dynasty and its reign. */
const REIGN =
  /^(?:东|西|南|北|前|后)?(?:周|秦|汉|晋|隋|唐|宋|辽|金|元|明|清|民国)\p{Script=Han}{0,10}\s?\((?:公元)?(?<year>\d{3,4})年?\)$/u;
/** "公元618年"; "公元前221年" is of the other direction and no date here. */
const OUR_ERA = /^公元(?<year>\d{3,4})年$/u;

/**
 * The date that a Chinese text states in an era's words, or with what happened then, in the form that dates are read in; the
 * text itself where it states none: "民国二十三年" -> "1934年", "清光绪八年(1882年)" -> "1882年", "1956年建成" -> "1956年".
 */
export function commonDate(text: string): string {
  const bare = text.replace(EVENT_BEFORE, "").replace(EVENT_BEHIND, "");
  const year = (REIGN.exec(bare) ?? OUR_ERA.exec(bare))?.groups?.year;
  if (year !== undefined) return `${year.padStart(4, "0")}年`;
  const republic = REPUBLIC.exec(bare)?.groups;
  if (!republic) return bare;
  const years = republic.years === "元" ? 1 : figure(republic.years!);
  if (years < 1 || years > LAST_REPUBLIC) return text;
  const { month, day } = republic;
  return `${BEFORE_REPUBLIC + years}年${month ? `${figure(month)}月` : ""}${day ? `${figure(day)}日` : ""}`;
}

/** 12 of "12" and of "十二". */
function figure(text: string): number {
  return Number(/^\d+$/.test(text) ? text : readNumeral(text));
}
