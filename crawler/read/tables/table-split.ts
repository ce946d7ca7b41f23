import { isFigure, isYear } from "../text/figure.ts";
import type { MatrixCell } from "./matrix-cell.ts";

type Rows = readonly (readonly MatrixCell[])[];

/** A part of a sheet must have so many columns to be a table of its own. */
const LEAST_COLUMNS = 2;
/** Rows by which a header is told: gaps may be as many as rows. */
const SAMPLE_ROWS = 200;

/**
 * The tables of one sheet. A sheet is divided at an empty row where what follows begins with a header of its own, and at an
 * empty column where what stands on each side has one; gaps within a table divide nothing.
 */
export function splitTables(rows: Rows): Rows[] {
  const tables: (readonly MatrixCell[])[][] = [];
  let current: (readonly MatrixCell[])[] = [];
  rows.forEach((row, at) => {
    if (isEmpty(row) && hasHeader(untilGap(rows, at + 1)) && hasHeader(current)) {
      tables.push(current);
      current = [];
    } else current.push(row);
  });
  tables.push(current);
  return tables.flatMap(splitColumns);
}

function untilGap(rows: Rows, from: number): Rows {
  let end = from;
  while (end < rows.length && end - from < SAMPLE_ROWS && !isEmpty(rows[end]!)) end++;
  return rows.slice(from, end);
}

function splitColumns(rows: Rows): Rows[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const used = Array.from({ length: width }, (_, col) => rows.some((row) => (row[col]?.text ?? "") !== ""));
  const parts: [number, number][] = [];
  for (let col = 0; col < width; col++) {
    if (!used[col]) continue;
    const last = parts[parts.length - 1];
    if (last && last[1] === col) last[1] = col + 1;
    else parts.push([col, col + 1]);
  }
  if (parts.length < 2) return [rows];
  const tables = parts.map(([from, to]) => rows.map((row) => row.slice(from, to)));
  const whole = tables.every((table, at) => {
    const [from, to] = parts[at]!;
    return to - from >= LEAST_COLUMNS && hasHeader(table) && isNamed(table);
  });
  return whole ? tables : [rows];
}

/** Words, or years, above a column of figures: title rows aside, the first row of several cells is a header. */
function hasHeader(rows: Rows): boolean {
  const from = rows.findIndex((row) => row.filter(({ text, merged }) => text !== "" && !merged).length > 1);
  const [header, ...body] = from < 0 ? [] : rows.slice(from, from + SAMPLE_ROWS);
  if (!header || body.length < 2) return false;
  const filled = header.filter(({ text }) => text !== "");
  if (filled.some(({ text }) => isFigure(text) && !isYear(text))) return false;
  return header.some(({ text }, col) => {
    const below = body.map((row) => row[col]?.text ?? "").filter((cell) => cell !== "");
    const figures = below.filter(isFigure).length;
    return text !== "" && below.length > 1 && figures * 2 > below.length;
  });
}

/** Does its first column name the rows? A block of figures alone belongs to the names beside it. */
function isNamed(rows: Rows): boolean {
  const first = rows.map((row) => row[0]?.text ?? "").filter((text) => text !== "");
  return first.filter((text) => !isFigure(text)).length * 2 > first.length;
}

function isEmpty(row: readonly MatrixCell[]): boolean {
  return row.every(({ text }) => text === "");
}
