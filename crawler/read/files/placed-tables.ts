import type { Interval } from "../tables/column-intervals.ts";
import type { TextLine } from "../text/text-lines.ts";
import { findBlocks } from "./placed-block.ts";
import { type PlacedTable, readBlock } from "./placed-table.ts";

/** Edges of a table's columns differ by at most this (in sizes of the type) between its pages, the margin apart. */
const SAME_EDGE = 2.5;
/** Running heads and page numbers: so many lines may stand before a table that goes on, and behind one that will. */
const MARGIN_LINES = 3;

/** The tables of all pages; one that goes on over the page is one table, its repeated header left out. */
export function placedTables(pages: readonly (readonly TextLine[])[]): PlacedTable[] {
  const tables: PlacedTable[] = [];
  let open: PlacedTable | undefined;
  pages.forEach((lines, index) => {
    const found = findBlocks(lines)
      .map((block) => readBlock(lines, block, index + 1))
      .filter((table) => table !== undefined);
    const first = found[0];
    let rest = found;
    if (open && first && first.parts[0]!.from <= MARGIN_LINES && goesOn(open, first)) {
      open.rows.push(...first.rows);
      open.parts.push(...first.parts);
      rest = found.slice(1);
      if (found.length === 1 && !reachesEnd(first, lines)) open = undefined;
    } else open = undefined;
    tables.push(...rest);
    const last = rest.at(-1);
    if (last) open = reachesEnd(last, lines) ? last : undefined;
  });
  return tables;
}

function reachesEnd(table: PlacedTable, lines: readonly TextLine[]): boolean {
  return lines.length - table.parts[0]!.to <= MARGIN_LINES;
}

function goesOn(open: PlacedTable, next: PlacedTable): boolean {
  if (open.columns.length !== next.columns.length) return false;
  if (next.header && open.header?.join("\n") !== next.header.join("\n")) return false;
  return next.header !== undefined || sameColumns(open.columns, next.columns);
}

/** Each column overlaps the one that it would go on, measured from the first column's left edge. */
function sameColumns(a: readonly Interval[], b: readonly Interval[]): boolean {
  const shift = b[0]!.left - a[0]!.left;
  return a.every((column, at) => {
    const other = { left: b[at]!.left - shift - SAME_EDGE, right: b[at]!.right - shift + SAME_EDGE };
    return column.left < other.right && other.left < column.right;
  });
}
