import { escaped } from "../../../core/escaped.ts";
import { dataRows, type Relation } from "../../../core/relation.ts";
import { measureWord } from "../../../logic/chinese/measure-words.ts";
import { headWord } from "../../../logic/english/noun-kinds.ts";
import type { Language } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { grouped } from "../grouped.ts";
import { listTitle } from "../lists/paged-lists.ts";
import type { SiteReading } from "../survey.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { namesOtherYears } from "./other-years-told.ts";
import { type Period, periodInHeading, periodOfFolders, periodOfYears } from "./period-of-list.ts";
import { saidTitle } from "./row-place.ts";
import { nounsOfTime } from "./yearly-tables.ts";

const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/;
/** "12th edition", “第十届”: one of several, whichever year that was. */
const EDITION = /\b\d+(?:st|nd|rd|th) (?:edition|annual|biennial)\b|第[一二三四五六七八九十百\d]+届/iu;

interface Site {
  reading: Pick<SiteReading, "wholeLists" | "relations">;
  pages: ReadonlyMap<string, SurveyedPage>;
  site: string;
  language: Language;
}

/**
 * "Fairs of 2019": what a site lists of one year or season is not all of its kind. Where the heading of the list or the folder of all
 * pages says which it is, and whatever dates the things have lie in it, they are called by it; where they have no date, by the list that
 * says so. That their dates are all of one year says the same where the site tells of other years.
 */
export function withPeriods(relations: readonly SurveyedRelation[], at: Site): SurveyedRelation[] {
  if (YEAR.test(at.site)) return [...relations];
  // A table of things and their pages are of one time, whichever of them says it.
  const alike = grouped(relations, (one) => pagesOf(one.relation).join("\n"));
  return relations.map((surveyed) => ofPeriod(surveyed, alike.get(pagesOf(surveyed.relation).join("\n")) ?? [], at));
}

/** Pages of all rows, one each; none where a row has none, or several have one. */
function pagesOf(relation: Relation): string[] {
  const rows = dataRows(relation);
  const urls = new Set(rows.flatMap(({ about }) => about ?? []));
  return urls.size === rows.length ? [...urls].sort() : [];
}

function ofPeriod(surveyed: SurveyedRelation, alike: readonly SurveyedRelation[], at: Site): SurveyedRelation {
  const { relation, naming, scoped, hasNoun, yearly, ofYear, years } = surveyed;
  const isTold = [naming.singular, naming.source, naming.whole ?? ""].some((text) => YEAR.test(text));
  const urls = pagesOf(relation);
  const isSited = naming.source === (at.language === "zh" ? at.site : `on ${at.site}`);
  if (urls.length === 0 || !isSited || scoped || !hasNoun || yearly || ofYear || years || isTold) return surveyed;
  const list = listOf(surveyed, at);
  const said = list && headingsOf(list, at).find((heading) => namesThem(heading, naming, at.language));
  const period = (said === undefined ? undefined : periodInHeading(said)) ?? periodOfFolders(urls);
  const { years: dates, areAll } = yearsOfDates(alike.filter((one) => one.naming.plural === naming.plural));
  if (period && dates.length > 0 && isWithin(dates, period)) return called(surveyed, period, at);
  // Books of the 2019 catalogue that appeared earlier are in that catalogue; in a folder of 2019 things of other years lie by chance.
  if (said !== undefined || (period && dates.length === 0))
    return list && !surveyed.selection ? { ...surveyed, selection: placeOf(list, said, at) } : surveyed;
  const one = areAll ? periodOfYears(dates) : undefined;
  return one && namesOtherYears(surveyed, one.from, at) ? called(surveyed, one, at) : surveyed;
}

function listOf({ relation }: SurveyedRelation, { reading, pages }: Site): SurveyedPage | undefined {
  const [first] = reading.wholeLists?.get(relation.id)?.urls ?? [];
  return first === undefined ? undefined : pages.get(first);
}

const headingsOf = (page: SurveyedPage, { site, pages }: Site): string[] =>
  [page.heading ?? "", ...(page.sections?.().slice(0, 1) ?? []), listTitle(saidTitle(page, site, pages))].filter(
    (heading) => periodInHeading(heading) !== undefined || EDITION.test(heading),
  );

/** Whether a heading of the list says what they are: "Map of 2019" heads anything. */
function namesThem(heading: string, { singular, plural }: SurveyedRelation["naming"], language: Language): boolean {
  const said = foldText(heading);
  if (language === "zh") return said.includes(foldText(singular));
  return [headWord(singular), headWord(plural)].some((noun) =>
    new RegExp(`(?<!\\p{L})${escaped(noun)}(?!\\p{L})`, "u").test(said),
  );
}

/** The years of the dates that the things have, and whether each thing has all of them. */
function yearsOfDates(relations: readonly SurveyedRelation[]): { years: number[]; areAll: boolean } {
  const values = relations.flatMap(({ relation }) => {
    const dates = relation.columns.flatMap(({ type }, at) => (type === "date" ? [at] : []));
    return dataRows(relation).flatMap(({ cells }) => dates.map((at) => cells[at]!.value));
  });
  const years = values.flatMap((value) => (value.kind === "date" ? [Number(value.iso.slice(0, 4))] : []));
  return { years, areAll: years.length === values.length };
}

const isWithin = (years: readonly number[], { from, to }: Period) => years.every((year) => year >= from && year <= to);

function called(surveyed: SurveyedRelation, period: Period, { language }: Site): SurveyedRelation {
  const { naming } = surveyed;
  if (language === "en") return { ...surveyed, naming: { ...naming, ...nounsOfTime(naming, period.printed) } };
  const when = `${period.printed}${period.called ?? (/\p{Script=Han}$/u.test(period.printed) ? "" : "年")}`;
  const noun = `${when}${naming.singular}`;
  const measure = naming.measure ?? measureWord(naming.singular);
  return { ...surveyed, naming: { ...naming, singular: noun, plural: noun, measure } };
}

function placeOf(list: SurveyedPage, said: string | undefined, { site, pages }: Site) {
  const title = listTitle(saidTitle(list, site, pages));
  const name = said !== undefined && !YEAR.test(title) ? said : title;
  return { list: name.replace(/[“”"《》]/g, ""), front: list.depth === 0 || name === "", paged: false };
}
