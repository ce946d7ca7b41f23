import { type Column, dataRows, type Row } from "../../core/relation.ts";
import { type Period, periodKey } from "../../logic/values/period.ts";
import type { Survey } from "../survey/survey.ts";
import type { SurveyedRelation } from "../survey/surveyed.ts";
import { PLACE } from "./places.ts";
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

/** What only numbers the lines: who stands first is first by whatever they are sorted by. */
const NUMBERING = /^(?:#|no\.?|序号)$/i;
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
  const ranked = NUMBERING.test(columns[place]!.name.trim())
    ? sortedBy(columns, rows, place, times.periods)
    : undefined;
  if (ranked === undefined && NUMBERING.test(columns[place]!.name.trim())) return undefined;
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

/** The first measure that falls from line to line in each year, and from the first to the second. */
function sortedBy(
  columns: readonly Column[],
  rows: readonly Row[],
  place: number,
  periods: readonly Period[],
): string | undefined {
  const years = new Map<number, Row[]>();
  for (const [at, row] of rows.entries()) {
    const key = periods[at]!.at;
    years.set(key, [...(years.get(key) ?? []), row]);
  }
  const figure = ({ cells }: Row, at: number) => {
    const { value } = cells[at]!;
    return value.kind === "number" ? Number(value.decimal) : Number.NaN;
  };
  return columns.find(({ type, role }, at) => {
    if (at === place || type !== "number" || role !== "measure") return false;
    return [...years.values()].every((own) => {
      const figures = [...own].sort((a, b) => figure(a, place) - figure(b, place)).map((row) => figure(row, at));
      return figures.every(
        (one, index) => index === 0 || (index === 1 ? one < figures[0]! : one <= figures[index - 1]!),
      );
    });
  })?.name;
}

const isName = ({ type }: Column): boolean => type === "text" || type === "entity";

function isFirst({ cells }: Row, place: number): boolean {
  const { value } = cells[place]!;
  return value.kind === "number" && Number(value.decimal) === 1;
}
