import { measureWord } from "../../logic/chinese/measure-words.ts";
import { CHINESE_ENTRY } from "../../logic/chinese/phrasing.ts";
import { numberWord } from "../../logic/english.ts";
import type { Language } from "../../logic/language.ts";
import { dataRows } from "./columns.ts";
import type { SurveyedRelation } from "./survey.ts";

/** A list that leads to the pages of a collection for so many of its rows is one of them. */
const LISTS = 0.95;
/** "on the page “Tall towers” of the Acme site", in its parts. */
const ON_PAGE = /^on (the (?:front page|page “[^”]+”) of .+)$/;
const IN_LIST = /^in the list “[^”]+” on (the page “[^”]+” of .+)$/;

/**
 * What stands on the pages that a list leads to does not stand on the list's page: where the list leads to all of their
 * kind, it is not said at all, and else it says which of them are meant ("among the ten towers listed on the page …").
 */
export function withListPlaces(relations: readonly SurveyedRelation[], language: Language): SurveyedRelation[] {
  const collections = relations.filter(({ relation, scoped }) => relation.source === "page_collection" && !scoped);
  return relations.map((surveyed) => {
    const { relation, naming } = surveyed;
    if (relation.source === "page_collection" || surveyed.scoped) return surveyed;
    const rows = dataRows(relation);
    const about = new Set(rows.flatMap((row) => row.about ?? []));
    const collection = collections.find(({ relation: { rows: own } }) => {
      const led = own.filter((row) => row.about !== undefined && about.has(row.about)).length;
      return led > 0 && led >= LISTS * rows.length;
    });
    if (!collection || about.size < rows.length) return surveyed;
    const isWhole = dataRows(collection.relation).every((row) => row.about !== undefined && about.has(row.about));
    const source = isWhole ? collection.naming.source : listedAt(naming, rows.length, language);
    return source === undefined ? surveyed : { ...surveyed, naming: { ...naming, source } };
  });
}

function listedAt(
  { singular, plural, source }: SurveyedRelation["naming"],
  count: number,
  language: Language,
): string | undefined {
  if (language === "zh")
    return source.endsWith("页面") ? `${source}列出的${count}${chineseCounter(singular)}` : undefined;
  const page = (ON_PAGE.exec(source) ?? IN_LIST.exec(source))?.[1];
  return page === undefined ? undefined : `among the ${numberWord(count)} ${plural} listed on ${page}`;
}

const chineseCounter = (noun: string) => (noun === CHINESE_ENTRY ? `个${noun}` : `${measureWord(noun)}${noun}`);
