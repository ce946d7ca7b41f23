import { isKnownUnit } from "../../../logic/values/units.ts";
import type { PlacedWord } from "../foreign/placed-word.ts";
import { type Interval, type Placed, placeLine } from "../tables/column-intervals.ts";
import { NoteMarks } from "../tables/note-marks.ts";
import { isFigureCell, isYear } from "../text/figure.ts";
import { joinWords, median, type TextLine } from "../text/text-lines.ts";
import type { Block } from "./placed-block.ts";

/** The words of a cell, and the page (from 1) that they stand on. */
export interface PlacedCell {
  page: number;
  words: PlacedWord[];
}

export interface PlacedRow {
  /** One per column; undefined where nothing is printed. */
  cells: (PlacedCell | undefined)[];
  /** The line above that heads this row and others. */
  section?: PlacedCell;
}

/** A table that was read from where its words stand. */
export interface PlacedTable {
  /** Where it stands: lines of a page (from 1), `to` not included; more than one where it goes on over pages. */
  parts: { page: number; from: number; to: number }[];
  title: string;
  columns: Interval[];
  /** One per column; undefined where no line heads the columns. */
  header: string[] | undefined;
  rows: PlacedRow[];
  notes: NoteMarks;
}

/** A column holds figures when this share of its cells does. */
const FIGURES = 0.6;
/** Tables of words have at least so many rows. */
const LEAST_ROWS = 3;
/** Headers take up at most this many lines. */
const MOST_HEADER_LINES = 8;
/** Signs of units are no longer; words are part of the name ("number of days"). */
const UNIT_LENGTH = 3;
/** A title stands at most this far above (in sizes of the type), footnotes below. */
const TITLE_GAP = 3.5;
const NOTES_GAP = 3;
const MOST_NOTE_LINES = 12;
const TITLE_LENGTH = 160;
/** A label that begins so goes on from the line above. */
const GOES_ON = /^[\p{Ll}(&]/u;
const UNFINISHED = /[-–,&/]$|\b(?:and|or|of|the|for|in|by|with|per)$/i;

interface Line {
  placed: Placed[];
  line: TextLine;
}

/** Reads a block of lines as a table: header, rows, wrapped cells, sections, title and footnotes. */
export function readBlock(lines: readonly TextLine[], block: Block, page: number): PlacedTable | undefined {
  const { columns, from, to } = block;
  const placed = lines.slice(from, to).map((line): Line => {
    const last = line.phrases.at(-1)!.words.at(-1)!.text;
    return { line, placed: placeLine(line, columns, line.phrases.length > 1 || isFigureCell(last)) };
  });
  const heads = headLines(placed, columns.length);
  const rows = bodyRows(placed.slice(heads), columns.length, page);
  // Two lines that happen to line up are a table only where figures say so.
  if (rows.length < (figureColumns(placed.slice(heads), columns.length).length > 0 ? 2 : LEAST_ROWS)) return undefined;
  const notes = new NoteMarks();
  for (const line of linesBelow(lines, to)) notes.addLine(line);
  const header = heads === 0 ? undefined : joinHeader(placed.slice(0, heads), columns);
  return { parts: [{ page, from, to }], title: titleAbove(lines, from), columns, header, rows, notes };
}

/** How many of the first lines head the columns. */
function headLines(lines: readonly Line[], width: number): number {
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

function isLabelAlone({ placed }: Line): boolean {
  return placed.length === 1 && placed[0]!.from === 0 && placed[0]!.to === 0;
}

function figureColumns(lines: readonly Line[], width: number): number[] {
  return Array.from({ length: width }, (_, at) => at).filter((at) => {
    const cells = lines.flatMap(({ placed }) => placed.filter(({ from, to }) => from === at && to === at));
    const figures = cells.filter(({ phrase }) => isFigureCell(phrase.text));
    return figures.length >= Math.max(2, cells.length * FIGURES);
  });
}

/** Is every figure a year? Then a row of years heads nothing. */
function allYears(lines: readonly Line[], figures: readonly number[]): boolean {
  const cells = lines.flatMap(({ placed }) => placed.filter(({ from, to }) => from === to && figures.includes(from)));
  return cells.filter(({ phrase }) => isYear(phrase.text)).length > cells.length * FIGURES;
}

/** Names of the columns: wrapped lines joined by spaces, headers over several columns before " > ". */
function joinHeader(lines: readonly Line[], columns: readonly Interval[]): string[] {
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
  below: readonly Line[],
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
  below: readonly Line[],
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

function bodyRows(lines: readonly Line[], width: number, page: number): PlacedRow[] {
  const figures = figureColumns(lines, width);
  const rows: PlacedRow[] = [];
  let section: PlacedCell | undefined;
  let waiting: PlacedWord[] = [];
  lines.forEach((line, at) => {
    const { placed } = line;
    const next = lines[at + 1];
    const label = placed[0]?.phrase;
    const last = rows[rows.length - 1];
    if (placed.length === 1 && (placed[0]!.to > placed[0]!.from || placed[0]!.from === 0)) {
      const lastLabel = last?.cells[0] ? joinWords(last.cells[0].words) : "";
      const nextLabel = next?.placed[0]?.from === 0 ? next.placed[0].phrase.text : "";
      const beginsNext =
        next !== undefined && (GOES_ON.test(nextLabel) || UNFINISHED.test(label!.text) || next.placed[0]!.from > 0);
      if (last?.cells[0] && waiting.length === 0 && (GOES_ON.test(label!.text) || UNFINISHED.test(lastLabel))) {
        last.cells[0].words.push(...label!.words);
      } else if (beginsNext && !(next && isLabelAlone(next) && !GOES_ON.test(nextLabel))) {
        waiting.push(...label!.words);
      } else section = { page, words: label!.words };
      return;
    }
    const figured = placed.some(
      ({ from, to, phrase }) => from === to && figures.includes(from) && isFigureCell(phrase.text),
    );
    // Words below words, and nothing in the first column: the row above goes on.
    if (last && placed[0]!.from > 0 && !figured && waiting.length === 0) {
      for (const { from, phrase } of placed) {
        const cell = last.cells[from];
        if (cell) cell.words.push(...phrase.words);
        else last.cells[from] = { page, words: [...phrase.words] };
      }
      return;
    }
    const cells: PlacedRow["cells"] = Array.from({ length: width }, () => undefined);
    for (const { from, phrase } of placed) {
      const cell = cells[from];
      if (cell) cell.words.push(...phrase.words);
      else cells[from] = { page, words: [...phrase.words] };
    }
    if (waiting.length > 0) {
      cells[0] = { page, words: [...waiting, ...(cells[0]?.words ?? [])] };
      waiting = [];
    }
    rows.push(section ? { cells, section } : { cells });
  });
  return rows;
}

/** The nearest line above that is no part of a paragraph: "Table 3. Expenditure of the office". */
function titleAbove(lines: readonly TextLine[], from: number): string {
  const first = lines[from]!;
  for (let at = from - 1; at >= Math.max(0, from - 3); at--) {
    const line = lines[at]!;
    const below = lines[at + 1]!;
    if (line.phrases.length > 2 || below.y - line.y > TITLE_GAP * Math.max(line.size, below.size)) return "";
    const text = line.phrases.map((phrase) => phrase.text).join(" ");
    if (text.length > TITLE_LENGTH || CODE.test(text)) return "";
    if (NAMED_TITLE.test(text) || line.font !== first.font || line.size > first.size * 1.1) {
      const wrapped = lines.slice(at + 1, from).map((more) => more.phrases.map((phrase) => phrase.text).join(" "));
      const whole = [text, ...wrapped].join(" ");
      return whole.length <= TITLE_LENGTH ? whole : text;
    }
    // A lone short line that ends no sentence.
    if (at === from - 1 && text.length < 80 && !/[.;,]$/.test(text) && isApart(lines, at)) return text;
  }
  return "";
}

/** Source code and formulas name nothing. */
const CODE = /[=\\{};<>]|^[^(]*\)|\w\(\S*$|^[>#$]\s|\w\(.*\)$/;
const NAMED_TITLE = /^(?:table|tab\.|tabelle|tableau|表)\s*[\dA-Z一二三四五六七八九十]/i;

function isApart(lines: readonly TextLine[], at: number): boolean {
  const before = lines[at - 1];
  const line = lines[at]!;
  return before === undefined || line.y - before.y > 1.6 * line.size;
}

function linesBelow(lines: readonly TextLine[], to: number): string[] {
  const texts: string[] = [];
  for (let at = to; at < Math.min(lines.length, to + MOST_NOTE_LINES); at++) {
    const line = lines[at]!;
    const last = lines[at - 1]!;
    if (line.y - last.y > NOTES_GAP * Math.max(line.size, last.size)) break;
    texts.push(line.phrases.map((phrase) => phrase.text).join(" "));
  }
  return texts;
}
