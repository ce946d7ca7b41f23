import { isChinese } from "../../../logic/values/language.ts";
import { nameKey } from "../../../logic/values/normalise.ts";
import { isPublication } from "../naming/publications.ts";

/** “年末全市备案医院19家”: what is counted, and how many there are of it. */
const CHINESE =
  /(?<what>[\p{Script=Han}、]{2,24})\s?(?<count>\d{1,3}(?:,\d{3})+|\d{1,6})\s?余?[个处座家所项名位件条口棵株部种只辆艘台栋幢枚把架](?![\p{Script=Han}]?[（(]?[%％])/gu;
/** What a sentence says before it comes to what it counts. */
const BEFORE_COUNTED = /^.*(?:共有|现有|拥有|建有|设有|辖有|备案|登记|注册|在册|各级|各类|(?<=[市县区省州国域])有)/u;
/** A Chinese noun of two characters is part of many others: “项目” of “工程项目”. */
const LONG = 3;
/** "503 listed mills" */
const ENGLISH = /(?<![\d.,$£€-])(?<count>\d{1,3}(?:,\d{3})+|\d{1,6})\s(?<what>(?:[a-z-]+\s){0,2}[a-z-]+s)\b/giu;
const YEAR = /^(?:19|20)\d\d$/;
const YEARS = /\b(?:19|20)\d\d(?:\s?[-–/]\s?\d{2,4})?\b/gu;
const BETWEEN = /\s[-–—|]\s|[_|｜]|——/u;

/** A page, with its lines. */
interface ProsePage {
  title: string;
  lines: () => readonly string[];
}

/** The largest count that a site's publications state of things in sentences, by what these are called there. */
export function proseCounts(pages: readonly ProsePage[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const note = (what: string, said: string) => {
    const count = Number(said.replaceAll(",", ""));
    if (what !== "" && count > (found.get(what) ?? 0)) found.set(what, count);
  };
  for (const { title, lines } of pages) {
    if (!title.split(BETWEEN).some((part) => isPublication(part.replace(YEARS, "").trim()))) continue;
    for (const line of lines()) {
      for (const { groups } of line.matchAll(CHINESE))
        note(groups!["what"]!.replace(BEFORE_COUNTED, ""), groups!["count"]!);
      for (const { groups } of line.matchAll(ENGLISH)) {
        const words = groups!["what"]!.split(/\s/);
        if (YEAR.test(groups!["count"]!)) continue;
        for (const at of words.keys()) note(nameKey(words.slice(at).join(" ")), groups!["count"]!);
      }
    }
  }
  return found;
}

/** The most that are counted in sentences under what things are called. */
export const countInProse = (key: string, counts: ReadonlyMap<string, number>): number =>
  isChinese(key) && key.length >= LONG
    ? Math.max(0, ...[...counts].flatMap(([what, count]) => (what.endsWith(key) ? [count] : [])))
    : (counts.get(key) ?? 0);
