import type { Column } from "../../core/relation.ts";
import type { TableResult } from "../operation.ts";
import { columnIndex } from "../table.ts";
import { chineseDate } from "./numerals.ts";

const YEAR = /^\d{4}$/;

/**
 * “2010年之后”, and “2011年及以后” where something is of the very year: of “2010年之后” many a reader thinks that it begins in 2010, of
 * a month of that year all the more.
 */
export function afterYear(table: TableResult, column: Column, at: string): string {
  const isOn = YEAR.test(at) && timesOf(table, column).some((time) => time.startsWith(at));
  return isOn ? `${chineseDate(String(Number(at) + 1))}及以后` : `${chineseDate(at)}之后`;
}

function timesOf(table: TableResult, column: Column): string[] {
  const index = columnIndex(table, column.name);
  return table.rows.flatMap(({ cells }) => {
    const { value } = cells[index]!;
    return value.kind === "date" ? [value.iso] : value.kind === "number" ? [value.decimal] : [];
  });
}
