import type { Evidence, Place } from "../../../core/evidence.ts";
import { contentId } from "../../../core/ids.ts";
import type { Cell, Column, Relation, Row, SourceKind } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { assignLabel } from "../../../logic/values/assign-label.ts";
import { type FigureStyle, figureStyle } from "../../../logic/values/column-hints.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { unitAbove, unitOfTitle, withListedUnits, withTableUnit } from "../../../logic/values/table-unit.ts";
import { type PrintedCell, typeColumn } from "../../../logic/values/type-column.ts";
import { namesRowsFirst } from "./first-names.ts";
import { limitRows } from "./limit-rows.ts";
import { areApart } from "./names-apart.ts";
import { summingRows } from "./summing-rows.ts";

/** A cell as a reader found it, not yet parsed. */
export interface DraftCell extends PrintedCell {
  place: Place;
  /** The first link inside it, also where it is not the whole cell's. */
  link?: string;
  /** Footnote texts. */
  notes?: string[];
  /** Why what is printed there may have been misread: its value is then unsure. */
  doubt?: string;
}

export interface DraftRow {
  /** One per column. */
  cells: DraftCell[];
  about?: string;
  total?: boolean;
  /** Set apart by how it looks: a total, if it adds up. */
  apart?: boolean;
}

/** A relation as a reader found it: texts and places. */
export interface Draft {
  name: string;
  source: SourceKind;
  /** `label`: the page itself says that this column names its rows. `unnamed`: it prints no heading for it. */
  columns: { name: string; label?: boolean; unnamed?: boolean }[];
  rows: DraftRow[];
  /** The line above that says in what its figures are. */
  units?: string;
}

/** The page or file that relations are read from. */
export interface PageOrigin {
  url: string;
  title: string;
  snapshot: string;
  /** Dates beyond its relations that show in which order it prints day and month. */
  dates?: readonly string[];
}

/** Cells of a table that columns without evidence of their own are read by. */
const CONTEXT_CELLS = 60;
/** Only such texts show a decimal mark or an order of day and month. */
const TELLING = /\d[.,/-]\d/;
const TELLING_LENGTH = 24;
/** A column other than the label's says what rows are about when it links in this share of the rows. */
const LINKED_ROWS = 0.8;

/**
 * Types a draft. Column names are made unique; the row's `about` is kept, else what its label cell links to.
 *
 * @param index which relation of its source kind it is on the page, from 0: with address and kind it makes the id
 */
export function finishRelation(draft: Draft, origin: PageOrigin, index: number): Relation {
  const { rows } = draft;
  const context = contextOf(rows, origin.dates ?? []);
  const names = uniqueNames(draft.columns.map((column) => column.name));
  const typed = names.map((name, at) =>
    typeColumn(
      name,
      rows.map((row) => row.cells[at]!),
      context,
    ),
  );
  const stated = typed.map(({ column }, at) => {
    const named = draft.columns[at]?.label && (column.type === "text" || column.type === "entity");
    const said = named ? { ...column, role: "label" as const } : column;
    return draft.columns[at]?.unnamed || draft.columns[at]?.name === "" ? { ...said, unnamed: true } : said;
  });
  const summing = summingRows(
    typed,
    rows.map(({ total }) => total === true),
    new Set(rows.flatMap(({ apart }, at) => (apart ? [at] : []))),
  );
  const limits = limitRows(rows.map(({ cells }) => cells));
  const unit = unitOfTitle(draft.name) ?? unitOfTitle(`(${draft.columns[0]?.name ?? ""})`);
  const above = unit || draft.units === undefined ? undefined : unitAbove(draft.units);
  const given = unit ? { unit, except: [] } : above;
  const united = given
    ? withTableUnit(stated, given.unit, given.except)
    : (withListedUnits(stated, draft.name) ?? stated);
  const columns =
    rows.length > 1
      ? namedByFirst(
          draft,
          assignLabel(
            united,
            typed.map(({ values }) => values),
          ),
        )
      : united;
  const linking = linkingColumn(
    rows,
    columns.findIndex((column) => column.role === "label"),
  );
  return {
    id: contentId(origin.url, draft.source, index),
    name: draft.name,
    source: draft.source,
    url: origin.url,
    ...(origin.title === "" ? {} : { title: origin.title }),
    columns,
    rows: rows.map((row, at) => {
      const cells = row.cells.map((cell, column): Cell => {
        const { place, notes, doubt } = cell;
        const evidence: Evidence = { snapshot: origin.snapshot, url: origin.url, place };
        const read = typed[column]!.values[at]!;
        const value: Value = doubt ? { kind: "unsure", printed: read.printed, why: doubt } : read;
        return notes?.length ? { value, evidence, notes } : { value, evidence };
      });
      const finished: Row = { cells };
      const about = row.about ?? row.cells[linking]?.link;
      if (about !== undefined) finished.about = about;
      if (row.total || summing.has(at) || limits.has(at)) finished.total = true;
      return finished;
    }),
  };
}

/** What a table names its rows by is not what the names in them lead to, unless nothing else names them. */
function namedByFirst({ name, source, columns: drafted, rows }: Draft, columns: Column[]): Column[] {
  const label = columns.findIndex(({ role }) => role === "label");
  if (source !== "html_table" || drafted[label]?.label || !namesRowsFirst(name, columns, rows, label)) return columns;
  return columns.map((column, at) =>
    at === 0 ? { ...column, role: "label" } : at === label ? { ...column, role: "text" } : column,
  );
}

/** The relation's own dates first, then those of its page. */
function contextOf(rows: readonly DraftRow[], dates: readonly string[]): readonly string[] {
  const texts = tellingCells(rows);
  const { decimalMark, dateOrder } = figureStyle(texts);
  if (!decimalMark && !dateOrder) return dates;
  // Every column asks the context anew: one cell for each thing that all of them together say tells it as well.
  const telling: string[] = [];
  if (decimalMark) telling.push(...firstSaying(texts, (style) => style.decimalMark === decimalMark));
  if (dateOrder) telling.push(...firstSaying(texts, (style) => style.dateOrder === dateOrder));
  else telling.push(...dates);
  return telling;
}

function firstSaying(texts: readonly string[], says: (style: FigureStyle) => boolean): string[] {
  const found = texts.find((text) => says(figureStyle([text])));
  return found === undefined ? [] : [found];
}

function tellingCells(rows: readonly DraftRow[]): string[] {
  const texts: string[] = [];
  for (const { cells } of rows) {
    for (const { text } of cells) {
      if (text.length > TELLING_LENGTH || !TELLING.test(text)) continue;
      texts.push(text);
      if (texts.length === CONTEXT_CELLS) return texts;
    }
  }
  return texts;
}

/**
 * The column whose links say what page a row is about: the label's, else the only one that links in nearly every row and has
 * no names of its own beside those of the label ("Player: A. Ek, plays for: Arlo" leads to Arlo, not to Ek).
 */
function linkingColumn(rows: readonly DraftRow[], label: number): number {
  if (rows.some((row) => row.cells[label]?.link !== undefined)) return label;
  const linked: number[] = [];
  const width = rows[0]?.cells.length ?? 0;
  for (let column = 0; column < width; column++) {
    const links = rows.map((row) => row.cells[column]?.link).filter((link) => link !== undefined);
    if (links.length >= rows.length * LINKED_ROWS && new Set(links).size === links.length) linked.push(column);
  }
  const [only = -1] = linked;
  return linked.length === 1 && !(label >= 0 && namesOthers(rows, label, only)) ? only : -1;
}

/** Are rows that have a name in one column beside another name in the other, nearly all of them? */
function namesOthers(rows: readonly DraftRow[], label: number, column: number): boolean {
  const named = rows.filter(({ cells }) => {
    const [own, other] = [foldText(cells[label]!.text), foldText(cells[column]!.text)];
    return NAME.test(own) && NAME.test(other) && areApart(own, other);
  });
  const others = new Set(named.map(({ cells }) => foldText(cells[column]!.text)));
  return named.length >= rows.length * LINKED_ROWS && others.size >= named.length * LINKED_ROWS;
}

/** Words, not a code, a date or a number. */
const NAME = /^\p{L}{2,}/u;

/** Names as printed; the second "Total" becomes "Total (2)". */
export function uniqueNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name, index) => {
    const base = name === "" ? `Column ${index + 1}` : name;
    let unique = base;
    for (let count = 2; used.has(unique); count++) unique = `${base} (${count})`;
    used.add(unique);
    return unique;
  });
}
