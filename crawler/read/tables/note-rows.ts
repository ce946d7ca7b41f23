import { parseValue } from "../../../logic/values/parse-value.ts";
import type { MatrixCell } from "./matrix-cell.ts";

type Row = readonly MatrixCell[];

/** A note on a table is a label and what it says, perhaps with more of it. */
const MOST_CELLS = 3;
/** Notes above a table are no more. */
const MOST_ROWS = 20;

/**
 * How many rows from the first stand above a table to say something of it ("Report date: | 1 March"), as exports have them: of a
 * label and its value, narrower than the table's first row, and told apart from headings of groups by a colon, by a value that
 * is no heading, or by the gap between them and the table.
 */
export function noteRows(rows: readonly Row[]): number {
  let signs = false;
  for (let at = 0; at < Math.min(rows.length, MOST_ROWS); at++) {
    const row = rows[at]!;
    const cells = row.filter(({ text, merged }) => text !== "" && !merged);
    const isGap = cells.length === 0;
    if (isGap) signs ||= at > 0;
    else if (cells.length > 1 && !isNarrow(row, cells, rows, at)) return signs ? at : 0;
    else if (cells.length > 1) signs ||= /[:：]$/.test(cells[0]!.text) || parseValue(cells[1]!.text).kind !== "text";
  }
  return 0;
}

/** Nothing but its first cells, of which the next rows that are wider have more. */
function isNarrow(row: Row, cells: readonly MatrixCell[], rows: readonly Row[], at: number): boolean {
  if (cells.length > MOST_CELLS || row.some(({ merged }) => merged)) return false;
  if (row.slice(0, cells.length).some(({ text }) => text === "")) return false;
  const wider = rows.slice(at + 1, at + MOST_ROWS).filter((other) => reach(other) > cells.length);
  return wider.length > 1 && wider.slice(0, 2).every((other) => (other[0]?.text ?? "") !== "");
}

const reach = (row: Row): number => row.filter(({ text }) => text !== "").length;
