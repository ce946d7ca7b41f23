import { nounKind } from "../../../logic/english/noun-kinds.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { foldText, nameKey } from "../../../logic/values/normalise.ts";
import { grouped } from "../grouped.ts";
import { folderOf } from "./folder-of.ts";
import { ELSEWHERE } from "./list-leads.ts";

/** So many times as many as were read are more than what was built, bought or joined since a page was written. */
const MUCH_MORE = 3;
/** A longer line (characters) is cut off: nobody's total stands that far in. */
const LONGEST = 2000;

const FIGURE = String.raw`(?<count>\d{1,3}(?:,\d{3})+|\d{1,7}(?:\.\d+)?)\s?(?<scale>[万亿])?\s?余?多?`;
const MEASURE = "(?:件|套|个|座|处|家|所|项|名|位|人|株|棵|部|册|种|幅|条|辆|艘|栋|篇|首|张|枚|尊)";
/** “藏品总量18.72万件”, “会员总数已达1200家” */
const TOTAL = new RegExp(
  String.raw`(?<what>\p{Script=Han}{2,10}?)(?:总量|总数|总计|合计|共计)(?:已|现)?(?:达到?|超过?|逾|近|约|有|为|突破)*[:：]?\s?${FIGURE}${MEASURE}`,
  "gu",
);
/** “现有会员1200家”, “馆藏各类文物18万余件”, “累计出版期刊900余种”: what one has or has made, with all of it, and what one has ever found or built. */
const HAS = new RegExp(
  String.raw`(?:累计|现有|共有|拥有|(?:发现|探明|查明|查清|(?<!新)建成|修复|开办|创办|培育)了?|馆藏|收藏有?|藏有|保存有?|登记有?|注册|在册|发展|(?<!\p{Script=Han})设|[下内开]设有?|设有|[下管]辖)(?<what>\p{Script=Han}{2,10}?)(?:已|现)?(?:达到?|超过?|逾|近|约|有|为|突破)*\s?${FIGURE}${MEASURE}`,
  "gu",
);
/** “设有45个业务部门”, “现有120名会员”: the same with the count before it. */
const COUNTED = new RegExp(
  String.raw`(?:现有|共有|拥有|(?<!\p{Script=Han})设|[下内开]设有?|设有|[下管]辖|注册|在册)(?:各类)?${FIGURE}${MEASURE}(?<what>\p{Script=Han}{2,8}?)(?=[，,。；;、和及与（(]|$)`,
  "gu",
);
/** “现有学员640人，专任教员48人”: what else the same sentence counts of what one has, and not of what the country has. */
const BESIDES = new RegExp(
  String.raw`(?<=[，,、；;”])(?<what>\p{Script=Han}{2,10}?)(?:已|现)?(?:达到?|超过?|逾|近|约|有|为|突破)*\s?${FIGURE}${MEASURE}(?=[，,、；;（(]|$)`,
  "gu",
);
const SENTENCE = /[。！？]/u;
/** "a collection of more than 18,000 objects", "The society has over 1,200 members" */
const ENGLISH =
  /\b(?:collection of|holdings of|total of|totals|holds|houses|comprises|contains|owns|home to|(?:has|have|with) (?:more than|over|some|about|nearly|around)|(?:has|have) (?:built|discovered|found|founded|identified|mapped|opened|recorded|restored|surveyed))\s(?:more than |over |some |about |nearly |around |approximately |almost )?(?<count>\d{1,3}(?:,\d{3})+|\d{2,7})\s(?<what>(?:[a-z-]+\s){0,2}[a-z-]+s)\b/giu;

/** "The school has 640 pupils and 48 full-time teachers": people whom one has, each number with what it counts. */
const PEOPLE =
  /\b(?:has|have|employs?)\s(?<said>(?:(?:a staff of|some|about|over|and)\s)*\d[\d,]*\s[a-z][a-z ,\d-]*)/giu;
const COUNTED_PEOPLE =
  /(?<![\d.,])(?<count>\d{1,3}(?:,\d{3})+|\d{2,7})\s(?<what>(?:[a-z-]+\s){0,2}?[a-z-]+s)(?=[\s,.;)]|$)/giu;
/** So many pages of a folder, and so many of them by share, that say how many they have: each of them counts its own. */
const LEAST_PARTS = 2;
const MOST_PARTS = 0.5;

/** A year, in the name of a page or in a line. */
const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/u;

/** A page, with its lines. */
interface StatingPage {
  url?: string;
  lines: () => readonly string[];
}

/**
 * The largest total that any page states of things as what somebody has of them, by what these are called there: other than the counts
 * of publications, it may be of somebody else, and says little where it is near to what was read. Where most pages of a folder say
 * how many they have, in words of their own, they have them together; where they tell of the same year after year, they have not.
 */
export function statedTotals(pages: readonly StatingPage[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const siblings of grouped(pages, ({ url }) => (url === undefined ? "" : folderOf(url))).values()) {
    const parts = new Map<string, Map<string, Said>>();
    for (const page of siblings)
      for (const text of page.lines()) {
        const line = text.slice(0, LONGEST);
        for (const [what, count] of countsIn(line)) {
          parts.set(what, (parts.get(what) ?? new Map()).set(line, { line, count, page }));
          if (count > (found.get(what) ?? 0)) found.set(what, count);
        }
      }
    for (const [what, said] of parts) {
      if (said.size < Math.max(LEAST_PARTS, MOST_PARTS * siblings.length) || said.size > siblings.length) continue;
      if (areOfYears([...said.values()])) continue;
      const sum = [...said.values()].reduce((all, { count }) => all + count, 0);
      if (siblings[0]?.url !== undefined && sum > (found.get(what) ?? 0)) found.set(what, sum);
    }
  }
  return found;
}

/** What a line of a page says of how many there are. */
interface Said {
  line: string;
  count: number;
  page: StatingPage;
}

/**
 * Do pages tell of one thing in several years: are they named by different years, or are what they say the same words but for the figures,
 * a year among them? "In 2015 the club has 120 members", "In 2016 the club has 125 members": those are no parts of a whole.
 */
function areOfYears(said: readonly Said[]): boolean {
  const named = said.map(({ page }) => YEAR.exec(pageName(page.url)) ?? YEAR.exec(page.lines()[0] ?? ""));
  if (areSeveral(named)) return true;
  const alike = grouped(said, ({ line }) => line.replace(/\d[\d,.]*/g, "0"));
  return [...alike.values()].some((same) => areSeveral(same.map(({ line }) => YEAR.exec(line))));
}

const areSeveral = (years: readonly (RegExpExecArray | null)[]): boolean =>
  new Set(years.flatMap((year) => (year ? [year[0]] : []))).size > 1;
const pageName = (url: string | undefined): string => (url === undefined ? "" : url.slice(folderOf(url).length));

/** What a line says that somebody has, each with how many, the largest number of each. */
function countsIn(line: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const note = (what: string, count: number) => {
    if (count > (found.get(what) ?? 0)) found.set(what, count);
  };
  const noteWords = ({ what, ...groups }: Groups) => {
    const words = foldText(what!).split(/\s/);
    for (const at of words.keys()) note(nameKey(words.slice(at).join(" ")), figure(groups));
  };
  if (!/\d/.test(line)) return found;
  for (const sentence of line.split(SENTENCE)) {
    const first = [TOTAL, HAS, COUNTED].flatMap((form) => [...sentence.matchAll(form)]);
    for (const { groups } of first) note(groups!["what"]!, figure(groups!));
    const begun = Math.min(...first.map(({ index }) => index));
    for (const { groups, index } of sentence.matchAll(BESIDES))
      if (index > begun && !ELSEWHERE.test(groups!["what"]!)) note(groups!["what"]!, figure(groups!));
  }
  for (const { groups } of line.matchAll(ENGLISH)) noteWords(groups!);
  for (const { groups: people } of line.matchAll(PEOPLE))
    for (const { groups } of people!["said"]!.matchAll(COUNTED_PEOPLE))
      if (nounKind(groups!["what"]!) === "person") noteWords(groups!);
  return found;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** The total that is stated of things called so, where that is far more than were read; 0 where none is. */
export function farLargerTotal(key: string, read: number, totals: ReadonlyMap<string, number>): number {
  const stated =
    isChinese(key) && key.length > 1
      ? Math.max(0, ...[...totals].flatMap(([what, count]) => (isOf(what, key) ? [count] : [])))
      : (totals.get(key) ?? 0);
  return stated >= MUCH_MORE * read ? stated : 0;
}

/** What somebody is, behind what he belongs to: 成员企业 are 成员. */
const WHO = /(?:单位|企业|公司|机构|团体|人员|代表|个人)$/u;
/** Persons beside them are none of these, and who sits on a board is counted by heads. */
const PERSONS = /个人|理事$|监事$/u;
const isOf = (what: string, key: string): boolean =>
  what.endsWith(key) ||
  (WHO.test(key) && !PERSONS.test(what) && what.endsWith(key.replace(WHO, "")) && key.replace(WHO, "").length > 1);

const SCALES: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8 };
const figure = (groups: Groups): number =>
  Math.round(Number(groups["count"]!.replaceAll(",", "")) * (SCALES[groups["scale"] ?? ""] ?? 1));
