import { hasFigure } from "../../../logic/values/cell-text.ts";
import { elementPath, rawText, type Tag } from "../dom/dom.ts";
import { normalise } from "../dom/text.ts";
import { isFigure } from "../text/figure.ts";
import type { Draft, DraftCell } from "./relation-draft.ts";

/** Rows below the header, at least. */
const LEAST_ROWS = 2;
/** Without a line under the header the rows must say by their figures that they are a table. */
const LEAST_UNRULED_ROWS = 3;
const FIGURES = 0.8;
const MOST_LENGTH = 200_000;
const MOST_COLUMNS = 40;
const NAME_LENGTH = 60;
/** A line of a drawn frame: "+-----+-----+", "|-----|----:|", "═══╪═══". */
const RULE = /^[\s+|:=─━═┼╪╬├┤┬┴┌┐└┘╔╗╚╝╠╣╦╩╞╡╟╢-]+$/;
const BAR = /[|│║]/;
/** Runs of dashes under the headers, one per column. */
const DASHES = /^\s*(?:-{2,}|={2,}|─{2,})(?:\s+(?:-{2,}|={2,}|─{2,}))+\s*$/;

/** A cell in a line of preformatted text. */
interface Piece {
  text: string;
  /** Characters of the text before it, white space left out: that is the same in the text as printed and as normalised. */
  before: number;
}

/** Tables drawn with characters in preformatted text, or set in columns by spaces, as drafts. */
export function preTableDrafts(pre: Tag, heading: string): Draft[] {
  const raw = rawText(pre);
  if (raw.length > MOST_LENGTH) return [];
  const drafts: Draft[] = [];
  const normal = normalise(raw);
  let block: { line: string; before: number }[] = [];
  let before = 0;
  const end = () => {
    const rows = drawn(block) ?? aligned(block);
    if (rows) drafts.push(draftOf(rows, pre, normal, heading));
    block = [];
  };
  for (const line of raw.replace(/\t/g, "        ").split(/\r?\n/)) {
    if (line.trim() === "") end();
    else block.push({ line, before });
    before += line.replace(/\s+/g, "").length;
  }
  end();
  return drafts;
}

type Block = readonly { line: string; before: number }[];

/** Rows of cells between bars; the first is the header where a rule stands below it. */
function drawn(block: Block): Piece[][] | undefined {
  const first = block.findIndex(({ line }) => BAR.test(line) && !RULE.test(line));
  if (first < 0) return undefined;
  const rows: Piece[][] = [];
  let ruled = false;
  for (const { line, before } of block.slice(first)) {
    if (RULE.test(line)) {
      ruled ||= rows.length === 1;
      continue;
    }
    if (!BAR.test(line)) return undefined;
    rows.push(barred(line, before));
  }
  const width = rows[0]?.length ?? 0;
  const isTable = ruled && width > 1 && width <= MOST_COLUMNS && rows.length > LEAST_ROWS && isHeader(rows[0]!);
  return isTable && rows.every((row) => row.length === width) ? rows : undefined;
}

function barred(line: string, before: number): Piece[] {
  const inner = /^\s*[|│║]/.test(line) ? line.indexOf(line.trim()[0]!) + 1 : 0;
  const last = /[|│║]\s*$/.test(line) ? line.trimEnd().length - 1 : line.length;
  const pieces: Piece[] = [];
  for (let from = inner; from <= last; ) {
    const next = line.slice(from, last).search(BAR);
    const to = next < 0 ? last : from + next;
    pieces.push(pieceOf(line, from, to, before));
    from = to + 1;
  }
  return pieces;
}

/** Rows of columns that white space parts in every line: two spaces wide, or as the dashes below the header run. */
function aligned(block: Block): Piece[][] | undefined {
  const dashes = block.findIndex(({ line }) => DASHES.test(line));
  if (dashes > 1 || (dashes < 0 && block.length <= LEAST_UNRULED_ROWS)) return undefined;
  const lines = block.filter((_, at) => at !== dashes);
  if (lines.length <= LEAST_ROWS) return undefined;
  const columns = dashes < 0 ? gaps(lines) : runs(block[dashes]!.line, lines);
  if (!columns || columns.length < 2 || columns.length > MOST_COLUMNS) return undefined;
  const rows = lines.map(({ line, before }) => columns.map(([from, to]) => pieceOf(line, from, to, before)));
  const [header, ...body] = rows;
  if (!isHeader(header!) || body.some((row) => row[0]!.text === "")) return undefined;
  return dashes >= 0 || hasFigures(body) ? rows : undefined;
}

/** Where columns stand: between stretches of two characters and more that are blank in every line. */
function gaps(lines: Block): [number, number][] {
  const width = Math.max(...lines.map(({ line }) => line.length));
  const columns: [number, number][] = [];
  let start = -1;
  let blank = 2;
  for (let at = 0; at <= width; at++) {
    const isBlank = at === width || lines.every(({ line }) => (line[at] ?? " ") === " ");
    if (!isBlank && start < 0) start = at;
    else if (!isBlank && blank >= 2 && blank < at) {
      columns.push([start, at - blank]);
      start = at;
    }
    blank = isBlank ? blank + 1 : 0;
  }
  if (start >= 0) columns.push([start, width]);
  return columns;
}

/** Where the runs of dashes stand, each to the next one; undefined where a word crosses from one into the next. */
function runs(dashes: string, lines: Block): [number, number][] | undefined {
  const found = [...dashes.matchAll(/\S+/g)];
  const columns = found.map((run, at): [number, number] => [
    at === 0 ? 0 : run.index,
    found[at + 1]?.index ?? Math.max(...lines.map(({ line }) => line.length)),
  ]);
  const crosses = lines.some(({ line }) =>
    columns.slice(1).some(([from]) => /\S\S/.test(line.slice(from - 1, from + 1))),
  );
  return crosses ? undefined : columns;
}

function pieceOf(line: string, from: number, to: number, before: number): Piece {
  const text = normalise(line.slice(from, to));
  const lead = line.slice(0, from) + (/^\s*/.exec(line.slice(from, to))?.[0] ?? "");
  return { text, before: before + lead.replace(/\s+/g, "").length };
}

/** Every column has a name, of words. */
function isHeader(row: readonly Piece[]): boolean {
  const names = row.map(({ text }) => text);
  return names.every((name) => /\p{L}/u.test(name) && name.length <= NAME_LENGTH && !isFigure(name));
}

/** A column of figures, beside one of words, as no listing has it. */
function hasFigures(rows: readonly (readonly Piece[])[]): boolean {
  const share = (at: number) => rows.filter((row) => isFigure(row[at]!.text)).length / rows.length;
  const columns = rows[0]!.map((_, at) => share(at));
  return (
    columns.some((one) => one >= FIGURES) &&
    rows.every(([first]) => /[\p{L}\d]/u.test(first!.text) && !/[;{}=]/.test(first!.text))
  );
}

function draftOf([header, ...rows]: Piece[][], pre: Tag, normal: string, heading: string): Draft {
  const path = elementPath(pre);
  const places = placesOf(normal);
  const cell = ({ text, before }: Piece): DraftCell => {
    const start = text === "" ? 0 : (places[before] ?? 0);
    return { text, place: { at: "node", path, start, end: start + text.length } };
  };
  return {
    name: heading,
    source: "html_table",
    columns: header!.map(({ text }, at) => ({
      name: text,
      ...(at === 0 && !hasFigure(rows[0]![0]!.text) ? { label: true } : {}),
    })),
    rows: rows.map((row) => ({ cells: row.map(cell) })),
  };
}

/** Where the characters that are no white space stand in a text, in their order. */
function placesOf(text: string): number[] {
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) if (!/\s/.test(text[at]!)) places.push(at);
  return places;
}
