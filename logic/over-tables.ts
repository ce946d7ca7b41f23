import { z } from "zod";
import type { Column } from "../core/relation.ts";
import type { Value } from "../core/value.ts";
import { mayBePeople } from "./english/person-role.ts";
import type { Result, TableResult, WorkRow } from "./operation.ts";
import { columnIndex, printedText, tableInput } from "./table.ts";
import { PeriodKey, rowsInSpan } from "./time-of-row.ts";
import { foldText } from "./values/normalise.ts";

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

/** Columns name things of one kind where so many names of the one, and so large a share of them, stand in the other, too. */
const LEAST_SHARED = 2;
const SHARED = 0.2;

/**
 * Whether another column of the tables names such things as well ("Defender" beside "Champion"): who stands in one of them alone appears
 * in the tables more often than is counted. Told by the names that both hold, linked or not, and by names within other cells: how often
 * "Oban" appears is not how often it stands under "Town" where "Oban Rowing Club" stands beside it.
 */
export function standsAmong(
  columns: readonly Pick<Column, "name" | "type">[],
  rows: readonly { cells: readonly { value: Value }[] }[],
  by: string,
): boolean {
  const namesAt = (at: number) => new Set(rows.map(({ cells }) => foldText(printedText(cells[at]!.value))));
  const at = columns.findIndex(({ name }) => name === by);
  if (at < 0) return false;
  const own = namesAt(at);
  return columns.some(({ type }, other) => {
    if (other === at || (type !== "text" && type !== "entity")) return false;
    const names = namesAt(other);
    const shared = [...names].filter((name) => name !== "" && own.has(name)).length;
    return shared >= Math.max(LEAST_SHARED, SHARED * names.size) || [...names].some((name) => namesWithin(name, own));
  });
}

/** "Oban" within "Oban Rowing Club": who counts how often the word stands in the tables counts that, too. */
function namesWithin(text: string, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => {
    if (name.length < LEAST_LETTERS || name.length >= text.length) return false;
    return /\p{Script=Han}/u.test(name)
      ? text.includes(name)
      : ` ${text.replace(NO_LETTERS, " ")} `.includes(` ${name.replace(NO_LETTERS, " ")} `);
  });
}
/** Shorter names stand in others by chance. */
const LEAST_LETTERS = 2;
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;

/** "Champion", "Home team", "Runner-up": does a heading say as what one stands under it, beside others of the same kind? */
export const saysAsWhat = (heading: string): boolean => mayBePeople(heading) || /\p{L}[\s-]\p{L}/u.test(heading.trim());
