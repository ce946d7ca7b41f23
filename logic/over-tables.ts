import { z } from "zod";
import type { Result, TableResult, WorkRow } from "./operation.ts";
import { columnIndex, tableInput } from "./table.ts";
import { PeriodKey, rowsInSpan } from "./time-of-row.ts";

export const Params = z.strictObject({
  /** The things, where other pages tell of them. */
  of: z.string().optional(),
  /** The rows of tables of one kind, which stand on several pages. */
  from: z.string(),
  /** What the tables are called. */
  tables: z.string(),
  /** The column that names the thing of a row; left out where each page has a table about the thing that it is about. */
  by: z.string().optional(),
  take: z.enum(["sum", "appearances", "places"]),
  /** What is added up, or the column of the places. */
  column: z.string().optional(),
  /** The last place that counts. */
  last: z.number().int().min(1).optional(),
  /** Of which year or season each table is, and from which to which they are taken together. */
  time: z.string().optional(),
  since: PeriodKey.optional(),
  until: PeriodKey.optional(),
  /** What the first and the last page are called, where they are numbered and no column says their times. */
  editions: z.tuple([z.string(), z.string()]).optional(),
});
export type Params = z.infer<typeof Params>;

/** What the column is called that this makes. */
export function overTablesColumn({ take, column, last, tables }: Omit<Params, "of" | "from" | "by">): string {
  return [take, last, column, "over", tables].filter((part) => part !== undefined).join(" ");
}

export const fromIndex = ({ of }: Params): number => (of === undefined ? 0 : 1);
export const fromTable = (params: Params, inputs: readonly Result[]): TableResult =>
  tableInput(inputs, fromIndex(params));

/** The rows of the tables, those of other times left out. */
export function rowsTaken(params: Params, table: TableResult): readonly WorkRow[] {
  const { time, since, until } = params;
  if (time === undefined || since === undefined || until === undefined) return table.rows;
  return rowsInSpan(table, { time, since, until }).map(({ row }) => row);
}

/** The column that is read in each row. */
export const readIndex = (params: Params, table: TableResult): number =>
  columnIndex(table, params.column ?? params.by ?? table.columns[0]!.name);
