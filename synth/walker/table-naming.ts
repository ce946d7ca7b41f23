import { dataRows } from "../../core/relation.ts";
import { columnNoun } from "../../logic/english/column-noun.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { ENTRY } from "../survey/naming/entry-noun.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** Rows that are years, each once. */
const YEARS = { singular: "year", plural: "years" };
/** Headings that say how much, and not of what: "Value", "Weight", "Average price". */
const BARE =
  /^(?:(?:average|mean|total|unit|net|gross) )?(?:values?|weights?|amounts?|quantit(?:y|ies)|volumes?|numbers?|totals?|counts?|prices?|costs?|shares?|rates?|levels?|sizes?)\b/i;
/** "Landings by species, 2019": what a table is of, and what its rows are. */
const BY = /(?:^|[.:–-]\s+)(?<topic>\p{L}[^.:,–]*?) by (?<rows>\p{L}[\p{L} ]*)/u;
/** A title of more words is a sentence. */
const MOST_WORDS = 5;

/**
 * The table with words that its own heading and caption bear out. What the site calls the pages that rows lead to ("compile-time
 * options") need not be what stands in the table; rows of one year each are years; and a bare "value" is one of what the caption
 * says that the table is of.
 */
export function namedByItself(given: SurveyedRelation, survey: Survey): SurveyedRelation {
  if (survey.language !== "en") return given;
  return withTopic(calledByHeading(given), survey);
}

function calledByHeading(surveyed: SurveyedRelation): SurveyedRelation {
  const { label, naming } = surveyed;
  if (label?.column.role !== "label" && areYears(surveyed))
    return { ...surveyed, naming: { ...naming, ...YEARS }, hasNoun: true, nouns: [] };
  const heading = foldText(label?.column.name ?? "");
  if (heading.includes(foldText(naming.singular)) || heading.includes(foldText(naming.plural))) return surveyed;
  return { ...surveyed, naming: { ...naming, ...ENTRY }, hasNoun: false, nouns: [] };
}

function areYears({ relation }: SurveyedRelation): boolean {
  const [first] = relation.columns;
  if (first?.role !== "year") return false;
  const years = dataRows(relation).map(({ cells }) => cells[0]!.value.printed);
  return new Set(years).size === years.length;
}

/** "the combined value of landings in 2019": bare headings are said with what the table is of. */
function withTopic(surveyed: SurveyedRelation, { pages }: Survey): SurveyedRelation {
  const { relation, naming, columns } = surveyed;
  const topic = topicOf([relation.name, pages.get(relation.url)?.title ?? ""], naming.plural, naming.singular);
  const kept = columns.filter(({ column }) => column.type !== "number" || !isBare(column.name) || topic !== undefined);
  if (topic === undefined) return { ...surveyed, columns: kept };
  const names = Object.fromEntries(
    columns.flatMap(({ column }) => {
      if (column.type !== "number" || !isBare(column.name)) return [];
      const said = naming.names?.[column.name] ?? columnNoun(column);
      const [, noun = said, when = ""] = /^(.*?)( in \d{4})?$/.exec(said) ?? [];
      return [[column.name, `${noun} of ${topic}${when}`]];
    }),
  );
  return { ...surveyed, naming: { ...naming, names: { ...naming.names, ...names } } };
}

const isBare = (name: string): boolean => {
  const said = humanise(name).replace(/\s*\(.*\)$/, "");
  return BARE.test(said) && !/ (?:of|in|per) /.test(said);
};

/** What a table is of, by a title that says what its rows are as well. */
export function topicOf(titles: readonly string[], plural: string, singular: string): string | undefined {
  for (const title of titles) {
    const { topic, rows } = BY.exec(title)?.groups ?? {};
    if (topic === undefined || rows === undefined || topic.split(" ").length > MOST_WORDS) continue;
    const said = foldText(rows);
    if (said.startsWith(foldText(plural)) || said.startsWith(foldText(singular)))
      return /^\p{Lu}\p{Ll}/u.test(topic) ? topic[0]!.toLowerCase() + topic.slice(1) : topic;
  }
  return undefined;
}
