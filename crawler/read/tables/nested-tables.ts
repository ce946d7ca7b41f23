import { closest, isPageTag, type Tag } from "../dom/dom.ts";
import type { PageOutline } from "../dom/page-outline.ts";
import { printedText } from "./cell-content.ts";
import { formGrid, type Grid, type GridCell } from "./grid.ts";
import type { Draft, DraftRow } from "./relation-draft.ts";
import { cellAt, type TableContext } from "./table-cell.ts";
import { tableHeader } from "./table-header.ts";
import { isFullWidth, isLayoutTable } from "./table-kind.ts";
import { TableNotes } from "./table-notes.ts";

/** A table that stands in a cell of another, with the cell that says what the outer row is about. */
interface Nested {
  table: Tag;
  grid: Grid;
  /** Rows above the data, and what they name; a table without is headed as the others of its column are. */
  header: { rows: number; names: readonly string[] } | undefined;
  owner: GridCell;
}

/** What stands in the cells of one data table: a relation for each of its columns that holds tables. */
export interface NestedTables {
  drafts: Draft[];
  /** The tables that were read so. */
  read: Tag[];
}

/**
 * Tables in the cells of a data table: those of one column and one header are one relation, a row for each of their rows,
 * behind what the outer row is about.
 */
export function nestedTables(outer: Tag, base: string, outline: PageOutline): NestedTables {
  const tables = outline.tables.filter((table) => table.order > outer.order && table.order < outer.end);
  const grid = tables.length > 0 && !isLayoutTable(outer) ? formGrid(outer) : undefined;
  const header = grid && tableHeader(grid);
  if (!grid || !header) return { drafts: [], read: [] };
  const columns = new Map<number, Nested[]>();
  for (const table of tables) {
    const place = placeOf(table, outer, grid);
    const inner = place && !isLayoutTable(table) ? formGrid(table) : undefined;
    if (!place || !inner || inner.width < 2) continue;
    const nested = { table, grid: inner, header: tableHeader(inner), owner: place.owner };
    columns.set(place.col, [...(columns.get(place.col) ?? []), nested]);
  }
  const read: Tag[] = [];
  const drafts = [...columns].flatMap(([col, all]) => {
    const names = all.find((nested) => nested.header)?.header?.names;
    const alike = all.filter(
      (one) => names && (one.header ? isSame(one.header.names, names) : one.grid.width === names.length),
    );
    const rows = alike.flatMap((one) => rowsOf(one, outer, base, outline));
    if (!names || rows.length < 2) return [];
    read.push(...alike.map(({ table }) => table));
    const key = header.names[0] || "Name";
    const name = header.names[col] || outline.headingOf(outer);
    return [
      { name, source: "html_table" as const, columns: [{ name: key }, ...names.map((each) => ({ name: each }))], rows },
    ];
  });
  return { drafts, read };
}

function isSame(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name, at) => name === others[at]);
}

/** The column of the outer table that it stands in, and the first cell of its row. */
function placeOf(table: Tag, outer: Tag, grid: Grid): { col: number; owner: GridCell } | undefined {
  const cell = closest(table, (above) => above !== table && (above.name === "td" || above.name === "th"));
  const holder = closest(table, (above) => above !== table && above.name === "table");
  if (!cell || holder !== outer || !isPageTag(cell.parent)) return undefined;
  const row = grid.rows.find(({ tag }) => tag === cell.parent);
  const col = row?.cells.findIndex((one) => one?.tag === cell) ?? -1;
  const owner = row?.cells[0];
  return owner && col > 0 && printedText(owner.tag) !== "" ? { col, owner } : undefined;
}

function rowsOf({ table, grid, header, owner }: Nested, outer: Tag, base: string, outline: PageOutline): DraftRow[] {
  const contextOf = (tag: Tag): TableContext => ({
    ...{ table: tag, index: outline.tables.indexOf(tag), base, outline },
    notes: new TableNotes(tag, [], outline.byId),
  });
  const [inner, around] = [contextOf(table), contextOf(outer)];
  return grid.rows.flatMap(({ cells, ...row }, at): DraftRow[] => {
    if (at < (header?.rows ?? 0) || isFullWidth({ cells, ...row }, grid.width)) return [];
    const key = cellAt(owner, owner.row, owner.col, around);
    return [{ cells: [key, ...Array.from({ length: grid.width }, (_, col) => cellAt(cells[col], at, col, inner))] }];
  });
}
