import { withoutMarks } from "../../../logic/values/cell-text.ts";
import type { Tag } from "../dom/dom.ts";
import type { PageOutline } from "../dom/page-outline.ts";
import { isFigure } from "../text/figure.ts";
import { printedText } from "./cell-content.ts";
import type { Grid, GridCell } from "./grid.ts";
import type { Draft, DraftRow } from "./relation-draft.ts";
import { cellAt, type TableContext } from "./table-cell.ts";
import type { TableHeader } from "./table-header.ts";
import { isFullWidth, type LabelledCell, labelledCells } from "./table-kind.ts";
import { TableNotes } from "./table-notes.ts";

/** A table that stands in a cell of another, with the cell that says what the outer row is about. */
export interface InnerTable {
  table: Tag;
  grid: Grid;
  /** A table without is headed as the others of its column are. */
  header: TableHeader | undefined;
  owner: GridCell;
}

/** Where the outer table stands. */
export interface Around {
  outer: Tag;
  base: string;
  outline: PageOutline;
}

/** Rows of tables that are built alike: the first cell of each says what its outer row is about, `columns` are the others. */
export interface InnerRows {
  columns: Draft["columns"];
  rows: DraftRow[];
  /** The tables that the rows were read from. */
  read: Tag[];
}

/**
 * The tables of one column as rows: below their common headers; a row for each where they are labels with values; of names
 * beside figures, which the outer column's header names. `undefined` where they are none of these.
 */
export function innerRows(all: readonly InnerTable[], title: string, around: Around): InnerRows | undefined {
  return headed(all, around) ?? labelled(all, around) ?? counted(all, title, around);
}

function headed(all: readonly InnerTable[], around: Around): InnerRows | undefined {
  const names = all.find((nested) => nested.header)?.header?.names;
  const alike = all.filter(
    (one) => names && (one.header ? isSame(one.header.names, names) : one.grid.width === names.length),
  );
  const rows = alike.flatMap((one) => rowsOf(one, one.header?.rows ?? 0, around));
  return names && rows.length > 1
    ? { columns: names.map((name) => ({ name })), rows, read: alike.map(({ table }) => table) }
    : undefined;
}

/** Most labels stand in several of the tables: they are the properties of what the outer rows are about. */
function labelled(all: readonly InnerTable[], around: Around): InnerRows | undefined {
  const tables = all.flatMap((one) => {
    const pairs = one.header ? undefined : labelledCells(one.grid);
    return pairs ? [{ one, pairs: new Map(pairs.map((pair) => [nameOf(pair), pair])) }] : [];
  });
  const counts = new Map<string, number>();
  for (const { pairs } of tables) for (const name of pairs.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts.keys()];
  const shared = names.filter((name) => counts.get(name)! > 1);
  if (tables.length < 2 || shared.length * 2 <= names.length) return undefined;
  const rows = tables.map(({ one, pairs }): DraftRow => {
    const inner = contextOf(one.table, around);
    const cells = names.map((name) => {
      const value = pairs.get(name)?.value;
      return cellAt(value, value?.row ?? 0, value?.col ?? 0, inner);
    });
    return { cells: [keyOf(one, around), ...cells] };
  });
  return { columns: names.map((name) => ({ name })), rows, read: tables.map(({ one }) => one.table) };
}

/** Two columns, words and figures: what is counted has no label, the figures are what the outer column is headed. */
function counted(all: readonly InnerTable[], title: string, around: Around): InnerRows | undefined {
  const alike = all.filter(({ grid, header }) => !header && grid.width === 2 && grid.rows.every(isCountedRow));
  if (title === "" || alike.length < 2 || alike.length < all.length) return undefined;
  const rows = alike.flatMap((one) => rowsOf(one, 0, around));
  return { columns: [{ name: "Name", unnamed: true }, { name: title }], rows, read: alike.map(({ table }) => table) };
}

function isCountedRow({ cells: [name, figure] }: Grid["rows"][number]): boolean {
  if (!name || !figure || name === figure) return false;
  const text = printedText(name.tag);
  return text !== "" && !isFigure(text) && isFigure(printedText(figure.tag));
}

function rowsOf(one: InnerTable, skipped: number, around: Around): DraftRow[] {
  const { table, grid } = one;
  const inner = contextOf(table, around);
  return grid.rows.flatMap(({ cells, ...row }, at): DraftRow[] => {
    if (at < skipped || isFullWidth({ cells, ...row }, grid.width)) return [];
    const values = Array.from({ length: grid.width }, (_, col) => cellAt(cells[col], at, col, inner));
    return [{ cells: [keyOf(one, around), ...values] }];
  });
}

function keyOf({ owner }: InnerTable, around: Around) {
  return cellAt(owner, owner.row, owner.col, contextOf(around.outer, around));
}

function contextOf(table: Tag, { base, outline }: Around): TableContext {
  return { table, index: outline.tables.indexOf(table), base, outline, notes: new TableNotes(table, [], outline.byId) };
}

function nameOf({ label }: LabelledCell): string {
  return withoutMarks(printedText(label.tag)).replace(/\s*[:：]$/, "");
}

function isSame(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name, at) => name === others[at]);
}
