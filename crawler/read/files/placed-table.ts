import type { PlacedWord } from "../foreign/placed-word.ts";
import { type Interval, placeLine } from "../tables/column-intervals.ts";
import { NoteMarks } from "../tables/note-marks.ts";
import { isFigureCell } from "../text/figure.ts";
import { joinWords, type TextLine } from "../text/text-lines.ts";
import type { Block } from "./placed-block.ts";
import { dealtHeads, headerAbove, headLines, joinHeader } from "./placed-header.ts";
import { figureColumns, isLabelAlone, type PlacedLine } from "./placed-line.ts";

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

/** Tables of words have at least so many rows. */
const LEAST_ROWS = 3;
/** A title stands at most this far above (in sizes of the type), footnotes below. */
const TITLE_GAP = 3.5;
const NOTES_GAP = 3;
const MOST_NOTE_LINES = 12;
const TITLE_LENGTH = 160;
/** A label that begins so goes on from the line above. */
const GOES_ON = /^[\p{Ll}(&]/u;
const UNFINISHED = /[-–,&/]$|\b(?:and|or|of|the|for|in|by|with|per)$/i;

/** Reads a block of lines as a table: header, rows, wrapped cells, sections, title and footnotes. */
export function readBlock(lines: readonly TextLine[], block: Block, page: number): PlacedTable | undefined {
  const { columns, from, to } = block;
  const placed = lines.slice(from, to).map((line): PlacedLine => {
    const last = line.phrases.at(-1)!.words.at(-1)!.text;
    return { line, placed: placeLine(line, columns, line.phrases.length > 1 || isFigureCell(last)) };
  });
  const heads = headLines(placed, columns.length);
  const body = placed.slice(heads);
  const rows = bodyRows(body, columns.length, page);
  // Two lines that happen to line up are a table only where figures say so.
  if (rows.length < (figureColumns(body, columns.length).length > 0 ? 2 : LEAST_ROWS)) return undefined;
  const notes = new NoteMarks();
  for (const line of linesBelow(lines, to)) notes.addLine(line);
  const above = heads === 0 ? headerAbove(lines, from, body, columns.length) : undefined;
  const header =
    above ?? (heads === 0 ? undefined : joinHeader(dealtHeads(placed.slice(0, heads), body, columns.length), columns));
  const top = above ? from - 1 : from;
  return { parts: [{ page, from: top, to }], title: titleAbove(lines, top), columns, header, rows, notes };
}

function bodyRows(lines: readonly PlacedLine[], width: number, page: number): PlacedRow[] {
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
