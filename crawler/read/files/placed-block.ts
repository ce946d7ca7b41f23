import { columnIntervals, type Interval, placeLine } from "../tables/column-intervals.ts";
import { withoutGlue } from "../tables/glued-columns.ts";
import { isFigureCell } from "../text/figure.ts";
import { median, type TextLine } from "../text/text-lines.ts";

/** Neighbouring lines that line up in columns: a table without rules. `to` is the line after the last. */
export interface Block {
  from: number;
  to: number;
  columns: Interval[];
}

/** Lines further apart than this (in sizes of the type, baseline to baseline) belong to different blocks. */
const LINE_GAP = 3.2;
/** So many lines of one phrase may stand between lines of a table: sections, wrapped cells. */
const LONE_LINES = 2;
/** A block of fewer lines with several phrases is no table. */
const LEAST_LINES = 3;
/** Share of a block's lines whose phrases stand in one column each. */
const ALIGNED = 0.6;
/** A lone line that takes up more of the block's width than this is text, not a cell. */
const LONE_WIDTH = 0.66;
/** Phrases that are longer on average (in characters) are columns of prose; with figures beside them they may be cells. */
const PROSE_LENGTH = 32;
const CAPTION = /^(?:table|tab\.|figure|fig\.|tabelle|表|图)\s*[\dA-Z]/i;

/** The blocks of a page's lines that look like tables, from top to bottom. */
export function findBlocks(lines: readonly TextLine[]): Block[] {
  const blocks: Block[] = [];
  let from = 0;
  while (from < lines.length) {
    if (!isWide(lines[from]!)) {
      from++;
      continue;
    }
    const to = endOf(lines, from);
    blocks.push(...tablesIn(lines, from, to));
    from = to;
  }
  return blocks;
}

const isWide = (line: TextLine) => line.phrases.length > 1;

/** Where the run of lines ends that begins here. */
function endOf(lines: readonly TextLine[], from: number): number {
  let to = from + 1;
  let left = lines[from]!.left;
  let right = lines[from]!.right;
  for (let at = from + 1; at < lines.length; at++) {
    const line = lines[at]!;
    const last = lines[at - 1]!;
    if (line.y - last.y > LINE_GAP * Math.max(line.size, last.size)) break;
    if (line.size > lines[from]!.size * 1.3 || CAPTION.test(line.phrases[0]?.text ?? "")) break;
    if (isWide(line)) {
      left = Math.min(left, line.left);
      right = Math.max(right, line.right);
      to = at + 1;
    } else {
      const wide = line.right - line.left > (right - left) * LONE_WIDTH;
      if (at - to >= LONE_LINES || wide) break;
    }
  }
  return to;
}

/** A run may hold a table below a line of something else: the longest stretch whose lines fit the same columns. */
function tablesIn(lines: readonly TextLine[], from: number, to: number): Block[] {
  const run = lines.slice(from, to);
  const wide = run.filter(isWide);
  if (wide.length < LEAST_LINES) return [];
  const columns = withoutGlue(columnIntervals(wide), wide);
  if (columns.length < 2) return [];
  const fits = wide.filter((line) => {
    const placed = placeLine(line, columns, true);
    return placed.length > 1 && placed.every((one) => one.from === one.to);
  });
  if (fits.length < LEAST_LINES || fits.length < wide.length * ALIGNED) return [];
  if (isProse(wide, columns) || isContents(wide, columns)) return [];
  return [{ from, to, columns }];
}

/** Columns of running text: long phrases, hardly a figure among them. */
function isProse(lines: readonly TextLine[], columns: readonly Interval[]): boolean {
  const phrases = lines.flatMap((line) => placeLine(line, columns, true).map(({ phrase }) => phrase));
  const figures = phrases.filter(({ text }) => isFigureCell(text)).length;
  const mean = phrases.reduce((sum, { text }) => sum + text.length, 0) / phrases.length;
  if (mean > PROSE_LENGTH && figures < phrases.length * 0.2) return true;
  // Text set in columns fills them: nearly every line ends where the column ends.
  const full = columns.filter((column, at) => {
    const cells = lines.flatMap((line) =>
      placeLine(line, columns, true).filter((one) => one.from === at && one.to === at),
    );
    const widths = cells.map(({ phrase }) => (phrase.right - phrase.left) / (column.right - column.left));
    const long = median(cells.map(({ phrase }) => phrase.text.length)) > PROSE_LENGTH;
    return long && median(widths) > 0.9;
  });
  return full.length > 0 && columns.length <= 3 && figures < phrases.length * 0.25;
}

/** A table of contents: leaders to page numbers. */
function isContents(lines: readonly TextLine[], columns: readonly Interval[]): boolean {
  const led = lines.filter((line) => line.leaders).length;
  if (led * 2 < lines.length || columns.length > 3) return false;
  const pages = lines.filter((line) => /^(?:\d{1,4}|[ivxlc]+)$/.test(line.phrases.at(-1)?.text ?? "")).length;
  return pages >= lines.length * 0.7;
}
