import { type Column, dataRows, type Row } from "../../core/relation.ts";
import { columnNoun } from "../../logic/english/column-noun.ts";
import { isPlural } from "../../logic/english/english.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { printedText } from "../../logic/table.ts";
import { foldText } from "../../logic/values/normalise.ts";
import { aroundYear, yearOfCell } from "../../logic/values/year-text.ts";
import { PAGE_COLUMN } from "../survey/collections/table-families.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";

/** A relation whose rows follow quantities over the years: of one thing, or of each of several. */
export interface Panel {
  surveyed: SurveyedRelation;
  /** The column that says the year. */
  time: string;
  /** The column that says whose row it is; absent where there is one row per year. */
  by?: string;
  /** Who is followed, as printed, with the years that are stated for each. */
  members: ReadonlyMap<string, readonly number[]>;
  /** Relations that name those things, each with the names that both know. */
  named: readonly { things: SurveyedRelation; names: readonly string[] }[];
  /** What comes back each year (months, quarters) is followed, and not compared by how it developed. */
  recurs: boolean;
  /** Each quantity stands on a page of its own, with all its years: only two of them together need several pages. */
  pageEach: boolean;
  /** Is what `by` is called a noun in the singular that people call the things: "country"? */
  sayable: boolean;
  measures: readonly Column[];
}

/** A series of fewer years is no development; where pages state the last years of all that they say, two may be compared. */
const LEAST_YEARS = { ofTable: 4, ofPages: 2 };
/** Fewer things are not compared. */
const LEAST_MEMBERS = 3;

/** All relations of a site that follow something over the years. */
export function findPanels(survey: Survey): Panel[] {
  return survey.relations.flatMap((surveyed) => panelsOf(surveyed, survey));
}

function panelsOf(surveyed: SurveyedRelation, survey: Survey): Panel[] {
  const { relation } = surveyed;
  const rows = dataRows(relation);
  const measures = surveyed.columns
    .map(({ column }) => column)
    .filter((column) => column.type === "number" && column.role === "measure" && isSaid(column, survey.language));
  if (measures.length === 0 || rows.length < LEAST_YEARS.ofTable) return [];
  for (const [at, column] of relation.columns.entries()) {
    const years = yearsOf(rows, at, column);
    if (!years) continue;
    if (new Set(years).size === rows.length && onOnePage(rows)) return [];
    if (new Set(years).size === rows.length)
      return [
        {
          surveyed,
          time: column.name,
          members: new Map([["", years]]),
          named: [],
          recurs: false,
          pageEach: false,
          sayable: false,
          measures,
        },
      ];
    for (const [byAt, by] of relation.columns.entries()) {
      if (byAt === at || (by.type !== "text" && by.type !== "entity")) continue;
      const members = membersOf(rows, byAt, years, surveyed.yearly ? LEAST_YEARS.ofPages : LEAST_YEARS.ofTable);
      if (!members || members.size < LEAST_MEMBERS) continue;
      const named = survey.relations.flatMap((things) => {
        // Figures of one year are the wrong place to look for who there is.
        if (things === surveyed || /\d{4}/.test(things.naming.source) || (!surveyed.yearly && hides(things, surveyed)))
          return [];
        const names = namesKnown(things, members);
        return names.length >= LEAST_MEMBERS ? [{ things, names }] : [];
      });
      const sayable = by.name !== PAGE_COLUMN && isNoun(by.name, survey.language);
      return [
        {
          surveyed,
          time: column.name,
          by: by.name,
          members,
          named,
          recurs: RECURS.test(by.name.trim()),
          pageEach: isPageEach(rows, relation, measures),
          sayable,
          measures,
        },
      ];
    }
  }
  return [];
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

/** The year that each row's cell names; undefined where one names none, or they name more than their years. */
function yearsOf(rows: readonly Row[], at: number, column: Column): number[] | undefined {
  // "Opened in" says when something happened to a thing, not which year the row is about.
  const called = column.name.trim();
  if (column.role === "year" && !YEAR_HEADING.test(called)) return undefined;
  if (column.role === "date" && HAPPENED.test(called)) return undefined;
  const years: number[] = [];
  const around = new Set<string>();
  for (const { cells } of rows) {
    const { value } = cells[at]!;
    const year = yearOfCell(value, column);
    // Several dates of one year are a calendar, not a series of years.
    if (year === undefined || (value.kind === "date" && value.granularity !== "year")) return undefined;
    if (value.kind !== "number") around.add(aroundYear(value.printed));
    years.push(year);
  }
  // "Yearbook 2020" is a thing of a year and not the year itself.
  return around.size <= 1 && [...around].every((text) => YEAR_ITSELF.test(text)) ? years : undefined;
}

/** What a column of the years that rows are about is called. */
const YEAR_HEADING = /^(?:(?:calendar|fiscal|financial|academic|school) )?year$|^年[份度]?$/i;
/** "建成时间: 1956年" says when something happened to a thing, too, though it is read as a date. */
const HAPPENED =
  /\b(?:\p{L}{3,}ed|built|born|begun|won|held|founded|birth|death|foundation|construction|release|launch)\b|(?:成立|建立|建成|建造|创建|创立|创办|开通|开放|启用|竣工|出版|发行|上映|发布|发现|出土|出生|逝世|加入|设立|注册|入藏|通车|开业)/iu;
/** A name that says nothing but a year; `#` stands for it. */
const YEAR_ITSELF = /^(?:(?:the )?(?:year|年) ?)?# ?年?$/;

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
