import { parseValue } from "../../../logic/values/parse-value.ts";
import { isBold, printedText } from "./cell-content.ts";
import type { GridCell } from "./grid.ts";

/** One row of a grid: a cell per column, a spanning one in several. */
type Cells = readonly (GridCell | undefined)[];

/** Does the cell at `col` stand in a neighbouring column, too? */
export function isSpread(cells: Cells, col: number): boolean {
  const cell = cells[col];
  return cell !== undefined && (cells[col - 1] === cell || cells[col + 1] === cell);
}

/**
 * Does a row sum the others up, whatever it is called ("Turnout", "Majority")? Its first cell covers columns that the others
 * fill one by one, and figures follow; it is a `th` or bold as theirs are not, or one of the figures is the sum of theirs.
 */
export function isSummary(cells: Cells, rows: readonly Cells[]): boolean {
  const [first] = cells;
  if (!first || !isSpread(cells, 0)) return false;
  const width = cells.findIndex((cell) => cell !== first);
  if (width < 0 || !cells.slice(width).some((cell) => cell && figureOf(cell) !== undefined)) return false;
  const others = rows.filter((row) => row !== cells && !isSpread(row, 0));
  const apart = others.filter((row) => row.slice(0, width).filter(isFilled).length > 1);
  if (apart.length * 2 <= rows.length) return false;
  if (isMarked(first)) return apart.every(([cell]) => !cell || !isMarked(cell));
  return cells.some((cell, col) => col >= width && cell !== undefined && isSum(cell, others, col));
}

/** Where a row's cells are told that stand in several columns: once each, in the first of words among those columns. */
export function labelPlaces(cells: Cells, columns: readonly number[], rows: readonly Cells[]): ReadonlySet<number> {
  const places = new Map<GridCell, number>();
  for (const col of columns) {
    const cell = cells[col];
    if (!cell) continue;
    const known = places.get(cell);
    const isBetter = known !== undefined && figureOf(cell) === undefined && holdsFigures(known) && !holdsFigures(col);
    if (known === undefined || isBetter) places.set(cell, col);
  }
  return new Set(places.values());

  function holdsFigures(col: number): boolean {
    return rows.every((row) => row[col] === undefined || isSpread(row, col) || figureOf(row[col]) !== undefined);
  }
}

function isFilled(cell: GridCell | undefined): boolean {
  return cell !== undefined && printedText(cell.tag) !== "";
}

function isMarked({ header, tag }: GridCell): boolean {
  return header || isBold(tag);
}

function figureOf({ tag }: GridCell): number | undefined {
  const value = parseValue(printedText(tag));
  return value.kind === "number" ? Number(value.decimal) : undefined;
}

/** Figures of two rows may add up to a third by chance. */
const ADDED_ROWS = 3;

function isSum(cell: GridCell, rows: readonly Cells[], col: number): boolean {
  const figures = rows.map((row) => (row[col] ? figureOf(row[col]) : undefined)).filter((one) => one !== undefined);
  const sum = figures.reduce((total, one) => total + one, 0);
  return figures.length >= ADDED_ROWS && sum !== 0 && Math.abs(sum - (figureOf(cell) ?? Number.NaN)) < 1e-6;
}
