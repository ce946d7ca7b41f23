import { closest, isPageTag, type Tag } from "../dom/dom.ts";
import type { PageOutline } from "../dom/page-outline.ts";
import { printedText } from "./cell-content.ts";
import { formGrid, type Grid, type GridCell } from "./grid.ts";
import { type InnerTable, innerRows } from "./inner-rows.ts";
import type { Draft } from "./relation-draft.ts";
import { tableHeader } from "./table-header.ts";
import { isLayoutTable } from "./table-kind.ts";

/** What a row of a table without headers is about is said in no more letters. */
const KEY_LENGTH = 60;

/** What stands in the cells of one data table: a relation for each of its columns that holds tables. */
export interface NestedTables {
  drafts: Draft[];
  /** The tables that were read so. */
  read: Tag[];
}

/**
 * Tables in the cells of another: those of one column that are built alike are one relation, behind what the outer row is
 * about. Where the outer table has no headers, it is one of data if each of its rows has a name of its own and such a table.
 */
export function nestedTables(outer: Tag, base: string, outline: PageOutline): NestedTables {
  const tables = outline.tablesIn(outer);
  const grid = tables.length > 0 ? formGrid(outer) : undefined;
  if (!grid) return { drafts: [], read: [] };
  const header = isLayoutTable(outer) ? undefined : tableHeader(grid);
  const columns = new Map<number, InnerTable[]>();
  for (const table of tables) {
    const place = placeOf(table, outer, grid);
    const inner = place && !isLayoutTable(table) ? formGrid(table) : undefined;
    if (!place || !inner || inner.width < 2) continue;
    const nested = { table, grid: inner, header: tableHeader(inner), owner: place.owner };
    columns.set(place.col, [...(columns.get(place.col) ?? []), nested]);
  }
  const read: Tag[] = [];
  const drafts = [...columns].flatMap(([col, all]): Draft[] => {
    if (!header && !isNamedByRow(all, grid)) return [];
    const title = header?.names[col] ?? "";
    const found = innerRows(all, title, { outer, base, outline });
    if (!found) return [];
    read.push(...found.read);
    const printed = header?.names[0] ?? "";
    const key = printed === "" ? { name: "Name", label: true, unnamed: true } : { name: printed };
    const columns = [key, ...found.columns];
    return [{ name: title || outline.headingOf(outer), source: "html_table", columns, rows: found.rows }];
  });
  return { drafts, read };
}

/** Does every row of the table begin with a short name that no other has, beside one of these tables? */
function isNamedByRow(all: readonly InnerTable[], grid: Grid): boolean {
  const names = all.map(({ owner }) => printedText(owner.tag));
  const rows = grid.rows.filter(({ cells }) => cells.some((cell) => cell && printedText(cell.tag) !== ""));
  return (
    all.length > 1 &&
    all.length === rows.length &&
    new Set(names).size === names.length &&
    names.every((name) => name.length <= KEY_LENGTH)
  );
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
