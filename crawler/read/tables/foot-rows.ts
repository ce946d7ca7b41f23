import { parseValue } from "../../../logic/values/parse-value.ts";
import { isFigureCell } from "../text/figure.ts";
import type { MatrixCell } from "./matrix-cell.ts";

type Row = readonly MatrixCell[];

/** Rows by which it is told which columns hold figures. */
const SAMPLE_ROWS = 200;

/**
 * Where the rows of a table end: notes stand behind a gap below it, and a comma in them makes several cells of one ("Source:
 * office, of towns"). Of these rows each says something in words where the table has figures, and none has a figure there.
 *
 * @param from the first row behind the header
 */
export function footAt(rows: readonly Row[], from: number): number {
  let end = rows.length;
  for (let at = rows.length - 1; at > from; at--) {
    if (!isEmpty(rows[at]!)) continue;
    const figured = figureColumns(rows.slice(from, at));
    const notes = rows.slice(at + 1, end).filter((row) => !isEmpty(row));
    if (!notes.every((row) => isNote(row, figured))) break;
    end = at;
  }
  return end;
}

/** A row of one cell is none of the table in any case. */
function isNote(row: Row, figured: readonly number[]): boolean {
  if (row.filter(({ text }) => text !== "").length === 1) return true;
  const said = figured.map((col) => row[col]?.text ?? "").filter((text) => text !== "");
  return said.length > 0 && said.every((text) => parseValue(text).kind === "text");
}

function figureColumns(rows: readonly Row[]): number[] {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const width = sample.reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: width }, (_, col) => col).filter((col) => {
    const texts = sample.map((row) => row[col]?.text ?? "").filter((text) => text !== "");
    return texts.length > 1 && texts.filter(isFigureCell).length * 2 > texts.length;
  });
}

const isEmpty = (row: Row): boolean => row.every(({ text }) => text === "");
