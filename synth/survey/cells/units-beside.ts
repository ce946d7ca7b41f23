import type { Column, Row } from "../../../core/relation.ts";

/** What heads a column that says in what its neighbours' figures are told. */
const UNIT = /^(?:units?(?: of measure(?:ment)?)?|单位|计量单位)$/i;

/** Whether a column says, row by row, in what unit the figures beside it are. */
export const isUnitColumn = (name: string): boolean => UNIT.test(name.trim());

/** Figures of which a column beside them says that they are in different units are not compared with each other. */
export function haveUnitsBeside(column: Column, columns: readonly Column[], rows: readonly Row[]): boolean {
  if (column.type !== "number" || column.unit !== undefined) return false;
  const units = columns.findIndex(({ name }) => isUnitColumn(name));
  return units >= 0 && new Set(rows.map(({ cells }) => cells[units]!.value.printed.trim())).size > 1;
}
