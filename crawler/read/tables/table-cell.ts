import { elementPath, type Tag } from "../dom/dom.ts";
import type { PageOutline } from "../dom/page-outline.ts";
import { textOf } from "../dom/text.ts";
import { printedText } from "./cell-content.ts";
import { draftCell } from "./draft-cell.ts";
import type { GridCell } from "./grid.ts";
import type { DraftCell } from "./relation-draft.ts";
import { isLayoutTable } from "./table-kind.ts";
import type { TableNotes } from "./table-notes.ts";

/** The table that cells are drafted of, and the page around it. */
export interface TableContext {
  table: Tag;
  /** Index of the table on the page. */
  index: number;
  base: string;
  notes: TableNotes;
  outline: PageOutline;
  /** Tables in its cells that are a relation of their own. */
  apart?: readonly Tag[];
}

/** The cell at a place of a table; a hole in a short row has no text. */
export function cellAt(cell: GridCell | undefined, row: number, col: number, context: TableContext): DraftCell {
  // A hole in a short row: nothing is printed there, and the table is what shows it.
  if (!cell)
    return {
      text: "",
      place: { at: "cell", path: elementPath(context.table), table: context.index, row, col, start: 0, end: 0 },
    };
  const notes = context.notes.of(cell.tag, printedText(cell.tag));
  const place: DraftCell["place"] = { at: "cell", path: elementPath(cell.tag), table: context.index, row, col };
  const drafted = draftCell(cell.tag, context.base, place, notes.length > 0 ? notes : undefined);
  const inner = dataTableIn(cell.tag, context);
  return inner ? withoutTable(drafted, cell.tag, inner) : drafted;
}

/** Does a table of data stand in this cell? What it says is a relation of its own. */
export function dataTableIn(cell: Tag, { outline, apart }: Pick<TableContext, "outline" | "apart">): Tag | undefined {
  if (cell.end - cell.order < 6) return undefined;
  const read = apart?.find((table) => table.order > cell.order && table.order < cell.end);
  if (read) return read;
  return outline.tables.find(
    (table) => table.order > cell.order && table.order < cell.end && !isLayoutTable(table) && isOfData(table),
  );
}

/** Has rows of several cells: one of a single cell is a frame. */
function isOfData(table: Tag): boolean {
  return (table.page?.all.slice(table.order, table.end) ?? []).filter(({ name }) => name === "th").length > 1;
}

/** What stands before the inner table, or else behind it. */
function withoutTable(drafted: DraftCell, tag: Tag, inner: Tag): DraftCell {
  const all = textOf(tag);
  const at = all.indexOf(textOf(inner));
  const before = all.slice(0, Math.max(0, at)).trimEnd();
  const behind = at < 0 ? "" : all.slice(at + textOf(inner).length).trim();
  const text = before === "" ? behind : before;
  const start = before === "" ? all.length - behind.length : 0;
  const { place } = drafted;
  return { text, place: { ...place, start, end: start + text.length } as DraftCell["place"] };
}

/** Nothing is printed there. */
export function isEmpty(cell: GridCell | undefined): boolean {
  return cell === undefined || printedText(cell.tag) === "";
}
