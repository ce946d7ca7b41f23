import { dataRows } from "../../../core/relation.ts";
import { measureWord } from "../../../logic/chinese/measure-words.ts";
import { CHINESE_ENTRY } from "../../../logic/chinese/phrasing.ts";
import { numberWord } from "../../../logic/english/english.ts";
import type { Language } from "../../../logic/values/language.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";

/** A list that leads to the pages of a collection for so many of its rows is one of them. */
const LISTS = 0.95;
/** "on the page “Tall towers” of the Acme site", in its parts. */
const ON_PAGE = /^on (the (?:front page|page “[^”]+”) of .+)$/;
const IN_LIST = /^in the list “([^”]+)” on (the (?:front page|page “[^”]+”) of .+)$/;

/**
 * What stands on the pages that a list leads to does not stand on the list's page: where the list leads to all of their
 * kind, it is not said at all, and else it says which of them are meant ("among the ten towers listed on the page …"). What they
 * are called on their pages, the list's heading only tells which ("the five operas listed under “Premieres”"). Where the page lists others of them as well, the list's heading tells which; one without a heading cannot be named.
 */
export function withListPlaces(
  relations: readonly SurveyedRelation[],
  language: Language,
  pages: ReadonlyMap<string, Pick<SurveyedPage, "links">> = new Map(),
): SurveyedRelation[] {
  const collections = relations.filter(({ relation, scoped }) => relation.source === "page_collection" && !scoped);
  const times = new Map<string, number>();
  for (const { relation } of relations) times.set(headingsOf(relation), (times.get(headingsOf(relation)) ?? 0) + 1);
  return relations.flatMap((surveyed) => {
    const { relation, naming } = surveyed;
    if (relation.source === "page_collection" || surveyed.scoped || !isList(naming, language)) return surveyed;
    const rows = dataRows(relation);
    const about = new Set(rows.flatMap((row) => row.about ?? []));
    const collection = collections.find(({ relation: { rows: own } }) => {
      const led = own.filter((row) => row.about !== undefined && about.has(row.about)).length;
      return led > 0 && led >= LISTS * rows.length;
    });
    if (!collection || about.size < rows.length) return surveyed;
    const isWhole = dataRows(collection.relation).every((row) => row.about !== undefined && about.has(row.about));
    // Of tables of one kind (a season's results) each says something else of them all.
    if (isWhole && times.get(headingsOf(relation))! > 1) return surveyed;
    const own = new Set(collection.relation.rows.flatMap((row) => row.about ?? []));
    const listed = new Set((pages.get(relation.url)?.links ?? []).flatMap(({ url }) => (own.has(url) ? [url] : [])));
    const isPart = listed.size > about.size;
    // A page that lists more of them than this list does not say by itself which are meant.
    if (isPart && !isWhole && (language === "zh" || !IN_LIST.test(naming.source))) return [];
    const noun = language === "zh" ? chineseNoun(naming, collection) : pagesNoun(naming, collection);
    const isOther = noun.plural !== naming.plural;
    const source = isWhole
      ? collection.naming.source
      : listedAt({ ...naming, ...noun }, rows.length, language, isPart || isOther);
    return source === undefined ? surveyed : { ...surveyed, naming: { ...naming, ...noun, source } };
  });
}

/** "Premieres" that lead to operas are operas: what stands on their pages is asked of these. */
function pagesNoun(
  { singular, plural }: SurveyedRelation["naming"],
  { hasNoun, naming: pages }: SurveyedRelation,
): Pick<SurveyedRelation["naming"], "singular" | "plural"> {
  const isKind = !hasNoun || plural.endsWith(` ${pages.plural}`);
  return isKind ? { singular, plural } : { singular: pages.singular, plural: pages.plural };
}

/** The same in Chinese: a list headed "红茶" of what its site calls 商品 lists 商品. */
function chineseNoun(naming: SurveyedRelation["naming"], { hasNoun, naming: pages }: SurveyedRelation) {
  const isKind = !hasNoun || naming.singular.endsWith(pages.singular);
  const { singular, plural, measure } = pages;
  return isKind ? naming : { singular, plural, ...(measure ? { measure } : {}) };
}

/** The page is called after the list alone: a table of a name of its own says more of its rows. */
const isList = ({ source }: SurveyedRelation["naming"], language: Language) =>
  language === "zh" ? source.endsWith("页面") : ON_PAGE.test(source) || IN_LIST.test(source);

function listedAt(
  { singular, plural, measure, source }: SurveyedRelation["naming"],
  count: number,
  language: Language,
  isPart: boolean,
): string | undefined {
  if (language === "zh") return `${source}列出的${count}${measure ?? chineseMeasure(singular)}${singular}`;
  const [, heading, page = ON_PAGE.exec(source)?.[1]] = IN_LIST.exec(source) ?? [];
  const under = isPart && heading !== undefined ? `under “${heading}” ` : "";
  return page === undefined ? undefined : `among the ${numberWord(count)} ${plural} listed ${under}on ${page}`;
}

const headingsOf = ({ columns }: SurveyedRelation["relation"]) => columns.map(({ name }) => name).join("\n");

const chineseMeasure = (noun: string) => (noun === CHINESE_ENTRY ? "个" : measureWord(noun));
