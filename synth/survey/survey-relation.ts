import { dataRows, type Relation } from "../../core/relation.ts";
import { CHINESE_ENTRY } from "../../logic/chinese/phrasing.ts";
import { judgeColumns } from "./cells/columns.ts";
import { isTableFamily } from "./collections/table-family.ts";
import { withoutSite } from "./files/years-across.ts";
import { whyIdle } from "./idle-columns.ts";
import { listsTogether } from "./inbound-links.ts";
import { chineseBareHeadings, chineseHeadingsInFull } from "./naming/chinese-bare-headings.ts";
import { asChosenInChinese } from "./naming/chinese-chosen.ts";
import { areTitles } from "./naming/chinese-titles.ts";
import { chosenInTable } from "./naming/chosen-in-table.ts";
import { asChosen } from "./naming/chosen-things.ts";
import { columnNames } from "./naming/column-names.ts";
import { ENTRY } from "./naming/entry-noun.ts";
import { monthsInFull } from "./naming/months-of-year.ts";
import { namedYears } from "./naming/named-years.ts";
import { saidNoun } from "./naming/noun-phrases.ts";
import { nounOfPart, nounsOfSome } from "./naming/nouns-of-parts.ts";
import { numberedThings } from "./naming/numbered-things.ts";
import { withoutPosting } from "./naming/posting-times.ts";
import { headingNouns, nameRows } from "./naming/row-naming.ts";
import { namesByTitle } from "./naming/titled-rows.ts";
import { groupRows } from "./row-groups.ts";
import { limitedTo, scopedNaming, thatState } from "./scopes/scoped-naming.ts";
import type { SiteContext } from "./site-context.ts";
import type { SiteReading } from "./survey.ts";
import type { SurveyedColumn, SurveyedRelation } from "./surveyed.ts";

/** A relation of fewer rows is a fact sheet, not something to aggregate over. */
const LEAST_ROWS = 4;

/**
 * One relation of a site as questions may be about it: what its rows are called and which columns are worth asking
 * about; or why it gives nothing to ask about, one clause.
 */
export function surveyRelation(relation: Relation, context: SiteContext): SurveyedRelation | string {
  const { reading, pages, language, site, sections, evidence } = context;
  const useless = whyUseless(relation, reading);
  if (useless) return useless;
  const spoken: Readonly<Record<string, string>> = {
    ...context.inWords(relation),
    ...columnNames({ ...relation, name: withoutSite(relation.name, site) }, language).names,
  };
  const { label, kept, dropped } = judgeColumns(relation, withoutPosting(spoken));
  const scope = reading.scopes?.get(relation.id);
  if (kept.length === 0 && (!label || (scope && relation.source === "page_collection")))
    return "no column is worth asking about";
  const listing = context.inbound.listing(relation);
  const headed = context.beside.under(listing);
  const lists = listsTogether(listing, reading.listParts);
  const ofList = saidNoun(reading.headings?.get(relation.id));
  const ofPages = language === "zh" ? undefined : saidNoun(reading.said?.get(relation.id));
  const of = { name: site, language, evidence, said: ofList ?? ofPages };
  // Whose figures they are and of which years tells them: nobody quotes the caption of their table as well.
  const isPlaced =
    sections.has(relation.id) || reading.filed?.has(relation.id) === true || reading.yearly?.has(relation.id) === true;
  const own = nameRows(relation, label, pages, lists, of, isPlaced);
  const listed = own.singular === ENTRY.singular ? { ...own, ...ofList } : own;
  const hasNoun = listed.singular !== ENTRY.singular && listed.singular !== CHINESE_ENTRY;
  const said = hasNoun ? undefined : ofPages;
  const noun = (said ?? listed).singular;
  const ofTitle =
    language === "zh" ? {} : namesByTitle(relation, label, noun, pages.get(relation.url), reading.relations);
  const ofMonths = language === "zh" ? { ...monthsInFull(relation), ...spoken } : spoken;
  const inFull = language === "zh" && !hasNoun ? { ...chineseHeadingsInFull(relation), ...ofMonths } : ofMonths;
  const names = { ...inFull, ...ofTitle };
  const bare = language === "zh" ? chineseBareHeadings(relation, hasNoun, names) : undefined;
  // "All bridges" names what stands under its headings, and not what the headings are.
  if (
    sections.has(relation.id) &&
    relation.source === "records" &&
    !isTableFamily(relation) &&
    relation.columns[1]?.name.toLowerCase() === noun
  )
    return "what its headings are is not said";
  const place = language === "zh" ? undefined : scope;
  const part = place ? (said ?? nounOfPart(listed, hasNoun, relation, headed)) : undefined;
  const told = { relation, noun, bare, names, listing };
  const columns: SurveyedColumn[] = [];
  for (const column of kept) {
    const reason = whyIdle(column, told, context);
    if (reason) dropped.push({ name: column.column.name, reason });
    else columns.push(column);
  }
  const called =
    place && part
      ? scopedNaming(place, part, site)
      : limitedTo(reading.limits?.get(relation.id), thatState(said ? { ...listed, ...said } : listed, relation));
  const isKind = hasNoun && !place && relation.source === "page_collection";
  const areNumbered = language === "en" && isKind;
  const numbered = areNumbered && label ? numberedThings(relation, label.index, called) : undefined;
  const numberless = { ...called, ...numbered?.noun };
  const chosen = language === "zh" ? asChosenInChinese : asChosen;
  const isTable = hasNoun && !place && relation.source === "html_table";
  const naming = isKind
    ? chosen(numberless, relation, lists)
    : isTable
      ? chosenInTable(numberless, relation, pages.get(relation.url), chosen)
      : numberless;
  const years = isKind ? namedYears(relation, label?.index, pages.values()) : undefined;
  const surveyed = {
    relation,
    naming: {
      ...naming,
      ...(Object.keys(names).length > 0 ? { names } : {}),
      ...(language === "zh" && areTitles(listing) ? { titled: true as const } : {}),
    },
    hasNoun: hasNoun || (place !== undefined && (place.noun ?? part?.singular) !== ENTRY.singular),
    ...(place ? { scoped: true as const } : {}),
    ...(naming === numberless ? {} : { chosen: true as const }),
    ...(scope?.lackedBySome ? { lackedBySome: true as const } : {}),
    ...(said ? { saidOfPages: true as const } : {}),
    ...(reading.lacking?.has(relation.id) || numbered?.gaps || years?.gaps ? { lacking: true as const } : {}),
    ...(years && !years.gaps ? { years } : {}),
    ...(reading.yearly?.has(relation.id) ? { yearly: true as const } : {}),
    ...filedOf(relation, reading),
    ...(label ? { label } : {}),
    columns,
    dropped,
    nouns: place ? [] : nounsOfSome(headingNouns(relation, headed), hasNoun ? listed.plural : undefined, relation),
  };
  return { ...surveyed, groups: groupRows(surveyed, listing) };
}

function filedOf({ id }: Relation, { filed }: SiteReading): Pick<SurveyedRelation, "filed"> {
  const isOfAll = filed?.get(id);
  return isOfAll === undefined ? {} : { filed: isOfAll ? "all" : "some" };
}

function whyUseless(relation: Relation, { partial, proposed }: SiteReading): string | undefined {
  if (partial?.has(relation.id)) return "it goes on on pages that were not read";
  if (proposed?.has(relation.id)) return "its page proposes it beside what it is about";
  if (dataRows(relation).length < LEAST_ROWS) return `fewer than ${LEAST_ROWS} rows`;
  if (relation.columns.length < 2) return "one column only";
  const names = new Set(relation.columns.map((column) => column.name));
  if (names.size !== relation.columns.length) return "two columns share a name";
  return undefined;
}
