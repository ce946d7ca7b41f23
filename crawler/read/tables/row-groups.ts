import { descendants, isHeading, type Tag } from "../dom/dom.ts";
import { isBold, printedText } from "./cell-content.ts";
import { type CellPair, pairOf } from "./cell-pairs.ts";
import type { Grid, GridCell, GridRow } from "./grid.ts";
import type { Draft, DraftCell } from "./relation-draft.ts";
import { cellAt, type TableContext } from "./table-cell.ts";
import type { TableHeader } from "./table-header.ts";
import { isFullWidth } from "./table-kind.ts";

/** Fewer records, or records of more rows, are rows of a table whose first column has spans. */
const LEAST_GROUPS = 3;
const MOST_ROWS = 6;

/** Rows that are one record: their first says the name, the others what else there is. */
interface RowGroup {
  rows: readonly GridRow[];
  name: GridCell;
  pairs: CellPair[];
}

/**
 * Records of several rows each, held together by cells that span all of them: the first row has the name, marked as such,
 * the rows below say more of it, most of them as "label: value". One row a record: its name, what spans it under the headers
 * that there are, and the labels. Undefined where the rows are rows.
 */
export function groupedRows(
  grid: Grid,
  header: TableHeader | undefined,
  context: TableContext,
): Omit<Draft, "name" | "source"> | undefined {
  const rows = grid.rows.slice(header?.rows ?? 0).filter((row) => !isFullWidth(row, grid.width));
  const groups = groupsOf(rows, header?.rows ?? 0);
  if (!groups) return undefined;
  const labels = [...new Set(groups.flatMap(({ pairs }) => pairs.map(({ label }) => label)))];
  const [first] = groups;
  const open = first!.name.col;
  const headed = (header?.names ?? []).flatMap((name, col) => (name !== "" && col !== open ? [{ name, col }] : []));
  if (labels.length + headed.length === 0) return undefined;
  const nameOf = header?.names[open];
  return {
    columns: [
      nameOf ? { name: nameOf, label: true } : { name: "Name", label: true, unnamed: true },
      ...headed.map(({ name }) => ({ name })),
      ...labels.map((name) => ({ name })),
    ],
    rows: groups.map(({ rows: [top], name, pairs }) => ({
      cells: [
        cellAt(name, name.row, name.col, context),
        ...headed.map(({ col }) => cellAt(top!.cells[col], name.row, col, context)),
        ...labels.map((label) =>
          labelled(
            pairs.find((pair) => pair.label === label),
            name,
            context,
          ),
        ),
      ],
    })),
  };
}

function labelled(pair: CellPair | undefined, name: GridCell, context: TableContext): DraftCell {
  if (!pair) return cellAt(undefined, name.row, name.col, context);
  const { items: _, href: __, ...whole } = cellAt(pair.cell, pair.cell.row, pair.cell.col, context);
  const place = { ...whole.place, start: pair.start, end: pair.start + pair.value.length } as DraftCell["place"];
  return { ...whole, text: pair.value, place };
}

/** All rows in groups of one size, each with one column of its own. */
function groupsOf(rows: readonly GridRow[], above: number): RowGroup[] | undefined {
  const size = sizeOf(rows, 0);
  if (size < 2 || size > MOST_ROWS || rows.length % size !== 0 || rows.length < size * LEAST_GROUPS) return undefined;
  const groups: RowGroup[] = [];
  for (let at = 0; at < rows.length; at += size) {
    if (sizeOf(rows, at) !== size) return undefined;
    const group = groupOf(rows.slice(at, at + size));
    if (!group || group.name.row < above) return undefined;
    groups.push(group);
  }
  if (groups.some(({ name }) => name.col !== groups[0]!.name.col)) return undefined;
  return new Set(groups.map(({ name }) => printedText(name.tag))).size === groups.length ? groups : undefined;
}

/** Over how many rows the cells go that begin with this one. */
function sizeOf(rows: readonly GridRow[], at: number): number {
  const cells = new Set(rows[at]?.cells);
  let size = 0;
  for (const cell of cells) {
    if (!cell) continue;
    let span = 1;
    while (rows[at + span]?.cells.includes(cell)) span++;
    size = Math.max(size, span);
  }
  return size;
}

function groupOf(rows: readonly GridRow[]): RowGroup | undefined {
  const [first, ...below] = rows;
  const own = first!.cells.filter((cell) => cell !== undefined && !below.some((row) => row.cells.includes(cell)));
  const [name, another] = own;
  if (!name || another || !isNamed(name)) return undefined;
  const others = below.map((row) => row.cells[name.col]);
  if (others.some((cell) => !cell || isNamed(cell))) return undefined;
  const pairs = others.flatMap((cell) => pairOf(cell!) ?? []);
  return { rows, name, pairs };
}

/** A header, bold, in a heading or a link as a whole. */
function isNamed({ tag, header }: GridCell): boolean {
  return printedText(tag) !== "" && (header || isBold(tag) || isLinked(tag));
}

function isLinked(tag: Tag): boolean {
  for (const below of descendants(tag)) {
    if (isHeading(below) || (below.name === "a" && below.attribs.href !== undefined))
      return printedText(below) === printedText(tag);
  }
  return false;
}
