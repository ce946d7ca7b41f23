import { isKnownUnit } from "../../../logic/values/units.ts";
import type { Interval, Placed } from "../tables/column-intervals.ts";
import { isFigureCell, isYear } from "../text/figure.ts";
import { median, type TextLine } from "../text/text-lines.ts";
import { dealtHeader } from "./dealt-header.ts";
import { FIGURES, figureColumns, isLabelAlone, type PlacedLine } from "./placed-line.ts";

/** A header stands at most this far above the first row (in sizes of the type, baseline to baseline). */
const HEADER_GAP = 2.5;
/** Headers take up at most this many lines. */
const MOST_HEADER_LINES = 8;
/** Signs of units are no longer; words are part of the name ("number of days"). */
const UNIT_LENGTH = 3;
/** How many of the first lines head the columns. */
export function headLines(lines: readonly PlacedLine[], width: number): number {
  const figures = figureColumns(lines, width);
  if (figures.length > 0) {
    const first = lines.findIndex(({ placed }) => {
      const cells = placed.filter(({ from, to }) => from === to && figures.includes(from));
      const filled = cells.filter(({ phrase }) => isFigureCell(phrase.text));
      const years = filled.every(({ phrase }) => isYear(phrase.text)) && filled.length > 1;
      return filled.length * 2 > cells.length && filled.length > 0 && !(years && !allYears(lines, figures));
    });
    // A label that wraps or heads the first rows stands above the first figures, in the first column alone.
    let heads = Math.max(0, first);
    while (heads > 1 && isLabelAlone(lines[heads - 1]!) && !isLabelAlone(lines[heads - 2]!)) heads--;
    // Rows whose figures are missing may be the first ones.
    const font = fontOfMost(lines.slice(heads));
    if (lines[0]!.line.font !== font) while (heads > 1 && lines[heads - 1]!.line.font === font) heads--;
    return heads <= MOST_HEADER_LINES ? heads : 0;
  }
  const [head, ...body] = lines;
  const font = median(body.map(({ line }) => (line.font === head?.line.font ? 1 : 0)));
  if (!head || head.placed.length < 2 || font !== 0) return 0;
  let heads = 1;
  while (heads < MOST_HEADER_LINES && lines[heads]?.line.font === head.line.font && lines[heads]!.placed.length > 1)
    heads++;
  return heads;
}

/** The type that most of the lines are set in. */
function fontOfMost(lines: readonly PlacedLine[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { line } of lines) counts.set(line.font, (counts.get(line.font) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Is every figure a year? Then a row of years heads nothing. */
function allYears(lines: readonly PlacedLine[], figures: readonly number[]): boolean {
  const cells = lines.flatMap(({ placed }) => placed.filter(({ from, to }) => from === to && figures.includes(from)));
  return cells.filter(({ phrase }) => isYear(phrase.text)).length > cells.length * FIGURES;
}

/** The header lines, one whose headings nearly touch dealt to the columns. */
export function dealtHeads(
  heads: readonly PlacedLine[],
  body: readonly PlacedLine[],
  width: number,
): readonly PlacedLine[] {
  const { line } = heads.at(-1)!;
  const placed = line.phrases.length < width ? dealtLine(line, body, width) : undefined;
  return placed ? [...heads.slice(0, -1), { line, placed }] : heads;
}

/** Names of the columns from the line above a table, where its headings nearly touch, so that it looks like a sentence. */
export function headerAbove(
  lines: readonly TextLine[],
  from: number,
  body: readonly PlacedLine[],
  width: number,
): string[] | undefined {
  const [above, first] = [lines[from - 1], lines[from]!];
  if (!above || first.y - above.y > HEADER_GAP * Math.max(above.size, first.size)) return undefined;
  return dealtLine(above, body, width)?.map(({ phrase }) => phrase.text);
}

/** A line's words as one heading per column; undefined where they do not fit so. */
function dealtLine(line: TextLine, body: readonly PlacedLine[], width: number): Placed[] | undefined {
  const cells = Array.from({ length: width }, (_, at) =>
    body.flatMap(({ placed }) => placed.filter(({ from, to }) => from === at && to === at).map(({ phrase }) => phrase)),
  );
  if (cells.some((column) => column.length < 2)) return undefined;
  const words = line.phrases.flatMap((phrase) => phrase.words);
  return dealtHeader(words, cells, line.size)?.map((phrase, at) => ({ phrase, from: at, to: at }));
}

/** Names of the columns: wrapped lines joined by spaces, headers over several columns before " > ". */
export function joinHeader(lines: readonly PlacedLine[], columns: readonly Interval[]): string[] {
  const groups: string[][] = columns.map(() => []);
  const own: string[][] = columns.map(() => []);
  lines.forEach(({ placed, line }, row) => {
    const below = lines.slice(row + 1);
    const even = evenGroups(placed, below, columns, line.size);
    for (const one of placed) {
      const [from, to] =
        one.from !== one.to
          ? [one.from, one.to]
          : even > 1 && one.from > 0
            ? [one.from, one.from + even - 1]
            : spread(one, placed, below, columns, line.size);
      const names = from === to ? own : groups;
      for (let at = from; at <= to; at++) names[at]!.push(one.phrase.text);
    }
  });
  return columns.map((_, at) => {
    const group = groups[at]!.join(" ");
    const name = unitBracketed(own[at]!)
      .join(" ")
      .replace(/(\p{L})- (?=\p{Ll})/gu, "$1");
    return [group, name]
      .filter((text) => text !== "")
      .join(" > ")
      .replace(/\s*[:：]$/, "");
  });
}

/** The sign of a unit in the last of several header lines is the column's unit, as one in brackets is. */
function unitBracketed(lines: readonly string[]): readonly string[] {
  const last = lines.at(-1) ?? "";
  const isSign = lines.length > 1 && last.length <= UNIT_LENGTH && isKnownUnit(last);
  return isSign ? [...lines.slice(0, -1), `(${last})`] : lines;
}

/**
 * How many columns each heading of a line is over, where they begin with every so many-th column, flush with it, and all these
 * columns have headings of their own below; 1 where they do not.
 */
function evenGroups(
  placed: readonly Placed[],
  below: readonly PlacedLine[],
  columns: readonly Interval[],
  size: number,
): number {
  const groups = placed.filter(({ from }) => from > 0);
  const [first, ...others] = groups;
  if (!first || others.length === 0) return 1;
  const each = (columns.length - first.from) / groups.length;
  const isEven = groups.every(
    ({ from, to, phrase }, at) =>
      from === to && from === first.from + at * each && Math.abs(phrase.left - columns[from]!.left) < size / 2,
  );
  const isNamed = columns.every(
    (_, at) => at < first.from || below.some((line) => line.placed.some(({ from, to }) => from === at && to === at)),
  );
  return isEven && isNamed ? each : 1;
}

/** A phrase in the middle over several columns that have headers of their own below heads them all. */
function spread(
  one: Placed,
  placed: readonly Placed[],
  below: readonly PlacedLine[],
  columns: readonly Interval[],
  size: number,
): [number, number] {
  const named = (at: number) => below.some((line) => line.placed.some(({ from, to }) => from <= at && at <= to));
  const free = (at: number) =>
    at > 0 &&
    at < columns.length &&
    named(at) &&
    !placed.some((other) => other !== one && other.from <= at && at <= other.to);
  if (!named(one.from)) return [one.from, one.from];
  const middle = (one.phrase.left + one.phrase.right) / 2;
  let best: [number, number] = [one.from, one.from];
  for (let from = one.from; from === one.from || free(from); from--) {
    for (let to = one.from; to === one.from || free(to); to++) {
      const away = Math.abs((columns[from]!.left + columns[to]!.right) / 2 - middle);
      if (away < size && to - from > best[1] - best[0]) best = [from, to];
    }
  }
  return best;
}
