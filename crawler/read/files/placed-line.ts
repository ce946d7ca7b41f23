import type { Placed } from "../tables/column-intervals.ts";
import { isFigureCell } from "../text/figure.ts";
import type { TextLine } from "../text/text-lines.ts";

/** A line of a table, its phrases in the table's columns. */
export interface PlacedLine {
  placed: Placed[];
  line: TextLine;
}

/** A column holds figures when this share of its cells does. */
export const FIGURES = 0.6;

/** Does the line print nothing but a label in the first column? */
export function isLabelAlone({ placed }: PlacedLine): boolean {
  return placed.length === 1 && placed[0]!.from === 0 && placed[0]!.to === 0;
}

/** The columns (from 0) that hold figures. */
export function figureColumns(lines: readonly PlacedLine[], width: number): number[] {
  return Array.from({ length: width }, (_, at) => at).filter((at) => {
    const cells = lines.flatMap(({ placed }) => placed.filter(({ from, to }) => from === at && to === at));
    const figures = cells.filter(({ phrase }) => isFigureCell(phrase.text));
    return figures.length >= Math.max(2, cells.length * FIGURES);
  });
}
