import { type Column, dataRows, type Row } from "../../core/relation.ts";
import { columnNoun } from "../../logic/english/column-noun.ts";
import { isPlural } from "../../logic/english/english.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { paidWhat } from "../../logic/english/paid-what.ts";
import { printedText } from "../../logic/table.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { type Grain, type Period, periodKey } from "../../logic/values/period.ts";
import { PAGE_COLUMN } from "../survey/collections/table-families.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { isNamedByYear } from "./named-by-year.ts";
import { type RowTimes, rowTimes } from "./row-times.ts";
import { areSameTimes } from "./shared-span.ts";
import { areThingsOfSorts, isOfThings } from "./things-of-years.ts";
import { comparable } from "./unlike-times.ts";

/** A relation whose rows follow quantities over years, seasons, quarters or months: of one thing, or of each of several. */
export interface Panel {
  surveyed: SurveyedRelation;
  /** The column that says the year, or the month with its year. */
  time: string;
  /** The column that says the month or quarter, where `time` says the year alone. */
  within?: string;
  grain: Grain;
  /** How a program names a time, by where it lies on the axis. */
  key: (at: number) => string;
  /** The column that says whose row it is; absent where there is one row per year. */
  by?: string;
  /** Who is followed, as printed, with the times that are stated for each, by where they lie on the axis. */
  members: ReadonlyMap<string, readonly number[]>;
  /** Relations that name those things, each with the names that both know. */
  named: readonly { things: SurveyedRelation; names: readonly string[] }[];
  /** What comes back each year (months, quarters) is followed, and not compared by how it developed. */
  recurs: boolean;
  /** Each quantity stands on a page of its own, with all its years: only two of them together need several pages. */
  pageEach: boolean;
  /** All figures stand on one page: only what the pages of the things say makes them worth gathering. */
  onePage: boolean;
  /** Every page tells of one year alone: whatever is held against another year stands on another page. */
  yearEach: boolean;
  /** Every page tells of one of the things alone: whatever compares them has as many pages to gather. */
  thingEach: boolean;
  /** Is what `by` is called a noun in the singular that people call the things: "country"? */
  sayable: boolean;
  measures: readonly Column[];
}

/**
 * A series of fewer years is no development; three that have a page each are one to be gathered, and where pages state the last years
 * of all that they say, or a page of each of two years states all things, two may be compared.
 */
const LEAST_PERIODS = { ofTable: 4, ofYearEach: 3, ofPages: 2 };
/** Fewer things are not compared. */
const LEAST_MEMBERS = 3;

/** The columns that say the time of a row, as operations take them. */
export const timeColumns = ({ time, within }: Panel) => ({ time, ...(within === undefined ? {} : { within }) });

/** All relations of a site that follow something over the years. */
export function findPanels(survey: Survey): Panel[] {
  return survey.relations.flatMap((surveyed) => panelsOf(surveyed, survey));
}

function panelsOf(surveyed: SurveyedRelation, survey: Survey): Panel[] {
  const { relation } = surveyed;
  const rows = dataRows(relation);
  if (rows.length < LEAST_PERIODS.ofYearEach) return [];
  const panels = rowTimes(relation.columns, rows, (at) => isNamedByYear(surveyed, at, survey)).flatMap((times) => {
    const panel = panelOver(surveyed, survey, rows, times);
    return panel ? [panel] : [];
  });
  // Of several columns that say the time of a row the first is taken, and with it the months within its years.
  const [first] = panels;
  return first ? [first, ...panels.filter(({ time, within }) => within !== undefined && time === first.time)] : [];
}

const OF_ONE_THING = { recurs: false, pageEach: false, thingEach: false, sayable: false } as const;

/** The rows of a relation by one of the ways in which it says their time. */
function panelOver(
  surveyed: SurveyedRelation,
  survey: Survey,
  rows: readonly Row[],
  times: RowTimes,
): Panel | undefined {
  const { relation } = surveyed;
  const { columns } = relation;
  const stated = surveyed.columns
    .map(({ column }) => column)
    .filter((column) => column.type === "number" && column.role === "measure" && isSaid(column, survey.language))
    .filter(({ name }) => !isPaidAnew(surveyed, name));
  const measures = comparable(columns, rows, times.periods, stated);
  const yearEach = haveAPageEach(rows, times.time);
  const leastPeriods = yearEach ? LEAST_PERIODS.ofYearEach : LEAST_PERIODS.ofTable;
  const onePage = onOnePage(rows);
  // What tables state of things that have pages is asked together with these.
  if (measures.length === 0 || rows.length < leastPeriods || (onePage && !surveyed.yearly)) return undefined;
  const ats = times.periods.map(({ at }) => at);
  const [{ grain, anyYear }] = times.periods as [Period];
  const shared = {
    surveyed,
    time: columns[times.time]!.name,
    ...(times.within === undefined ? {} : { within: columns[times.within]!.name }),
    grain,
    key: (at: number) => periodKey({ grain, at, ...(anyYear ? { anyYear } : {}) }),
    measures,
    onePage,
    yearEach,
  };
  if (new Set(ats).size === rows.length && isOfThings(surveyed, rows, times)) return undefined;
  if (new Set(ats).size === rows.length)
    return { ...shared, members: new Map([["", ats]]), named: [], ...OF_ONE_THING };
  for (const [byAt, by] of columns.entries()) {
    if (byAt === times.time || byAt === times.within || (by.type !== "text" && by.type !== "entity")) continue;
    if (isAside(byAt, surveyed) || areThingsOfSorts(surveyed, rows, times, byAt)) continue;
    const isThingEach = haveAPageEach(rows, byAt);
    const least =
      surveyed.yearly ||
      ((isThingEach || yearEach) &&
        areSameTimes(
          rows.map(({ cells }) => printedText(cells[byAt]!.value).trim()),
          ats,
        ))
        ? LEAST_PERIODS.ofPages
        : leastPeriods;
    const members = membersOf(rows, byAt, ats, least);
    if (!members || members.size < LEAST_MEMBERS) continue;
    const named = survey.relations.flatMap((things) => {
      // Figures of one year are the wrong place to look for who there is.
      if (
        things === surveyed ||
        things.ofYear ||
        /\d{4}/.test(things.naming.source) ||
        (!surveyed.yearly && hides(things, surveyed))
      )
        return [];
      const names = namesKnown(things, members);
      return names.length >= LEAST_MEMBERS ? [{ things, names }] : [];
    });
    const sayable = by.name !== PAGE_COLUMN && isNoun(by.name, survey.language);
    const recurs = RECURS.test(by.name.trim());
    const pageEach = !onePage && isPageEach(rows, relation, measures);
    return { ...shared, by: by.name, members, named, recurs, pageEach, thingEach: isThingEach, sayable };
  }
  return undefined;
}

/**
 * What was paid in each year, for a matter that stands beside it: one grant is no development of another, which was given for something
 * else. They add up, and nobody follows them.
 */
function isPaidAnew({ naming, relation }: SurveyedRelation, name: string): boolean {
  const texts = relation.columns.filter(({ type }) => type === "text" || type === "entity");
  return texts.length > 1 && paidWhat(naming.names?.[name] ?? humanise(name)) !== undefined;
}

/** What pages print and nobody asks about (a caption, a counter of pictures) says not whose page it is. */
function isAside(at: number, { relation, label, columns }: SurveyedRelation): boolean {
  return relation.source === "page_collection" && at !== label?.index && columns.every(({ index }) => index !== at);
}

const RECURS = /^(?:months?|quarters?|seasons?|weekdays?|days?|day of the week|weeks?)$|^(?:月份?|季度|季节|星期|周)$/i;

/** Is what a column is called a word for each of the things that it names? */
function isNoun(heading: string, language: Survey["language"]): boolean {
  if (language === "zh") return /^\p{Script=Han}{1,6}$/u.test(heading) && !/(?:名称|名|编号|代码)$/u.test(heading);
  const said = humanise(heading);
  return /^\p{Ll}+(?: \p{Ll}+)?$/u.test(said) && !isPlural(said);
}

/** Of one thing whose years stand on one page that page alone would have every answer. */
function onOnePage(rows: readonly Row[]): boolean {
  const pages = new Set(rows.flatMap(({ cells }) => cells.map(({ evidence }) => evidence.url)));
  return pages.size === 1;
}

/** Does every page tell of one year, or of one thing, alone? */
function haveAPageEach(rows: readonly Row[], at: number): boolean {
  const said = new Map<string, string>();
  return rows.every(({ cells }) => {
    const { value, evidence } = cells[at]!;
    const known = said.get(evidence.url) ?? value.printed;
    said.set(evidence.url, known);
    return known === value.printed;
  });
}

/** Does each quantity stand on a page of its own, with all its years? */
const isPageEach = (rows: readonly Row[], { columns }: SurveyedRelation["relation"], measures: readonly Column[]) =>
  measures.every((measure) =>
    standsOnOnePage(
      rows,
      columns.findIndex(({ name }) => name === measure.name),
    ),
  );

/** Do all figures of a column stand on one page? */
function standsOnOnePage(rows: readonly Row[], at: number): boolean {
  const stated = rows.flatMap(({ cells }) => (cells[at]!.value.kind === "missing" ? [] : [cells[at]!.evidence.url]));
  return new Set(stated).size === 1;
}

/** Can what the column is called stand in a sentence as it is? Chinese headings can; English names of things cannot. */
const isSaid = (column: Column, language: Survey["language"]) => language === "zh" || !/[“”]/.test(columnNoun(column));

/** Would the place where the things are listed, named in the question, be taken for the place of the figures, too? */
function hides({ naming: { source: listed } }: SurveyedRelation, { naming: { source } }: SurveyedRelation): boolean {
  return listed !== source && listed.includes(source.replace(/^(?:on|in|at)\s/, ""));
}

/** The years of each thing; undefined where a thing has two rows for one year, or hardly any. */
function membersOf(
  rows: readonly Row[],
  by: number,
  years: readonly number[],
  least: number,
): Map<string, number[]> | undefined {
  const members = new Map<string, number[]>();
  for (const [index, { cells }] of rows.entries()) {
    const { value } = cells[by]!;
    const name = printedText(value).trim();
    const known = members.get(name) ?? [];
    if (value.kind === "missing" || known.includes(years[index]!)) return undefined;
    known.push(years[index]!);
    members.set(name, known);
  }
  for (const [name, known] of members) if (known.length < least) members.delete(name);
  return members;
}

/** Names of a relation's rows that are members of a panel. */
function namesKnown({ label, hasNoun, relation }: SurveyedRelation, members: ReadonlyMap<string, unknown>): string[] {
  if (!hasNoun || label?.column.role !== "label") return [];
  const known = new Set([...members.keys()].map(foldText));
  return dataRows(relation)
    .map(({ cells }) => printedText(cells[label.index]!.value).trim())
    .filter((name) => known.has(foldText(name)));
}
