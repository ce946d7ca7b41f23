import type { Column, Row } from "../../core/relation.ts";
import { type Period, periodOfCells } from "../../logic/values/period.ts";
import { aroundYear, yearOfCell } from "../../logic/values/year-text.ts";

/** What says of which time each row is. */
export interface RowTimes {
  /** The columns, by their numbers; `within`: the month or quarter, where `time` says the year alone. */
  time: number;
  within?: number;
  /** One per row. */
  periods: readonly Period[];
}

/**
 * All that says of which year, season, quarter or month each row of a relation is; years first.
 *
 * @param named whether a column says of which year the thing of each row is that its kind has once a year
 */
export function rowTimes(
  columns: readonly Column[],
  rows: readonly Row[],
  named: (column: number) => boolean = () => false,
): RowTimes[] {
  const said = columns.flatMap((column, time): RowTimes[] => {
    const periods = periodsOf(rows, time, column, () => named(time));
    return periods ? [{ time, periods }] : [];
  });
  const whole = said.filter(({ periods }) => periods[0]!.anyYear !== true);
  if (whole.length === 0) return said;
  const parts = columns.flatMap((_, within) => {
    const [of] = whole;
    const periods = of && of.time !== within ? partsOf(rows, of.time, columns[of.time]!, within) : undefined;
    return periods ? [{ time: of!.time, within, periods }] : [];
  });
  return [...whole, ...parts];
}

/** The month or quarter of each row, whose year another cell says. */
function partsOf(rows: readonly Row[], time: number, column: Column, within: number): Period[] | undefined {
  const periods = rows.map(({ cells }) => periodOfCells(cells[time]!.value, column, cells[within]!.value));
  return ofOneKind(periods);
}

/** The time that each row's cell names; undefined where one names none, or they name more than their times. */
function periodsOf(rows: readonly Row[], at: number, column: Column, named: () => boolean): Period[] | undefined {
  const called = column.name.trim();
  // "Opened in" says when something happened to a thing, not which year the row is about.
  if (column.role === "year" && !YEAR_HEADING.test(called) && !named()) return undefined;
  if (column.role === "date" && HAPPENED.test(called)) return undefined;
  const periods = ofOneKind(rows.map(({ cells }) => periodOfCells(cells[at]!.value, column)));
  if (!periods) return undefined;
  if (periods[0]!.grain === "month" || periods[0]!.grain === "quarter")
    return PART_HEADING.test(called) ? periods : undefined;
  const around = new Set<string>();
  for (const { cells } of rows) {
    const { value } = cells[at]!;
    // Several dates of one year are a calendar, not a series of years.
    if (yearOfCell(value, column) === undefined || (value.kind === "date" && value.granularity !== "year"))
      return undefined;
    if (value.kind !== "number") around.add(aroundYear(value.printed));
  }
  // "Yearbook 2020" is a thing of a year and not the year itself.
  return around.size <= 1 && [...around].every((text) => YEAR_ITSELF.test(text)) ? periods : undefined;
}

function ofOneKind(found: readonly (Period | undefined)[]): Period[] | undefined {
  const periods = found.flatMap((period) => period ?? []);
  const [first] = periods;
  const alike = periods.every(({ grain, anyYear }) => grain === first!.grain && anyYear === first!.anyYear);
  return first && alike && periods.length === found.length ? periods : undefined;
}

/** Whether a heading says that the years below it are what the rows are about. */
export const isYearHeading = (name: string): boolean => YEAR_HEADING.test(name.trim());

/** What a column of the years that rows are about is called. */
const YEAR_HEADING = /^(?:(?:(?:calendar|fiscal|financial|academic|school) )?year|season)$|^(?:年[份度]?|赛季)$/i;
/** What a column of months or quarters is called: when something happened to a thing is none. */
const PART_HEADING =
  /^(?:(?:reporting |calendar |fiscal |financial )?(?:months?|quarters?|periods?)|year and month|年?月份?|年月|季度|时期|期间|时间|统计(?:月份|时间|期))$/i;
/** "建成时间: 1956年" says when something happened to a thing, too, though it is read as a date. */
const HAPPENED =
  /\b(?:\p{L}{3,}ed|built|born|begun|won|held|founded|birth|death|foundation|construction|release|launch)\b|(?:成立|建立|建成|建造|创建|创立|创办|开通|开放|启用|竣工|出版|发行|上映|发布|发现|出土|出生|逝世|加入|设立|注册|入藏|通车|开业)/iu;
/** A name that says nothing but a year; `#` stands for it. */
const YEAR_ITSELF = /^(?:(?:the )?(?:year|年) ?)?# ?年?$/;
