import { isKnownUnit } from "../../../logic/values/units.ts";
import { isFigure, isFigureCell } from "../text/figure.ts";
import { median, type Phrase, type TextLine } from "../text/text-lines.ts";
import { type Interval, overlap } from "./column-intervals.ts";

/** Edges that differ by less than this (in sizes of the type) are flush. */
const FLUSH = 0.4;
/** So many lines, and this share of those that print something there, show that a column is two. */
const LEAST_LINES = 3;
const SHARE = 0.8;

/** The end of a cell and where the next one begins. */
interface Seam {
  left: number;
  right: number;
}

/**
 * The columns, one that is two put apart: figures flush right before texts flush left are so near each other that no gap tells
 * them apart, but their edges do.
 */
export function withoutGlue(columns: readonly Interval[], lines: readonly TextLine[]): Interval[] {
  const size = median(lines.map((line) => line.size));
  return columns.flatMap((column) => {
    const phrases = lines.flatMap((line) =>
      line.phrases.filter((one) => columns.every((other) => overlap(other, one) === (other === column))),
    );
    const seams = phrases.map(seamOf).filter((seam) => seam !== undefined);
    if (seams.length < Math.max(LEAST_LINES, phrases.length * SHARE)) return [column];
    const [left, right] = [Math.max(...seams.map((seam) => seam.left)), Math.min(...seams.map((seam) => seam.right))];
    const isFlush =
      left - Math.min(...seams.map((seam) => seam.left)) < FLUSH * size &&
      Math.max(...seams.map((seam) => seam.right)) - right < FLUSH * size;
    if (!isFlush || left >= right) return [column];
    return [
      { left: column.left, right: left },
      { left: right, right: column.right },
    ];
  });
}

/** Where a figure ends and words begin that are neither its unit nor part of a date. */
function seamOf({ words, text }: Phrase): Seam | undefined {
  if (isFigure(text)) return undefined;
  const at = words.findIndex((word, index) => index > 0 && !isFigureCell(word.text));
  const before = words[at - 1];
  if (!before || !words.slice(0, at).every((word) => isFigureCell(word.text))) return undefined;
  const behind = words.slice(at).map((word) => word.text);
  if (isKnownUnit(behind.join(" ")) || isKnownUnit(behind[0]!)) return undefined;
  return { left: before.x + before.width, right: words[at]!.x };
}
