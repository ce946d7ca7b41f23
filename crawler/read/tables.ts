import { hasFigure, withoutMarks } from "../../logic/cell-text.ts";
import { isBracketed, mayBeNegative } from "../../logic/column-hints.ts";
import { parseValue } from "../../logic/parse-value.ts";
import { unitOfTitle } from "../../logic/table-unit.ts";
import { isBold, printedText } from "./cell-content.ts";
import { cellPairs } from "./cell-pairs.ts";
import { withoutCompounds } from "./compound-columns.ts";
import { childTags, isPageTag, type Tag } from "./dom.ts";
import { formGrid, type Grid, type GridCell, type GridRow } from "./grid.ts";
import { type PageOutline, withoutNumber } from "./page-outline.ts";
import type { Draft, DraftCell, DraftRow } from "./relation-draft.ts";
import { groupedRows } from "./row-groups.ts";
import { shownLabel } from "./shown-label.ts";
import { isSpread, isSummary, labelPlaces } from "./spread-cells.ts";
import { stackedColumns } from "./stacked-columns.ts";
import { cellAt, dataTableIn, type TableContext } from "./table-cell.ts";
import { type TableHeader, tableHeader } from "./table-header.ts";
import { isCalendar, isFullWidth, isLayoutTable, type LabelledCell, labelledCells, readsAcross } from "./table-kind.ts";
import { TableNotes } from "./table-notes.ts";
import { normalise } from "./text.ts";
import { isWholeYear, monthsAcross } from "./times-across.ts";
import { isTotalRow } from "./total-row.ts";

/** Longer texts beside a table describe it, they do not name it. */
const NAME_LENGTH = 120;
const SECTION_COLUMN = "Section";
/** Words of links that lead to a row's page without saying anything themselves. */
const MORE_LINK = /^(?:details?|more|view|show|open|read more|see more|info|link|page|详情|更多|查看)\s?[.…»›→>]*$/i;

/** A data table or infobox as a draft; undefined for layout tables, calendars and tables whose columns have no names. */
export function tableDraft(table: Tag, index: number, base: string, outline: PageOutline): Draft | undefined {
  if (isLayoutTable(table)) return undefined;
  const grid = formGrid(table);
  if (!grid) return undefined;
  if (grid.width < 2)
    return stacked(grid, { table, index, base, outline, notes: new TableNotes(table, [], outline.byId) });
  const lastRows = grid.rows.filter((row) => isFullWidth(row, grid.width)).map((row) => printedText(row.tag));
  const context: TableContext = { table, index, base, outline, notes: new TableNotes(table, lastRows, outline.byId) };
  const stated = cellPairs(grid);
  if (stated) return pairedCells(stated, context);
  if (grid.rows.length < 2) return undefined;
  const header = tableHeader(grid);
  if (!header) {
    const records = groupedRows(grid, undefined, context);
    if (records) return { name: nameOf(context, undefined), source: "html_table", ...records };
    const pairs = labelledCells(grid);
    if (pairs) return infobox(pairs, titleOf(grid), context);
    const rows = grid.rows.filter((row) => !isFullWidth(row, grid.width));
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
  return draft && withoutCompounds(draft);
}

/** One column that is printed as several, line under line. */
function stacked(grid: Grid, context: TableContext): Draft | undefined {
  const found = stackedColumns(grid, context.base);
  return found && { name: nameOf(context, undefined), source: "html_table", ...found };
}

function titleOf(grid: Grid): string {
  const first = grid.rows[0];
  return first && isFullWidth(first, grid.width) ? printedText(first.tag) : "";
}

/** Caption, title row, what the page says beside the table, a bold line right before it, else the heading. */
function nameOf({ table, outline }: TableContext, title: string | undefined): string {
  const caption = childTags(table).find((child) => child.name === "caption");
  const stated = caption ? withoutMarks(printedText(caption)) : "";
  const label = table.attribs["aria-label"] ?? table.attribs.summary ?? "";
  const beside = label.length <= NAME_LENGTH ? normalise(label) : "";
  return withoutNumber(stated || title || beside || titleBefore(table)) || outline.headingOf(table);
}

function titleBefore(table: Tag): string {
  let node: Tag = table;
  for (let up = 0; up < 2; up++) {
    let before = node.prev;
    while (before && !isPageTag(before)) before = before.prev;
    if (before) {
      const titled = /(?:^|[\s_-])(?:title|caption)(?:$|[\s_-])/i.test(before.attribs.class ?? "");
      const text = titled || (before.name === "p" && isBold(before)) ? printedText(before) : "";
      return text.length <= NAME_LENGTH ? text.replace(/\s*[:：]$/, "") : "";
    }
    if (!isPageTag(node.parent)) return "";
    node = node.parent;
  }
  return "";
}

function infobox(pairs: readonly LabelledCell[], title: string, context: TableContext): Draft {
  return {
    name: nameOf(context, title),
    source: "infobox",
    columns: pairs.map(({ label }) => ({ name: withoutMarks(printedText(label.tag)).replace(/\s*[:：]$/, "") })),
    rows: [{ cells: pairs.map(({ value }) => cellAt(value, value.row, value.col, context)) }],
  };
}

/** Cells that print label and value; what they are about, where the first cell says it, names the row. */
function pairedCells({ title, pairs }: NonNullable<ReturnType<typeof cellPairs>>, context: TableContext): Draft {
  const cells = pairs.map(({ cell, value, start }): DraftCell => {
    const { items: _, href, ...whole } = cellAt(cell, cell.row, cell.col, context);
    const place = { ...whole.place, start, end: start + value.length };
    return { ...whole, ...(href === undefined ? {} : { href }), text: value, place };
  });
  const columns = pairs.map(({ label }) => ({ name: label }));
  if (!title) return { name: nameOf(context, ""), source: "infobox", columns, rows: [{ cells }] };
  const named = cellAt(title, title.row, title.col, context);
  return {
    name: named.text,
    source: "infobox",
    columns: [{ name: "Name", label: true, unnamed: true }, ...columns],
    rows: [{ cells: [named, ...cells] }],
  };
}

function regular(grid: Grid, header: TableHeader, context: TableContext): Draft | undefined {
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
  if (rows.length < 2) return undefined;
  const grids = rows.map((row) => row.cells);
  // What is nothing but tables in cells is read as relations of their own.
  const columns = usedColumns(grid, header, grids).filter((col) => !holdsTables(grids, col, context));
  if (columns.length < 2 || columns.filter((col) => header.names[col] === "").length > 1) return undefined;
  const sectioned = sections > 1 && rows.every((row) => row.section !== undefined);
  const draft: Draft = {
    name: nameOf(context, header.title),
    source: "html_table",
    columns: columns.map((col) => {
      const isLabel = rows.every(({ cells }) => cells[col]?.header) && col === columns[0];
      const printed = header.names[col];
      if (printed) return isLabel ? { name: printed, label: true } : { name: printed };
      const names = col === columns[0] && namesThings(rows.map(({ cells }) => cells[col]));
      return { name: names ? "Name" : "", unnamed: true, ...(isLabel ? { label: true } : {}) };
    }),
    rows: rows.map(({ cells, at, foot }): DraftRow => {
      const drafted = columns.map((col) => {
        const cell = cellAt(cells[col], at, col, context);
        return isSpread(cells, col) ? { ...cell, spread: true } : cell;
      });
      const total = isTotalRow(drafted, foot) || isSummary(cells, grids);
      if (!total) return { cells: drafted };
      const places = labelPlaces(cells, columns, grids);
      const once = drafted.map((cell, index) =>
        places.has(columns[index]!) ? cell : cellAt(undefined, at, columns[index]!, context),
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

/** The total below all sections: the last row, where no section above has one of its own or its own stands right before it. */
function grandTotal(rows: readonly DraftRow[]): number {
  const last = rows.length - 1;
  const totals = rows.filter((row) => row.total).length;
  return rows[last]?.total && (totals === 1 || rows[last - 1]?.total) ? last : -1;
}

/** A thing per column: the first column names the properties, the header (or the first row) the things. */
function transposed(grid: Grid, header: TableHeader | undefined, context: TableContext): Draft | undefined {
  const first = header ? header.rows - 1 : 0;
  const properties = grid.rows.slice(first + 1).map((row, at) => ({ row, at: first + 1 + at }));
  const used = properties.filter(({ row }) => !isFullWidth(row, grid.width) && row.cells[0]);
  if (used.length < 2) return undefined;
  const rows: DraftRow[] = [];
  for (let col = 1; col < grid.width; col++) {
    const things = [grid.rows[first]!, ...used.map(({ row }) => row)];
    if (things.every((row) => isEmpty(row.cells[col]))) continue;
    const name = cellAt(grid.rows[first]!.cells[col], first, col, context);
    const cells = [name, ...used.map(({ row, at }) => cellAt(row.cells[col], at, col, context))];
    rows.push(isWholeYear(name.text, header?.names ?? []) ? { cells, total: true } : { cells });
  }
  if (rows.length < 2) return undefined;
  const corner = grid.rows[first]!.cells[0];
  const stated = corner ? printedText(corner.tag) : "";
  const names = used.map(({ row }) => shownLabel(row.cells[0]!.tag).replace(/\s*[:：]$/, ""));
  const name = nameOf(context, header?.title);
  return {
    name,
    source: "html_table",
    columns: [
      stated === "" ? { name: "Name", label: true, unnamed: true } : { name: stated, label: true },
      ...names.map((one) => ({ name: one })),
    ],
    rows: accountedAcross(rows, names, name),
  };
}

/**
 * Rows of figures that are all in brackets, among rows of open ones: minus, where the row or the table is of what may be
 * negative. The columns of the table as printed mix both.
 */
function accountedAcross(rows: DraftRow[], names: readonly string[], title: string): DraftRow[] {
  const kinds = names.map((_, at) => {
    const figures = rows.map((row) => row.cells[at + 1]!.text).filter(hasFigure);
    if (figures.length < 2) return "other";
    return figures.every(isBracketed) ? "bracketed" : figures.some(isBracketed) ? "other" : "open";
  });
  const isMoney = unitOfTitle(title)?.kind === "money";
  const minus = kinds.map((kind, at) => kind === "bracketed" && (isMoney || mayBeNegative(names[at]!)));
  if (!minus.includes(true) || !kinds.includes("open")) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => (minus[at - 1] && isBracketed(cell.text) ? { ...cell, accounted: true } : cell)),
  }));
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

function isEmpty(cell: GridCell | undefined): boolean {
  return cell === undefined || printedText(cell.tag) === "";
}

/** Do all cells but the first say what the header above them says, in full or in its last row? */
function isRepeatedHeader(row: GridRow, header: TableHeader): boolean {
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
