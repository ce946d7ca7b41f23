import type { Relation } from "../../core/relation.ts";
import { isPlural } from "../../logic/english/english.ts";
import type { TableResult } from "../../logic/operation.ts";
import { relationTable } from "../../logic/table.ts";
import { momentOf, tellsTime } from "../../logic/values/moments-in-time.ts";
import { foldText } from "../../logic/values/normalise.ts";
import type { SurveyedColumn, SurveyedRelation } from "../survey/surveyed.ts";
import { isListable } from "./belonging.ts";
import { type Branch, leaf, type Node, over } from "./node.ts";

/** Things with a date, and things with a date or a period of their own that stand on other pages. */
export interface TimedPair {
  events: SurveyedRelation;
  /** Its column of dates. */
  on: string;
  periods: SurveyedRelation;
  /** Their columns of first and of last days; without the last one they have one date each. */
  a: string;
  b?: string;
  /** Both as sets, without the few rows whose dates are worded otherwise. */
  eventSet: Node;
  periodSet: Node;
}

/** Fewer dates, or periods, are no history. */
const LEAST_EVENTS = 5;
const LEAST_PERIODS = 4;
/** Of longer lists nobody wants to know who was when. */
const MOST_PERIODS = 60;
/** Rows that may be set aside by name, and the share of all that they may be. */
const MOST_ASIDE = 3;
const ASIDE_SHARE = 0.2;
/** So many of the dates fall surely into one period, or between the first and the last date. */
const SURE_SHARE = 0.4;
/** Periods follow each other where so few of them overlap their neighbours. */
const OVERLAPPING = 0.2;
/** A page lists what happened in its order where so few dates stand out of it. */
const OUT_OF_ORDER = 0.05;

interface Dated {
  surveyed: SurveyedRelation;
  column: SurveyedColumn;
  set: Node;
}

/**
 * Relations that are joined by time: a chronicle's dates by who held an office then, and between the dates of another.
 * Periods follow each other; single dates stand in their order, as in a history.
 */
export function timedPairs(relations: readonly SurveyedRelation[]): TimedPair[] {
  const named = relations.filter(
    ({ label, hasNoun, relation }) =>
      hasNoun &&
      label &&
      relation.rows.length >= LEAST_PERIODS &&
      namesOnce(relation, label.index) &&
      !relations.some((other) => isAlike(other.relation, relation)),
  );
  const dated = named.flatMap((surveyed) => datesOf(surveyed));
  const held = named.flatMap((surveyed) => periodsIn(surveyed));
  const pairs = dated.flatMap((events) => {
    const others = (one: SurveyedRelation) =>
      one !== events.surveyed && !shareAPage(one.relation, events.surveyed.relation);
    const withPeriods = held
      .filter(({ surveyed }) => others(surveyed))
      .map(
        ({ surveyed, a, b, set }): TimedPair => ({
          events: events.surveyed,
          on: events.column.column.name,
          periods: surveyed,
          a,
          b,
          eventSet: events.set,
          periodSet: set,
        }),
      );
    const withDates = dated
      .filter(
        ({ surveyed, column }) =>
          others(surveyed) && isHistory(surveyed, column) && isHistory(events.surveyed, events.column),
      )
      .map(
        ({ surveyed, column, set }): TimedPair => ({
          events: events.surveyed,
          on: events.column.column.name,
          periods: surveyed,
          a: column.column.name,
          eventSet: events.set,
          periodSet: set,
        }),
      );
    return [...withPeriods, ...withDates];
  });
  return pairs.filter(({ events }) => events.relation.rows.length >= LEAST_EVENTS).filter(meets);
}

/** What stands twice has two dates, and nobody could say which is meant. */
function namesOnce({ rows }: Relation, label: number): boolean {
  const names = rows.map(({ cells }) => foldText(cells[label]!.value.printed));
  return new Set(names).size === names.length;
}

/** A table that other pages have of their own things, too: any two of these could be joined. */
function isAlike(one: Relation, other: Relation): boolean {
  const headings = ({ columns }: Relation) => columns.map(({ name }) => foldText(name)).join("\n");
  return one !== other && one.name === other.name && one.url !== other.url && headings(one) === headings(other);
}

/** Its column of dates; what has a first and a last one has periods, and a date only where it lasts some days. */
function datesOf(surveyed: SurveyedRelation): Dated[] {
  const columns = surveyed.columns.filter(({ column }) => tellsTime(column) && column.role !== "label");
  const first = columns.find(({ column }) => FIRST.test(column.name));
  const column = columns.length === 1 ? columns[0] : columns.length === 2 && lastsDays(surveyed) ? first : undefined;
  if (!column) return [];
  const set = withoutDoubtful(surveyed, [column]);
  return set ? [{ surveyed, column, set }] : [];
}

/** What ends within so many days is an event: a meeting, and no office. */
const MOST_DAYS = 45;

/** Whether things state a first and a last day, and hardly more than a month lies between. */
export function lastsDays({ columns, relation }: SurveyedRelation): boolean {
  const ends = [FIRST, LAST].map((word) => columns.find(({ column }) => tellsTime(column) && word.test(column.name)));
  const [a, b] = ends;
  if (!a || !b || a === b) return false;
  const spans = relation.rows.flatMap(({ cells }) => {
    const [from, until] = [a, b].map(({ index, column }) => Date.parse(momentOf(cells[index]!.value, column) ?? ""));
    return Number.isNaN(from!) || Number.isNaN(until!) ? [] : [(until! - from!) / 86_400_000];
  });
  return spans.length >= LEAST_PERIODS && spans.every((days) => days >= 0 && days <= MOST_DAYS);
}

const FIRST =
  /\b(?:start(?:ed)?|begin|began|begun|first|from|since|took|opening|opened|elected|appointed|assumed)\b|^(?:就任|上任|开始|起)/i;
const LAST = /\b(?:end(?:ed)?|last|until|till|to|left|closing|closed|resigned|retired)\b|^(?:离任|卸任|结束|止)/i;

function periodsIn(surveyed: SurveyedRelation): { surveyed: SurveyedRelation; a: string; b: string; set: Node }[] {
  const columns = surveyed.columns.filter(({ column }) => tellsTime(column));
  const a = columns.find(({ column }) => FIRST.test(column.name));
  const b = columns.find(({ column }) => LAST.test(column.name) && column !== a?.column);
  const { length } = surveyed.relation.rows;
  if (!a || !b || length > MOST_PERIODS || lastsDays(surveyed)) return [];
  const set = withoutDoubtful(surveyed, [a, b]);
  return set && followEachOther(surveyed.relation, a, b) ? [{ surveyed, a: a.column.name, b: b.column.name, set }] : [];
}

/** The relation without the few rows that do not state these columns for sure; undefined where they are many, or have no name. */
function withoutDoubtful({ relation, label }: SurveyedRelation, columns: readonly SurveyedColumn[]): Node | undefined {
  const rows = relation.rows.filter(({ total }) => !total);
  const doubtful = rows.filter(({ cells }) =>
    columns.some(({ index, column }) => momentOf(cells[index]!.value, column) === undefined),
  );
  if (doubtful.length === 0) return leaf(relation.id);
  if (doubtful.length > MOST_ASIDE || doubtful.length > ASIDE_SHARE * rows.length || !label) return undefined;
  const names = doubtful.map(({ cells }) => cells[label.index]!.value.printed.trim());
  const of = columns.map(({ column }) => column.name);
  return names.every(isListable) ? over("aside", leaf(relation.id), { names: names.sort(), of }) : undefined;
}

const pagesOf = ({ rows }: Relation) => new Set(rows.map(({ cells }) => cells[0]?.evidence.url));

function shareAPage(one: Relation, other: Relation): boolean {
  const pages = pagesOf(one);
  return [...pagesOf(other)].some((url) => pages.has(url));
}

/** In the order of the page, or backwards. */
function isHistory({ relation, naming }: SurveyedRelation, { index, column }: SurveyedColumn): boolean {
  const moments = relation.rows.flatMap(({ cells }) => momentOf(cells[index]!.value, column) ?? []);
  const turns = moments
    .slice(1)
    .map((moment, at) => Math.sign(moment < moments[at]! ? -1 : moment > moments[at]! ? 1 : 0));
  const out = Math.min(turns.filter((turn) => turn < 0).length, turns.filter((turn) => turn > 0).length);
  return relation.source !== "page_collection" && out <= OUT_OF_ORDER * turns.length && isPlural(naming.plural);
}

function followEachOther({ rows }: Relation, a: SurveyedColumn, b: SurveyedColumn): boolean {
  const periods = rows
    .map(({ cells }) => ({
      from: momentOf(cells[a.index]!.value, a.column),
      until: momentOf(cells[b.index]!.value, b.column),
    }))
    .flatMap(({ from, until }) => (from === undefined || until === undefined ? [] : [{ from, until }]))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  const overlapping = periods.filter(({ from }, at) => at > 0 && from < periods[at - 1]!.until).length;
  return periods.length >= LEAST_PERIODS && overlapping <= OVERLAPPING * periods.length;
}

/** Enough of the dates fall into the others' time. */
function meets(pair: TimedPair): boolean {
  const [left, right] = [relationTable(pair.events.relation), relationTable(pair.periods.relation)];
  const index = left.columns.findIndex(({ name }) => name === pair.on);
  const column = left.columns[index]!;
  const moments = left.rows.flatMap(({ cells }) => momentOf(cells[index]!.value, column) ?? []);
  const [from, until] = spanOf(right, pair);
  const inside = moments.filter(
    (moment) => from !== undefined && until !== undefined && moment > from && moment < until,
  );
  return inside.length >= SURE_SHARE * moments.length && inside.length >= 3;
}

function spanOf(table: TableResult, { a, b }: TimedPair): [string | undefined, string | undefined] {
  const stated = (name: string) => {
    const index = table.columns.findIndex((column) => column.name === name);
    return table.rows.flatMap(({ cells }) => momentOf(cells[index]!.value, table.columns[index]!) ?? []).sort();
  };
  return [stated(a)[0], stated(b ?? a).at(-1)];
}

/** The events with the period that each falls into. */
export function eventsDuring(pair: TimedPair, set: Node = pair.eventSet): Branch {
  const { on, a, b, periods, periodSet } = pair;
  const called = periods.naming.singular;
  return {
    op: "during",
    params: { on, a, ...(b === undefined ? {} : { b }), called },
    inputs: { left: set, right: periodSet },
  };
}
