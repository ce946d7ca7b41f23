import { hasFigure } from "../../../logic/values/cell-text.ts";
import { isBracketed, mayBeNegative } from "../../../logic/values/column-hints.ts";
import { unitOfTitle } from "../../../logic/values/table-unit.ts";
import { printedText } from "./cell-content.ts";
import type { Grid } from "./grid.ts";
import type { Draft, DraftRow } from "./relation-draft.ts";
import { shownLabel } from "./shown-label.ts";
import { cellAt, isEmpty, type TableContext } from "./table-cell.ts";
import type { TableHeader } from "./table-header.ts";
import { isFullWidth } from "./table-kind.ts";
import { nameOf } from "./table-name.ts";
import { isWholeYear } from "./times-across.ts";

/**
 * A thing per column: the first column names the properties, the header (or the first row) the things.
 *
 * @param least properties that it takes for a table
 */
export function transposed(
  grid: Grid,
  header: TableHeader | undefined,
  context: TableContext,
  least = 2,
): Draft | undefined {
  const first = header ? header.rows - 1 : 0;
  const labels = labelColumns(grid, first);
  const properties = grid.rows.slice(first + 1).map((row, at) => ({ row, at: first + 1 + at }));
  const used = properties.filter(({ row }) => !isFullWidth(row, grid.width) && row.cells[0]);
  if (used.length < least) return undefined;
  const rows: DraftRow[] = [];
  for (let col = labels; col < grid.width; col++) {
    const things = [grid.rows[first]!, ...used.map(({ row }) => row)];
    if (things.every((row) => isEmpty(row.cells[col]))) continue;
    const name = cellAt(grid.rows[first]!.cells[col], first, col, context);
    const cells = [name, ...used.map(({ row, at }) => cellAt(row.cells[col], at, col, context))];
    rows.push(isWholeYear(name.text, header?.names ?? []) ? { cells, total: true } : { cells });
  }
  if (rows.length < 2) return undefined;
  const corner = grid.rows[first]!.cells[0];
  const stated = corner ? printedText(corner.tag) : "";
  const names = used.map(({ row }) => {
    const cells = [...new Set(row.cells.slice(0, labels))].filter((cell) => cell !== undefined);
    return cells.map(({ tag }) => shownLabel(tag).replace(/\s*[:：]$/, "")).join(" > ");
  });
  const name = nameOf(context, header?.title);
  return {
    name,
    source: "html_table",
    columns: [
      stated === "" ? { name: "Name", label: true, unnamed: true } : { name: stated, label: true },
      ...names.map((one) => ({ name: one })),
    ],
    rows: accountedAcross(rows, names, name),
  };
}

/** A corner over several columns heads as many columns of labels. */
function labelColumns({ rows, width }: Grid, first: number): number {
  const corner = rows[first]?.cells[0];
  let count = 1;
  while (corner && count < width - 2 && rows[first]!.cells[count] === corner) count++;
  return count;
}

/**
 * Rows of figures that are all in brackets, among rows of open ones: minus, where the row or the table is of what may be
 * negative. The columns of the table as printed mix both.
 */
function accountedAcross(rows: DraftRow[], names: readonly string[], title: string): DraftRow[] {
  const kinds = names.map((_, at) => {
    const figures = rows.map((row) => row.cells[at + 1]!.text).filter(hasFigure);
    if (figures.length < 2) return "other";
    return figures.every(isBracketed) ? "bracketed" : figures.some(isBracketed) ? "other" : "open";
  });
  const isMoney = unitOfTitle(title)?.kind === "money";
  const minus = kinds.map((kind, at) => kind === "bracketed" && (isMoney || mayBeNegative(names[at]!)));
  if (!minus.includes(true) || !kinds.includes("open")) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => (minus[at - 1] && isBracketed(cell.text) ? { ...cell, accounted: true } : cell)),
  }));
}
