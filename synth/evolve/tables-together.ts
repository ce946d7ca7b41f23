import { type Column, dataRows, type Relation, type Row } from "../../core/relation.ts";
import { humanise } from "../../logic/english/humanise.ts";
import { paidWhat } from "../../logic/english/paid-what.ts";
import { saysAsWhat, standsAmong } from "../../logic/over-tables.ts";
import { printedText } from "../../logic/table.ts";
import { periodKey } from "../../logic/values/period.ts";
import { PAGE_COLUMN } from "../survey/collections/table-families.ts";
import { isTableFamily } from "../survey/collections/table-family.ts";
import { addressKind } from "../survey/naming/address-kind.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { addUpOverTables, happens } from "./happens.ts";
import { isOfThings, LEAST_PAGES, LEAST_THINGS, nameAt } from "./named-in-tables.ts";
import { numberedEditions } from "./numbered-editions.ts";
import { ownPagesState } from "./own-pages-state.ts";
import { NUMBERING, PLACE } from "./places.ts";
import { printsTotals } from "./printed-totals.ts";
import { rankedBy } from "./ranked-by.ts";
import { type RowTimes, rowTimes } from "./row-times.ts";
import { sharedSpan } from "./shared-span.ts";
import { isTakenPart } from "./unlike-times.ts";

/** Tables of one kind on several pages, whose rows are taken together by the things that they are of. */
export interface TablesTogether {
  surveyed: SurveyedRelation;
  /** What the tables are called. */
  tables: string;
  /** The column that names the thing of a row; absent where each page has a table about its own thing. */
  by?: string;
  /** The time of each table, where they are of a year or season each, or the first and the last where their pages are numbered. */
  span?: { time: string; since: string; until: string } | { editions: [string, string] };
  /** What adds up over the tables. */
  sums: readonly Column[];
  /** Where each thing stands in its table. */
  place?: string;
  /** They list the foremost alone: whoever stands there is counted. */
  areSelections: boolean;
  /** Another column names such things as well, and in no words of the question as what those of `by` stand there. */
  isAmongOthers?: true;
  /** Each thing has as many rows as any other. */
  isEven: boolean;
  /** The pages of the things, where the site has them. */
  things?: SurveyedRelation;
}

/** What is called so lists the best, of which there are more. */
const BEST =
  /\b(?:top|leading|leaders|best|highest|largest|most|biggest|fastest|longest|winners?|awards?|prizes|medall?ists|scorers|shortlist)\b|前[一二三四五六七八九十\d]+|十[大佳强]|[榜奖]|最[佳高多大]|获奖|冠军/iu;
/** A table of fewer quantities may be cut off below the best by one of them. */
const LEAST_QUANTITIES = 3;

/** All tables of a site that are taken together. */
export function findTablesTogether(survey: Survey): TablesTogether[] {
  return survey.relations.flatMap((surveyed) => {
    const { relation } = surveyed;
    if (relation.source !== "html_table" || pagesOf(relation).size < LEAST_PAGES || leadsOn(relation, survey))
      return [];
    return [...ofEditions(surveyed, survey), ...ofOwners(surveyed, survey)];
  });
}

const pagesOf = ({ rows }: Relation): ReadonlySet<string> => new Set(rows.map(({ cells }) => cells[0]!.evidence.url));

/** Whether the site leads to pages of their kind that were not read. */
function leadsOn(relation: Relation, { pages }: Survey): boolean {
  const isOfKind = addressKind(pagesOf(relation));
  return [...pages.values()].some(({ links }) => links.some(({ url }) => !pages.has(url) && isOfKind(url)));
}

/** Tables of a year or season each ("Final table" of each season), by each column that names things which stand in several of them. */
function ofEditions(surveyed: SurveyedRelation, survey: Survey): TablesTogether[] {
  const { relation } = surveyed;
  const { columns } = relation;
  const rows = dataRows(relation);
  const ordered = isTableFamily(relation) ? byNumbers(relation, rows) : byTimes(relation, rows);
  if (!ordered) return [];
  const { ats, span, at } = ordered;
  return columns.flatMap((column, by) => {
    if (by === at || !isOfThings(column, by, rows, surveyed, survey) || ownPagesState(relation, rows, by, survey))
      return [];
    const isOncePer = namedOncePer(rows, by, ats);
    // What was paid is listed whole: who had nothing does not stand there.
    const arePaid = surveyed.columns.some(({ column: { name } }) => paidWhat(surveyed.naming.names?.[name] ?? ""));
    const areSelections = !arePaid && (!isOncePer || BEST.test(relation.name) || mayBeCut(rows, by, ats, surveyed));
    const place = placeIn(columns, rows, ats);
    const things = leadTo(rows, by, survey);
    const sums =
      areSelections && !areRuns(relation, rows, by, ats, things)
        ? []
        : additive(surveyed).filter(
            (one) => !isTakenPart(one) && !printsTotals(rows, indexOf(relation, one.name), keyBy(by), survey, relation),
          );
    return [
      {
        surveyed,
        tables: relation.name,
        by: column.name,
        span,
        sums,
        ...(place && isOncePer ? { place: place.name } : {}),
        areSelections,
        ...(isAmongOthers(column.name, relation, rows, survey) ? { isAmongOthers: true as const } : {}),
        isEven: haveAlikeMany(rows, keyBy(by)),
        ...(things ? { things } : {}),
      },
    ];
  });
}

/** The column of places; numbers of lines say places only where something falls with them. */
function placeIn(columns: readonly Column[], rows: readonly Row[], ats: readonly number[]): Column | undefined {
  return columns.find(
    ({ name, type }, at) =>
      type === "number" &&
      PLACE.test(name.trim()) &&
      (!NUMBERING.test(name.trim()) || rankedBy(columns, rows, at, ats) !== undefined),
  );
}

const isAmongOthers = (by: string, { columns }: Relation, rows: readonly Row[], { language }: Survey): boolean =>
  standsAmong(columns, rows, by) && (language === "zh" || !saysAsWhat(by));

/** Which table each row is of, in their order, by the column at `at`. */
interface Ordered {
  at: number;
  ats: readonly number[];
  span: NonNullable<TablesTogether["span"]>;
}

function byTimes({ columns }: Relation, rows: readonly Row[]): Ordered | undefined {
  const [times] = rowTimes(columns, rows);
  if (!times || times.within !== undefined || !isOnePageEach(rows, times)) return undefined;
  const ats = times.periods.map(({ at }) => at);
  if (new Set(ats).size < LEAST_PAGES) return undefined;
  const key = (at: number) => periodKey({ ...times.periods[0]!, at });
  const [since, until] = [key(Math.min(...ats)), key(Math.max(...ats))];
  return { at: times.time, ats, span: { time: columns[times.time]!.name, since, until } };
}

/** By what the pages of a family are called: "Harbour Days 2019", "第3届". */
function byNumbers({ columns }: Relation, rows: readonly Row[]): Ordered | undefined {
  const names = rows.map(({ cells }) => printedText(cells[0]!.value).trim());
  // "From 1 to 5" of what, nobody is told.
  if (columns[0]!.name === PAGE_COLUMN && names.every((name) => /^\d+$/.test(name))) return undefined;
  const editions = numberedEditions([...new Set(names)]);
  const pages = new Set(rows.map(({ cells }, at) => `${names[at]} ${cells[0]!.evidence.url}`));
  if (!editions || editions.length < LEAST_PAGES || pages.size > editions.length) return undefined;
  const span = { editions: [editions[0]!, editions.at(-1)!] as [string, string] };
  return { at: 0, ats: names.map((name) => editions.indexOf(name)), span };
}

/** Tables that the pages of things have each ("Career by season" of each player). */
function ofOwners(surveyed: SurveyedRelation, survey: Survey): TablesTogether[] {
  const { relation } = surveyed;
  if (!isTableFamily(relation)) return [];
  const rows = dataRows(relation);
  const pages = pagesOf(relation);
  const things = survey.relations.find(
    (other) =>
      other.relation.source === "page_collection" &&
      other.hasNoun &&
      other.label !== undefined &&
      other.relation.rows.length >= LEAST_THINGS &&
      other.relation.rows.length === pages.size &&
      other.relation.rows.every(({ about }) => about !== undefined && pages.has(about)),
  );
  const [times] = rowTimes(
    relation.columns.slice(1),
    rows.map((row) => ({ ...row, cells: row.cells.slice(1) })),
  );
  // What is listed by anything but its years may be of one time and may be parts of one whole.
  if (!things || !(times || hasSeasons(relation))) return [];
  const sums = additive(surveyed).filter((column) => {
    const at = indexOf(relation, column.name);
    return agreesWithTotals(relation, at) && !printsTotals(rows, at, ownPage, survey, relation);
  });
  const span = times && sharedSpan(relation.columns.slice(1), rows, times, ownPage);
  const isEven = haveAlikeMany(rows, ownPage);
  return [{ surveyed, tables: relation.name, ...(span ? { span } : {}), sums, areSelections: false, isEven, things }];
}

/** "2019/20", "2020": a column of seasons, of which a thing may have two rows. */
const hasSeasons = ({ columns }: Relation): boolean =>
  columns.slice(1, 3).some(({ name }) => /^(?:seasons?|years?|editions?|赛季|年[份度]?|届次?)$/i.test(name.trim()));

/** The quantities of a relation that are counted anew in each of its tables. */
function additive({ relation, columns, naming }: SurveyedRelation): Column[] {
  return columns
    .map(({ column }) => column)
    .filter(({ name, type, role, additive: adds }) => {
      if (type !== "number" || role !== "measure" || adds !== true) return false;
      const said = naming.names?.[name] ?? humanise(name);
      const isFull = relation.rows.every(
        ({ cells, total }) => total || cells[indexOf(relation, name)]!.value.kind === "number",
      );
      return isFull && (happens(said) || addUpOverTables(said));
    });
}

const indexOf = ({ columns }: Relation, name: string): number => columns.findIndex((column) => column.name === name);

/** Is there a page for each time, and a time for each page? */
function isOnePageEach(rows: readonly Row[], { periods }: RowTimes): boolean {
  const pairs = new Set(rows.map(({ cells }, at) => `${periods[at]!.at} ${cells[0]!.evidence.url}`));
  const urls = new Set(rows.map(({ cells }) => cells[0]!.evidence.url));
  return pairs.size === urls.size && new Set(periods.map(({ at }) => at)).size === urls.size;
}

function namedOncePer(rows: readonly Row[], by: number, ats: readonly number[]): boolean {
  return new Set(rows.map((row, at) => `${ats[at]} ${nameAt(row, by)}`)).size === rows.length;
}

/** Whole tables that list what each thing did or had one by one, with a link to its page: all that it comes to is its own. */
function areRuns(
  { name }: Relation,
  rows: readonly Row[],
  by: number,
  ats: readonly number[],
  things: SurveyedRelation | undefined,
): boolean {
  if (!things || BEST.test(name) || namedOncePer(rows, by, ats)) return false;
  // Tables of one size may be cut off.
  const sizes = new Map<number, number>();
  for (const at of ats) sizes.set(at, (sizes.get(at) ?? 0) + 1);
  return new Set(sizes.values()).size > 1;
}

/** Tables of one size with other members each time, and hardly a figure: who is not in one may have come next. */
function mayBeCut(rows: readonly Row[], by: number, ats: readonly number[], { columns }: SurveyedRelation): boolean {
  const quantities = columns.filter(({ column: { type, role } }) => type === "number" && role === "measure").length;
  if (quantities >= LEAST_QUANTITIES) return false;
  const members = new Map<number, string[]>();
  for (const [at, row] of rows.entries()) members.set(ats[at]!, [...(members.get(ats[at]!) ?? []), nameAt(row, by)]);
  const sets = new Set([...members.values()].map((own) => own.sort().join("\n")));
  return sets.size > 1;
}

/** The collection to whose pages all cells of a column lead. */
function leadTo(rows: readonly Row[], by: number, { relations }: Survey): SurveyedRelation | undefined {
  const led = new Set(rows.flatMap(({ cells }) => hrefOf(cells[by]!.value)));
  if (led.size < LEAST_THINGS || rows.some(({ cells }) => hrefOf(cells[by]!.value).length === 0)) return undefined;
  return relations.find(
    ({ relation, hasNoun, label }) =>
      relation.source === "page_collection" &&
      hasNoun &&
      label !== undefined &&
      [...led].every((url) => relation.rows.some(({ about }) => about === url)),
  );
}

const hrefOf = (value: Row["cells"][number]["value"]): string[] =>
  value.kind === "entity" && value.href !== undefined ? [value.href] : [];

const ownPage = ({ cells }: Row): string => cells[0]!.evidence.url;
const keyBy =
  (by: number) =>
  (row: Row): string =>
    hrefOf(row.cells[by]!.value)[0] ?? nameAt(row, by);

function haveAlikeMany(rows: readonly Row[], keyOf: (row: Row) => string): boolean {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return new Set(counts.values()).size === 1;
}

/** Where a page prints the total of its rows, it is what they come to. */
function agreesWithTotals({ rows }: Relation, at: number): boolean {
  const sums = new Map<string, number>();
  const figure = ({ cells }: Row) => {
    const { value } = cells[at]!;
    return value.kind === "number" ? Number(value.decimal) : Number.NaN;
  };
  for (const row of rows) if (!row.total) sums.set(ownPage(row), (sums.get(ownPage(row)) ?? 0) + figure(row));
  return rows.every(
    (row) => !row.total || row.cells[at]!.value.kind !== "number" || figure(row) === sums.get(ownPage(row)),
  );
}
