import { z } from "zod";
import type { ChineseThings } from "./chinese/phrase.ts";
import { columnName } from "./chinese/phrasing.ts";
import { quantityName } from "./english/quantity-name.ts";
import { Decimal } from "./numerics/decimal.ts";
import type { Guard, TableResult, ThingsPhrase, UsedCell, WorkRow } from "./operation.ts";
import { columnCells, columnIndex, columnNamed, labelCells } from "./table.ts";
import { decimalOf } from "./values/measure.ts";
import { sameUnit } from "./values/units.ts";

/** Parameters of what holds two quantities against each other year by year. */
export const ExceedParams = z.strictObject({
  /** The years of `over_years` with two quantities. */
  from: z.string(),
  column: z.string(),
  /** The quantity that it is held against in each year. */
  than: z.string(),
});
export type ExceedParams = z.infer<typeof ExceedParams>;

const numberIn = (table: TableResult, row: WorkRow, name: string): Decimal => {
  const { value } = row.cells[columnIndex(table, name)]!;
  return value.kind === "number" ? decimalOf(value) : new Decimal(Number.NaN);
};

const excess = (table: TableResult, row: WorkRow, { column, than }: ExceedParams): Decimal =>
  numberIn(table, row, column).minus(numberIn(table, row, than));

/** The years in which the quantity was the larger one. */
export const above = (table: TableResult, params: ExceedParams): WorkRow[] =>
  table.rows.filter((row) => excess(table, row, params).gt(0));

/** What speaks against holding them against each other: two units, or one that is always the larger. */
export function exceedGuards(table: TableResult, params: ExceedParams): Guard[] {
  const [first, second] = [columnNamed(table, params.column), columnNamed(table, params.than)];
  if (params.column === params.than) return [{ guard: "trivial", message: "it is held against itself" }];
  if (!sameUnit(first.unit, second.unit))
    return [{ guard: "mixed_units", message: "they are not measured in one unit" }];
  const { length } = above(table, params);
  return length === 0 || length === table.rows.length
    ? [{ guard: "trivial", message: "it is so in all of the years, or in none" }]
    : [];
}

/** The cells that are held against each other, and the years that they are of. */
export function exceedCells(table: TableResult, { column, than }: ExceedParams): UsedCell[] {
  return [...labelCells(table), ...columnCells(table, column), ...columnCells(table, than)];
}

/** "the number of births in Oban", "the number of deaths in Oban" */
export function exceedWords(table: TableResult, things: ThingsPhrase, { column, than }: ExceedParams) {
  const [first, second] = [column, than].map((name) => {
    const found = columnNamed(table, name);
    return `the ${quantityName(found, things, found.unit)}`;
  });
  return { first: first!, second: second! };
}

/** `exceedWords` in Chinese. */
export function chineseExceedWords(table: TableResult, things: ChineseThings, { column, than }: ExceedParams) {
  const [first, second] = [column, than].map((name) => columnName(columnNamed(table, name), things));
  return { first: first!, second: second! };
}
