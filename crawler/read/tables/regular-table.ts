import { parseValue } from "../../../logic/values/parse-value.ts";
import { isBold, printedText } from "./cell-content.ts";
import type { Grid, GridCell, GridRow } from "./grid.ts";
import { boldLast, totalsByClass } from "./marked-totals.ts";
import type { Draft, DraftRow } from "./relation-draft.ts";
import { shownLabel } from "./shown-label.ts";
import { isSpread, isSummary, labelPlaces } from "./spread-cells.ts";
import { cellAt, dataTableIn, isEmpty, type TableContext } from "./table-cell.ts";
import type { TableHeader } from "./table-header.ts";
import { isFullWidth } from "./table-kind.ts";
import { nameOf } from "./table-name.ts";
import { isTotalRow } from "./total-row.ts";
import { unitLineBefore } from "./unit-line.ts";

const SECTION_COLUMN = "Section";
/** Words of links that lead to a row's page without saying anything themselves. */
const MORE_LINK = /^(?:details?|more|view|show|open|read more|see more|info|link|page|详情|更多|查看)\s?[.…»›→>]*$/i;

/** A thing per row, below headers. */
export function regular(grid: Grid, header: TableHeader, context: TableContext): Draft | undefined {
  const rows: { cells: (GridCell | undefined)[]; at: number; section: GridCell | undefined; foot: boolean }[] = [];
  let section: GridCell | undefined;
  let sections = 0;
  const first = grid.rows[header.rows];
  const headed = first !== undefined && isLone(first);
  for (let at = header.rows; at < grid.rows.length; at++) {
    const row = grid.rows[at]!;
    if (isFullWidth(row, grid.width) || isSection(row, headed)) {
      const cell = row.cells.find((one) => one !== undefined);
      if (!cell || printedText(cell.tag) === "" || cell.row !== at) continue;
      section = cell;
      sections++;
      continue;
    }
    if (isRepeatedHeader(row, header)) {
      // Headers repeated beside another first cell: that cell heads the rows below.
      const cell = row.cells[0];
      if (cell && !isEmpty(cell) && shownLabel(cell.tag) !== header.names[0]) {
        section = cell;
        sections++;
      }
      continue;
    }
    if (row.cells.every(isEmpty)) continue;
    rows.push({ cells: row.cells, at, section, foot: row.section === "tfoot" });
  }
  if (rows.length < (isFullyHeaded(grid, header) ? 1 : 2)) return undefined;
  const grids = rows.map((row) => row.cells);
  // What is nothing but tables in cells is read as relations of their own.
  const columns = usedColumns(grid, header, grids).filter((col) => !holdsTables(grids, col, context));
  if (columns.length < 2 || columns.filter((col) => header.names[col] === "").length > 1) return undefined;
  const shown = rows.map(({ cells, at }) => ({ classes: grid.rows[at]!.tag.attribs.class ?? "", cells }));
  const marked = totalsByClass(shown);
  const bold = boldLast(shown);
  const sectioned = sections > 1 && rows.every((row) => row.section !== undefined);
  const units = unitLineBefore(context.table);
  const draft: Draft = {
    name: nameOf(context, header.title),
    source: "html_table",
    ...(units === undefined ? {} : { units }),
    columns: columns.map((col) => {
      const isLabel = rows.every(({ cells }) => cells[col]?.header) && col === columns[0];
      const printed = header.names[col];
      if (printed) return isLabel ? { name: printed, label: true } : { name: printed };
      const names = col === columns[0] && namesThings(rows.map(({ cells }) => cells[col]));
      return { name: names ? "Name" : "", unnamed: true, ...(isLabel ? { label: true } : {}) };
    }),
    rows: rows.map(({ cells, at, foot }, index): DraftRow => {
      const drafted = columns.map((col) => {
        const cell = cellAt(cells[col], at, col, context);
        return isSpread(cells, col) ? { ...cell, spread: true } : cell;
      });
      const total = isTotalRow(drafted, foot || marked.has(index)) || isSummary(cells, grids);
      if (!total) return index === bold ? { cells: drafted, apart: true } : { cells: drafted };
      const places = labelPlaces(cells, columns, grids);
      const once = drafted.map((cell, column) =>
        places.has(columns[column]!) ? cell : cellAt(undefined, at, columns[column]!, context),
      );
      return { cells: once, total };
    }),
  };
  if (sectioned) {
    draft.columns.push({ name: SECTION_COLUMN, unnamed: true });
    const whole = grandTotal(draft.rows);
    rows.forEach(({ section: head, at: place }, at) => {
      const cell = at === whole ? cellAt(undefined, place, grid.width, context) : cellAt(head, head!.row, 0, context);
      draft.rows[at]!.cells.push(cell);
    });
  }
  return withoutMoreLinks(draft);
}

/** Marked headers over each column say that what stands below is data, however little: a list of one. */
function isFullyHeaded(grid: Grid, header: TableHeader): boolean {
  const last = grid.rows[header.rows - 1];
  return last?.cells.length === grid.width && last.cells.every((cell) => cell?.header && !isEmpty(cell));
}

/** The total below all sections: the last row, where no section above has one of its own or its own stands right before it. */
function grandTotal(rows: readonly DraftRow[]): number {
  const last = rows.length - 1;
  const totals = rows.filter((row) => row.total).length;
  return rows[last]?.total && (totals === 1 || rows[last - 1]?.total) ? last : -1;
}

/** A column in whose cells stand tables of data, and no words beside them. */
function holdsTables(rows: readonly (GridCell | undefined)[][], col: number, context: TableContext): boolean {
  const cells = rows.flatMap((row) => row[col] ?? []);
  if (!cells.some((cell) => dataTableIn(cell.tag, context))) return false;
  return cells.every((cell) => cellAt(cell, cell.row, col, context).text === "");
}

/** Columns that hold something of their own: empty ones and those that only repeat a spanning neighbour are left out. */
function usedColumns(grid: Grid, header: TableHeader, rows: readonly (GridCell | undefined)[][]): number[] {
  const used: number[] = [];
  const own = Array.from({ length: grid.width }, (_, col) =>
    rows.some((cells) => !isEmpty(cells[col]) && !isSpread(cells, col)),
  );
  // What also covers a column that has cells of its own is printed there: a swatch before a name has none.
  const isLent = (cells: readonly (GridCell | undefined)[], col: number) =>
    !own[col] && cells.some((cell, at) => cell === cells[col] && own[at]);
  for (let col = 0; col < grid.width; col++) {
    const empty = rows.every((cells) => isEmpty(cells[col]) || isLent(cells, col));
    const repeats = col > 0 && rows.every((cells) => cells[col] === cells[col - 1]);
    if (!empty && !(repeats && header.names[col] === header.names[col - 1])) used.push(col);
  }
  return used;
}

/** A first cell with nothing beside it heads the rows below: a `th`, bold, or as the table's first row (`headed`) already does. */
function isSection(row: GridRow, headed: boolean): boolean {
  const [first] = row.cells;
  return isLone(row) && first !== undefined && (headed || first.header || isBold(first.tag));
}

function isLone(row: GridRow): boolean {
  const [first, ...rest] = row.cells;
  return !isEmpty(first) && rest.length > 0 && rest.every(isEmpty);
}

/** A first column without a header names the rows when it is all words. */
function namesThings(cells: readonly (GridCell | undefined)[]): boolean {
  return cells.every((cell) => cell && parseValue(printedText(cell.tag)).kind === "text");
}

/** Do all cells but the first say what the header above them says, in full or in its last row? */
export function isRepeatedHeader(row: GridRow, header: TableHeader): boolean {
  let some = false;
  for (let col = 1; col < row.cells.length; col++) {
    const cell = row.cells[col];
    const text = cell ? shownLabel(cell.tag) : "";
    if (text === "") continue;
    const name = header.names[col] ?? "";
    if (text !== name && text !== name.split(" > ").at(-1)) return false;
    some = true;
  }
  return some;
}

/** A column of nothing but "details" links says what page its row is about, and nothing else. */
function withoutMoreLinks(draft: Draft): Draft {
  const at = draft.columns.findIndex((_, col) => {
    return draft.rows.every(({ cells }) => cells[col]!.link !== undefined && MORE_LINK.test(cells[col]!.text));
  });
  if (at < 0 || draft.columns.length < 3) return draft;
  return {
    ...draft,
    columns: draft.columns.filter((_, col) => col !== at),
    rows: draft.rows.map((row) => ({
      ...row,
      about: row.cells[at]!.link!,
      cells: row.cells.filter((_, col) => col !== at),
    })),
  };
}
