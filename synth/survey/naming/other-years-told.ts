import { escaped } from "../../../core/escaped.ts";
import { dataRows } from "../../../core/relation.ts";
import { headWord } from "../../../logic/english/noun-kinds.ts";
import type { Language } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import type { SiteReading } from "../survey.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";

/** What says of things that they are those of other years. */
const EARLIER = "(?:past|previous|former|earlier|archived?)";
const EARLIER_BEHIND = "(?:archives?|of (?:past|previous|earlier) years)";
const CHINESE_EARLIER = "(?:往届|历届|往期|往年|历年)";
/** A longer text (characters) is no name of a list. */
const LONGEST = 40;
/** Fewer years in a table are those of a few things. */
const LEAST_YEARS = 3;
const FIRST = 1500;
const LAST = 2100;

interface Site {
  reading: Pick<SiteReading, "relations">;
  pages: ReadonlyMap<string, Pick<SurveyedPage, "links" | "title">>;
  language: Language;
}

/**
 * Whether a site tells of things of a kind in other years than the one that all of those with a page are of: a title or link says "fairs
 * 2018" or "past fairs", or a table has a row for each of other years that names one of them.
 */
export function namesOtherYears(
  { naming }: SurveyedRelation,
  year: number,
  { reading, pages, language }: Site,
): boolean {
  const isEnglish = language === "en";
  const nouns = isEnglish ? [headWord(naming.singular), headWord(naming.plural)] : [naming.singular];
  const noun = isEnglish ? `(?<!\\p{L})(?:${nouns.map(escaped).join("|")})(?!\\p{L})` : escaped(nouns[0]!);
  const earlier = isEnglish
    ? new RegExp(`(?:${EARLIER}\\s(?:\\p{L}+\\s)?${noun}|${noun}\\s${EARLIER_BEHIND})`, "iu")
    : new RegExp(`${CHINESE_EARLIER}\\p{Script=Han}{0,4}?${noun}|${noun}${CHINESE_EARLIER}`, "u");
  const named = new RegExp(noun, "iu");
  const tells = (text: string) =>
    earlier.test(text) ||
    (named.test(text) && [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].some(([said]) => Number(said) !== year));
  for (const { title, links } of pages.values())
    if (tells(title) || links.some(({ text }) => text.length <= LONGEST && tells(text))) return true;
  return reading.relations.some((one) => {
    if (one.source === "page_collection" || !one.columns.some(({ name }) => nouns.includes(foldText(name))))
      return false;
    const at = one.columns.findIndex(({ role }) => role === "year");
    if (at < 0) return false;
    const years = new Set(dataRows(one).map(({ cells }) => Number(cells[at]!.value.printed.trim())));
    return [...years].filter((other) => other >= FIRST && other <= LAST && other !== year).length >= LEAST_YEARS;
  });
}
