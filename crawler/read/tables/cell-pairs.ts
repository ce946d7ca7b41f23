import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { isLabelText } from "../pairs/label-values.ts";
import { readsAsProse } from "../text/prose.ts";
import { printedText } from "./cell-content.ts";
import type { Grid, GridCell } from "./grid.ts";

/** A cell that prints a label and a value. */
export interface CellPair {
  cell: GridCell;
  label: string;
  value: string;
  /** Where the value stands in the cell's text. */
  start: number;
}

/** Fewer pairs are chance; below a cell that says what they are about, so many will do. */
const LEAST_PAIRS = 3;
const LEAST_TITLED = 2;
/** A table of more cells is a table of something else. */
const MOST_CELLS = 60;
const VALUE_LENGTH = 160;
const TITLE_LENGTH = 80;
const PAIR = /^([^:：]{2,40}?)\s*[:：]\s+(?=\S)/;

/**
 * A table each of whose cells prints "Label: value" ("Use: main | Type: string | Default: unset"); its first cell may say
 * what they are about instead. undefined where any other cell is something else.
 */
export function cellPairs(grid: Grid): { title: GridCell | undefined; pairs: CellPair[] } | undefined {
  const pairs: CellPair[] = [];
  let title: GridCell | undefined;
  for (const cell of cellsIn(grid)) {
    if (printedText(cell.tag) === "") continue;
    const pair = pairOf(cell);
    if (pair) pairs.push(pair);
    // Most tables are none, which their second cell tells.
    else if (title || pairs.length > 0) return undefined;
    else title = cell;
    if (pairs.length + (title ? 1 : 0) > MOST_CELLS) return undefined;
  }
  if (pairs.length < (title ? LEAST_TITLED : LEAST_PAIRS)) return undefined;
  if (title && printedText(title.tag).length > TITLE_LENGTH) return undefined;
  if (new Set(pairs.map(({ label }) => label)).size < pairs.length || readsAsProse(pairs.map(({ value }) => value)))
    return undefined;
  return { title, pairs };
}

/** Each cell once, however many places it spans. */
function* cellsIn({ rows }: Grid): Generator<GridCell> {
  const seen = new Set<GridCell>();
  for (const { cells } of rows) {
    for (const cell of cells) {
      if (!cell || seen.has(cell)) continue;
      seen.add(cell);
      yield cell;
    }
  }
}

/** The label and the value that a cell prints; undefined where it prints something else. */
export function pairOf(cell: GridCell): CellPair | undefined {
  const printed = printedText(cell.tag);
  const [match, label] = PAIR.exec(printed) ?? [];
  if (match === undefined || label === undefined || !isLabelText(label)) return undefined;
  const value = withoutMarks(printed.slice(match.length));
  const start = printed.indexOf(value, match.length);
  if (value === "" || value.length > VALUE_LENGTH || start < 0) return undefined;
  return { cell, label: withoutMarks(label), value, start };
}
