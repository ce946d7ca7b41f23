import { z } from "zod";
import type { Column } from "../core/relation.ts";
import type { Value } from "../core/value.ts";
import type { TableResult, WorkCell, WorkRow } from "./operation.ts";
import { columnIndex, evidenceOf } from "./table.ts";
import { keyAt, PERIOD_KEY, type Period, periodKey, periodOfCells } from "./values/period.ts";

/** How a program names the first and the last period of a span. */
export const PeriodKey = z.string().regex(PERIOD_KEY);

/** The columns that say of which time a row is; `within`: the month or quarter, where another column says the year. */
export interface TimeColumns {
  time: string;
  within?: string | undefined;
}

/** The first and the last period of a span, of one grain; both belong to it. */
export interface Span {
  since: string;
  until: string;
}

/** The rows that are of a period of the span's grain within it, in the table's order, and where on the line of time each is. */
export function rowsInSpan(table: TableResult, columns: TimeColumns & Span): { row: WorkRow; at: number }[] {
  const [since, until] = [keyAt(columns.since), keyAt(columns.until)];
  return table.rows.flatMap((row) => {
    const { period } = timeOf(table, row, columns);
    if (!period || periodKey(period).length !== columns.since.length) return [];
    return period.at >= since && period.at <= until ? [{ row, at: period.at }] : [];
  });
}

/** The period that a row is of, with the value that says so; `period` is absent where it names none. */
export function timeOf(
  table: TableResult,
  row: WorkRow,
  { time, within }: TimeColumns,
): { period: Period | undefined; value: Value } {
  const timeAt = columnIndex(table, time);
  const said = row.cells[timeAt]!.value;
  const part = within === undefined ? undefined : row.cells[columnIndex(table, within)]!.value;
  const period = periodOfCells(said, table.columns[timeAt]!, part);
  return { period, value: period === undefined ? (part ?? said) : periodValue(period, said, part) };
}

/** What stands for a period: a year or a month as a date, anything else as printed. */
function periodValue(period: Period, said: Value, part: Value | undefined): Value {
  const iso = periodKey(period);
  if (period.grain === "year") return { kind: "date", printed: iso.replace(/^0+/, ""), iso, granularity: "year" };
  const printed = part === undefined ? said.printed.trim() : together(said.printed.trim(), part.printed.trim());
  return period.grain === "month" && !period.anyYear
    ? { kind: "date", printed, iso, granularity: "month" }
    : { kind: "text", printed };
}

/** "March 2019", "2019年3月" */
const together = (year: string, part: string): string =>
  /\p{Script=Han}/u.test(part) ? `${year.replace(/年度?$/, "")}年${part}` : `${part} ${year}`;

/** The cell that says of which time a row is. */
export function timeCell(table: TableResult, row: WorkRow, columns: TimeColumns): WorkCell {
  const names = [columns.time, ...(columns.within === undefined ? [] : [columns.within])];
  const cells = names.map((name) => row.cells[columnIndex(table, name)]!);
  const { value } = timeOf(table, row, columns);
  return { value, evidence: cells.length === 1 ? cells[0]!.evidence : cells.flatMap(evidenceOf) };
}

/** What the column is called that says the periods of a span. */
export const TIME = "year";
const SEASON = "season";

/** Does a text call times seasons? */
export const saysSeason = (text: string): boolean => /\bseasons?\b|赛季/i.test(text);

/** The column that says the periods of a span; `heading`: what the site calls them, as seasons may as well be years. */
export function timeColumn(values: readonly Value[], heading: string): Column {
  return {
    name: saysSeason(heading) ? SEASON : TIME,
    type: values.every(({ kind }) => kind === "date") ? "date" : "text",
    role: "label",
  };
}
