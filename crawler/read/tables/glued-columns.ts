import { isKnownUnit } from "../../../logic/values/units.ts";
import type { PlacedWord } from "../foreign/placed-word.ts";
import { isFigure, isFigureCell } from "../text/figure.ts";
import { joinWords, median, type TextLine } from "../text/text-lines.ts";
import { type Interval, overlap } from "./column-intervals.ts";

/** Edges that differ by less than this (in sizes of the type) are flush. */
const FLUSH = 0.4;
/** Edges that differ by more than this (in sizes of the type) are ragged: a figure is a little wider. */
const RAGGED = 0.5;
/** So many lines, and this share of those that print something on both sides, show that a column is two. */
const LEAST_LINES = 3;
const SHARE = 0.8;
/** Gaps beyond these many lines are like those before them. */
const TRIED_LINES = 40;
/** Words on each side of a gap that may be one figure or date together. */
const FIGURE_WORDS = 3;
/** What stands between the two parts of one value: ranges, scores, tolerances. */
const JOINER = /^[-–—−:×x*/&+±=~<>≤≥]+$/;

/** The words that a line prints in a column, from left to right. */
type Cell = readonly PlacedWord[];

/** The end of a cell and where the next one begins. */
interface Seam {
  left: number;
  right: number;
}

/** A cell's words before and behind a seam. */
interface Halves extends Seam {
  before: Cell;
  behind: Cell;
}

/**
 * The columns, one that is several put apart: where one is set flush right before one that is set flush left, they are so near each
 * other that no gap tells them apart, but their edges do.
 */
export function withoutGlue(columns: readonly Interval[], lines: readonly TextLine[]): Interval[] {
  const size = median(lines.map((line) => line.size));
  return columns.flatMap((column) => {
    const cells = lines.flatMap((line) =>
      line.phrases
        .filter((one) => columns.every((other) => overlap(other, one) === (other === column)))
        .map(({ words }) => words),
    );
    return parted(column, cells, size);
  });
}

function parted(column: Interval, cells: readonly Cell[], size: number): Interval[] {
  const seam = seamIn(cells, size);
  if (!seam) return [column];
  const middle = (seam.left + seam.right) / 2;
  const side = (isOf: (word: PlacedWord) => boolean) => cells.map((cell) => cell.filter(isOf));
  return [
    ...parted(
      { left: column.left, right: seam.left },
      side((word) => word.x < middle),
      size,
    ),
    ...parted(
      { left: seam.right, right: column.right },
      side((word) => word.x >= middle),
      size,
    ),
  ];
}

/** The first gap, by its left edge, that lines have in common with both of its edges flush. */
function seamIn(cells: readonly Cell[], size: number): Seam | undefined {
  const flush = FLUSH * size;
  const gaps = cells.map(gapsOf);
  const tried = gaps.slice(0, TRIED_LINES).flat();
  for (const one of tried.sort((a, b) => a.left - b.left)) {
    const isSame = ({ left, right }: Seam) => Math.abs(left - one.left) < flush && Math.abs(right - one.right) < flush;
    const common = gaps.flatMap((own) => own.find(isSame) ?? []);
    const across = cells.filter((cell) => cell.length > 0 && startOf(cell) < one.left && endOf(cell) > one.right);
    const halves = common.filter((half) => !isWithinValue(half));
    if (halves.length < Math.max(LEAST_LINES, across.length * SHARE)) continue;
    const left = Math.max(...halves.map((half) => half.left));
    const right = Math.min(...halves.map((half) => half.right));
    if (left < right && areTwo(halves, size)) return { left, right };
  }
  return undefined;
}

function gapsOf(cell: Cell): Halves[] {
  return cell.slice(1).map((word, at) => {
    const before = cell.slice(0, at + 1);
    return { left: endOf(before), right: word.x, before, behind: cell.slice(at + 1) };
  });
}

const startOf = (cell: Cell) => cell[0]!.x;
const endOf = (cell: Cell) => Math.max(...cell.map(({ x, width }) => x + width));

/** A number and its unit, the parts of a date, of a figure whose thousands stand apart, of a range. */
function isWithinValue({ before, behind }: Halves): boolean {
  const [last, next] = [before.at(-1)!.text, behind[0]!.text];
  if (before.length > 1 && JOINER.test(last)) return true;
  if (behind.length > 1 && JOINER.test(next)) return true;
  const isNumber = isFigureCell(joinWords([...before])) || isFigureCell(last);
  if (isNumber && (isKnownUnit(next) || isKnownUnit(joinWords([...behind])))) return true;
  for (let from = 1; from <= Math.min(FIGURE_WORDS, before.length); from++) {
    for (let to = 1; to <= Math.min(FIGURE_WORDS, behind.length); to++) {
      if (isFigure(joinWords([...before.slice(-from), ...behind.slice(0, to)]))) return true;
    }
  }
  return false;
}

/**
 * What is set flush right begins anywhere, and what is set flush left ends anywhere: a common gap between texts that all begin
 * or all end alike shows nothing but that their words are equally long. Figures before words are two columns all the same.
 */
function areTwo(halves: readonly Halves[], size: number): boolean {
  const ragged = (edges: number[]) => Math.max(...edges) - Math.min(...edges) > RAGGED * size;
  if (ragged(halves.map(({ before }) => startOf(before))) && ragged(halves.map(({ behind }) => endOf(behind))))
    return true;
  const figured = halves.filter(
    ({ before, behind }) => isFigureCell(joinWords([...before])) && !isFigureCell(behind[0]!.text),
  );
  return figured.length >= Math.max(LEAST_LINES, halves.length * SHARE);
}
