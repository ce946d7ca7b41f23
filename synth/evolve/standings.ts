import { type Column, dataRows, type Row } from "../../core/relation.ts";
import { type Period, periodKey } from "../../logic/values/period.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { NUMBERING, PLACE } from "./places.ts";
import { rankedBy } from "./ranked-by.ts";
import { rowTimes } from "./row-times.ts";

/** Tables of several years or seasons in which things have places: league tables, results. */
export interface Standings {
  surveyed: SurveyedRelation;
  time: string;
  by: string;
  place: string;
  /** What the places go by, where their column only numbers the lines. */
  ranked?: string;
  since: string;
  until: string;
  /** Who came first more than once. */
  winners: readonly string[];
}

/** Fewer years or seasons are no record, and fewer winners no question. */
const LEAST_PERIODS = 5;
const LEAST_WINNERS = 3;

/** Relations with a row per thing and year that say its place, each year with one first. */
export function findStandings({ relations }: Survey): Standings[] {
  return relations.flatMap((surveyed) => standingsOf(surveyed) ?? []);
}

function standingsOf(surveyed: SurveyedRelation): Standings | undefined {
  const { columns } = surveyed.relation;
  const rows = dataRows(surveyed.relation);
  const place = columns.findIndex(({ name, type }) => type === "number" && PLACE.test(name.trim()));
  const [times] = place < 0 ? [] : rowTimes(columns, rows);
  if (!times || times.within !== undefined) return undefined;
  const by = columns.findIndex((column, at) => at !== times.time && at !== place && isName(column));
  if (by < 0) return undefined;
  const first = rows.flatMap((row, at) => (isFirst(row, place) ? [{ row, period: times.periods[at]! }] : []));
  const ats = times.periods.map(({ at }) => at);
  const [since, until] = [Math.min(...ats), Math.max(...ats)];
  const oncePerTime = new Set(first.map(({ period }) => period.at)).size === first.length;
  if (!oncePerTime || first.length < new Set(ats).size || first.length < LEAST_PERIODS) return undefined;
  const won = new Map<string, number>();
  for (const { row } of first) {
    const name = row.cells[by]!.value.printed.trim();
    won.set(name, (won.get(name) ?? 0) + 1);
  }
  if (won.size < LEAST_WINNERS) return undefined;
  const winners = [...won].flatMap(([name, times]) => (times > 1 ? [name] : []));
  const key = (at: number) => periodKey({ ...(times.periods[0] as Period), at });
  const isNumbering = NUMBERING.test(columns[place]!.name.trim());
  const ranked = isNumbering ? rankedBy(columns, rows, place, ats) : undefined;
  if (isNumbering && ranked === undefined) return undefined;
  const names = { time: columns[times.time]!.name, by: columns[by]!.name, place: columns[place]!.name };
  return {
    surveyed,
    ...names,
    ...(ranked === undefined ? {} : { ranked }),
    since: key(since),
    until: key(until),
    winners,
  };
}

const isName = ({ type }: Column): boolean => type === "text" || type === "entity";

function isFirst({ cells }: Row, place: number): boolean {
  const { value } = cells[place]!;
  return value.kind === "number" && Number(value.decimal) === 1;
}
