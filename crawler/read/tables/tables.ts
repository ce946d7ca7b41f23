import type { Tag } from "../dom/dom.ts";
import type { PageOutline } from "../dom/page-outline.ts";
import { printedText } from "./cell-content.ts";
import { cellPairs } from "./cell-pairs.ts";
import { withoutCompounds } from "./compound-columns.ts";
import { formGrid, type Grid } from "./grid.ts";
import { infobox, pairedCells } from "./property-table.ts";
import { isRepeatedHeader, regular } from "./regular-table.ts";
import type { Draft } from "./relation-draft.ts";
import { withoutRepeats } from "./repeated-columns.ts";
import { groupedRows } from "./row-groups.ts";
import { shownLabel } from "./shown-label.ts";
import { stackedColumns } from "./stacked-columns.ts";
import type { TableContext } from "./table-cell.ts";
import { tableHeader } from "./table-header.ts";
import { isCalendar, isFullWidth, isLabelColumn, isLayoutTable, labelledCells, readsAcross } from "./table-kind.ts";
import { nameOf, titleOf } from "./table-name.ts";
import { TableNotes } from "./table-notes.ts";
import { monthsAcross, yearsAcross } from "./times-across.ts";
import { transposed } from "./transposed-table.ts";

/**
 * A data table or infobox as a draft; undefined for layout tables, calendars and tables whose columns have no names.
 *
 * @param apart tables in its cells that are a relation of their own
 */
export function tableDraft(
  table: Tag,
  index: number,
  base: string,
  outline: PageOutline,
  apart: readonly Tag[] = [],
): Draft | undefined {
  if (isLayoutTable(table)) return undefined;
  const grid = formGrid(table);
  if (!grid) return undefined;
  if (grid.width < 2)
    return ofOneColumn(grid, { table, index, base, outline, notes: new TableNotes(table, [], outline.byId) });
  const lastRows = grid.rows.filter((row) => isFullWidth(row, grid.width)).map((row) => printedText(row.tag));
  const notes = new TableNotes(table, lastRows, outline.byId);
  const context: TableContext = { table, index, base, outline, notes, apart };
  const stated = cellPairs(grid);
  if (stated) return pairedCells(stated, context);
  if (grid.rows.length < 2) return undefined;
  const header = isLabelColumn(grid) ? undefined : tableHeader(grid);
  if (!header) {
    const records = groupedRows(grid, undefined, context);
    if (records) return { name: nameOf(context, undefined), source: "html_table", ...records };
    const rows = grid.rows.filter((row) => !isFullWidth(row, grid.width));
    if (yearsAcross(rows)) return transposed(grid, undefined, context, 1);
    const pairs = labelledCells(grid);
    if (pairs) return infobox(pairs, titleOf(grid), context);
    return readsAcross(rows, grid.width, false) ? transposed(grid, undefined, context) : undefined;
  }
  if (isCalendar(header)) return undefined;
  const records = groupedRows(grid, header, context);
  if (records) return { name: nameOf(context, header.title), source: "html_table", ...records };
  const body = grid.rows
    .slice(header.rows)
    .filter((row) => !isFullWidth(row, grid.width) && !isRepeatedHeader(row, header));
  const labels = body.map((row) => (row.cells[0] ? shownLabel(row.cells[0].tag) : ""));
  const across = readsAcross(body, grid.width, header.names[0] === "") || monthsAcross(header.names.slice(1), labels);
  if (across) return transposed(grid, header, context);
  const draft = regular(grid, header, context);
  return draft && withoutCompounds(withoutRepeats(draft));
}

/** One column that is printed as several, line under line, or whose cells print labels and values. */
function ofOneColumn(grid: Grid, context: TableContext): Draft | undefined {
  const stated = cellPairs(grid);
  if (stated) return pairedCells(stated, context);
  const found = stackedColumns(grid, context.base);
  return found && { name: nameOf(context, undefined), source: "html_table", ...found };
}
