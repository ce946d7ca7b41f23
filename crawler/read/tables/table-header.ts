import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { isBracketed } from "../../../logic/values/column-hints.ts";
import { isFigure } from "../text/figure.ts";
import { isBold, printedText } from "./cell-content.ts";
import type { Grid, GridCell, GridRow } from "./grid.ts";
import { isHeadedByForm } from "./plain-header.ts";
import { shownLabel } from "./shown-label.ts";

export interface TableHeader {
  /** Rows of the grid above the data, title rows among them. */
  rows: number;
  /** One per column, header rows joined by " > "; "" where nothing is printed. */
  names: string[];
  /** A row of one cell above the headers names the table. */
  title?: string;
}

/** More header rows than this are no header. */
const MOST_HEADER_ROWS = 6;
/** A header without markup says so by being words above this share of columns of figures. */
const CONTRAST_SHARE = 0.5;

/**
 * Finds the header rows of a table: `thead`, else leading rows of `th` only, else a first row in bold, else a first row of
 * words above columns of figures, or one that is apart from the others by its form. `undefined` where no row is a header.
 */
export function tableHeader(grid: Grid): TableHeader | undefined {
  const titles = titleRows(grid);
  const rows = grid.rows.slice(titles.count);
  const count = markedRows(rows) || (isUnmarkedHeader(rows) ? spannedRows(rows) : 0);
  if (count === 0 || count >= rows.length || count > MOST_HEADER_ROWS) return undefined;
  const header: TableHeader = { rows: titles.count + count, names: joinNames(rows.slice(0, count), grid.width) };
  if (titles.text !== "") header.title = titles.text;
  return header;
}

/** Leading rows whose one cell covers the whole width. */
function titleRows(grid: Grid): { count: number; text: string } {
  let text = "";
  let count = 0;
  for (const row of grid.rows) {
    const cell = onlyCell(row);
    if (!cell || grid.width < 2 || row.cells.length < grid.width) break;
    text ||= withoutMarks(printedText(cell.tag));
    count++;
  }
  return { count, text };
}

/** The cell of a row that has one cell, over several columns. */
export function onlyCell(row: GridRow): GridCell | undefined {
  const first = row.cells[0];
  return first && row.cells.length > 1 && row.cells.every((cell) => cell === first) ? first : undefined;
}

function markedRows(rows: readonly GridRow[]): number {
  let count = 0;
  while (rows[count]?.section === "thead") count++;
  if (count > 0) return count;
  while (rows[count] && isHeaderRow(rows[count]!)) count++;
  // A heading over the whole width below the headers is that of the rows which follow.
  while (count > 0 && onlyCell(rows[count - 1]!)) count--;
  return count;
}

/** All `th`; an empty corner may be `td`. A single `th` is a row's own header. */
function isHeaderRow(row: GridRow): boolean {
  const cells = new Set(row.cells);
  let headers = 0;
  for (const cell of cells) {
    if (!cell) continue;
    if (cell.header) headers++;
    else if (printedText(cell.tag) !== "") return false;
  }
  return headers > 1 || (headers === 1 && cells.size === 1);
}

/** A heading over several columns, beside one that goes on below it, has headings of its own below. */
function spannedRows(rows: readonly GridRow[]): number {
  let count = 1;
  for (let above = rows[0]!; count < rows.length; above = rows[count++]!) {
    const below = rows[count]!;
    const goesOn = above.cells.some((cell, col) => cell && below.cells[col] === cell);
    const isWide = above.cells.some((cell, col) => cell && above.cells[col + 1] === cell && below.cells[col] !== cell);
    if (!goesOn || !isWide) break;
  }
  return count;
}

function isUnmarkedHeader(rows: readonly GridRow[]): boolean {
  const [first, ...body] = rows;
  if (!first || body.length < 2) return false;
  const texts = [...new Set(first.cells)].map((cell) => (cell ? printedText(cell.tag) : ""));
  // Headings over several columns are told by those that go on below them.
  if (texts.length < first.cells.length && spannedRows(rows) === 1) return false;
  if (texts.filter((text) => text === "").length > 1 || new Set(texts).size < texts.length) return false;
  if (texts.some((text) => text.length > 60 || isFigure(text))) return false;
  // Of two columns the second is headed, or the row is that of a thing of which nothing is said.
  if (texts.length === 2 && texts[1] === "") return false;
  if (first.cells.every((cell) => !cell || printedText(cell.tag) === "" || isBold(cell.tag))) {
    return !body.slice(0, 5).every((row) => row.cells.every((cell) => cell && isBold(cell.tag)));
  }
  if (texts.length < first.cells.length) return false;
  const figures = texts.filter((_, at) => {
    const below = body.map((row) => row.cells[at]).filter((cell) => cell !== undefined);
    const filled = below.map((cell) => printedText(cell.tag)).filter((text) => text !== "");
    return (
      filled.length > 1 && filled.filter((text) => isFigure(text) || isBracketed(text)).length >= filled.length * 0.8
    );
  });
  return figures.length >= Math.max(1, texts.length * CONTRAST_SHARE) || isHeadedByForm(rows);
}

function joinNames(rows: readonly GridRow[], width: number): string[] {
  return Array.from({ length: width }, (_, col) => {
    const parts: string[] = [];
    let last: GridCell | undefined;
    for (const row of rows) {
      const cell = row.cells[col];
      if (!cell || cell === last || onlyCell(row)) continue;
      last = cell;
      const text = shownLabel(cell.tag).replace(/\s*[:：]$/, "");
      if (text !== "" && parts[parts.length - 1] !== text) parts.push(text);
    }
    return parts.join(" > ");
  });
}
