import { isText } from "domhandler";
import { withoutMarks } from "../../../logic/values/cell-text.ts";
import { HAS_ROLE } from "../dom/attribute-marks.ts";
import { childTags, descendants, elementPath, type Tag } from "../dom/dom.ts";
import { isPassedOver, shownTags } from "../dom/hidden.ts";
import { isFigure, isFigureCell } from "../text/figure.ts";
import { isBlankText } from "../text/single-line.ts";
import { printedText } from "./cell-content.ts";
import { draftCell } from "./draft-cell.ts";
import type { Draft, DraftCell, DraftRow } from "./relation-draft.ts";
import { isTotalRow } from "./total-row.ts";

/** A grid of fewer rows below its header, or of more columns, is no table. */
const LEAST_ROWS = 2;
const MOST_COLUMNS = 12;
/** Where nothing but its look tells the header from the rows, so many rows must be below it. */
const LEAST_UNMARKED = 3;
const HEADER_LENGTH = 60;
const CELL_LENGTH = 100;
/** What a header cell, or a header row, says of itself: one word of its class, or its role. */
const HEADER_CLASS = /(?:^|[\s_-])(?:th|head|header|heading|headings|thead|headrow|columnheader)(?:$|[\s_-])/i;
/** Headings and paragraphs stand in cards, not in cells. */
const NO_CELL = /^(?:h[1-6]|p|ul|ol|img|section|article)$/;
const CELL_BREAKERS = new Set(["table", "dl", "form", "select"]);
const TABLE_ROLE = /^(?:table|grid|treegrid)$/;
const CELL_ROLE = /^(?:cell|gridcell|rowheader)$/;

/**
 * A table that is built of other elements, with a header that says so by class or role, or by what it looks like: a row per
 * element, its cells inside, or all cells one after the other as a style sheet's grid has them; rows may stand in groups.
 * undefined where a container is none.
 */
export function divTableDraft(container: Tag, base: string, name: string): Draft | undefined {
  const stated = (container.marks & HAS_ROLE) !== 0 && TABLE_ROLE.test(container.attribs.role ?? "");
  const byRole = stated ? rowsByRole(container) : undefined;
  if (byRole) return tableOf(byRole, base, name);
  if (container.held < 2) return undefined;
  if (container.children.some((child) => isText(child) && !isBlankText(child.data))) return undefined;
  const children = withoutGroups(shownTags(container));
  const [first] = children;
  if (!first || children.length <= LEAST_ROWS) return undefined;
  const isMarked = isHeader(first) || isHeaderRow(first);
  if (!isMarked && !mayBeHeader(children)) return undefined;
  const rows = rowsOf(children) ?? (isHeader(first) ? cellRows(children) : undefined);
  if (!isMarked && (!rows || !looksHeaded(rows))) return undefined;
  return tableOf(rows, base, name);
}

/** The first row as header of the others. */
function tableOf(rows: readonly (readonly Tag[])[] | undefined, base: string, name: string): Draft | undefined {
  if (!rows || rows.length <= LEAST_ROWS) return undefined;
  const [header, ...body] = rows as [readonly Tag[], ...(readonly Tag[])[]];
  const names = header.map((cell) => withoutMarks(printedText(cell)));
  if (names.filter((text) => text === "").length > 1 || new Set(names).size < names.length) return undefined;
  if (names.some((text) => text.length > HEADER_LENGTH)) return undefined;
  if (rows.some((cells) => cells.some(({ name: tag }) => NO_CELL.test(tag)))) return undefined;
  if (body.some((cells) => cells.some((cell) => isHeader(cell) || holdsMore(cell)))) return undefined;
  return {
    name,
    source: "html_table",
    columns: names.map((text) => (text === "" ? { name: "", unnamed: true } : { name: text })),
    rows: body.map((cells): DraftRow => {
      const drafted = cells.map((cell) => cellOf(cell, base));
      return isTotalRow(drafted, false) ? { cells: drafted, total: true } : { cells: drafted };
    }),
  };
}

/** The rows of WAI-ARIA 1.2's table pattern: cells that say what they are, in rows that may stand in row groups. */
function rowsByRole(table: Tag): Tag[][] | undefined {
  const rows: Tag[][] = [];
  for (const row of descendants(table, ({ attribs }) => !TABLE_ROLE.test(attribs.role ?? ""))) {
    if (row.attribs.role !== "row" || isPassedOver(row)) continue;
    const cells = childTags(row).filter(
      ({ attribs: { role = "" } }) => role === "columnheader" || CELL_ROLE.test(role),
    );
    if (cells.length > 0) rows.push(cells.filter((cell) => !isPassedOver(cell)));
  }
  const width = rows[0]?.length ?? 0;
  if (width < 2 || rows.some(({ length }) => length !== width)) return undefined;
  return rows[0]!.every(isHeader) ? rows : undefined;
}

/** Rows that stand in a group for the head and one for the body are rows of the same table. */
function withoutGroups(children: readonly Tag[]): readonly Tag[] {
  const [head, body] = children;
  if (children.length !== 2 || !head || !body || head.held === 0 || body.held < LEAST_UNMARKED) return children;
  const heads = shownTags(head);
  const rows = shownTags(body);
  const lead = heads.length === 1 ? heads[0]! : head;
  const isRow = (row: Tag) => row.held === lead.held && row.name === rows[0]?.name;
  return lead.held >= 2 && rows.every(isRow) && !acts(lead) ? [lead, ...rows] : children;
}

/** Links and buttons stand in the head of a page or a box, and seldom in a table's. */
function acts(tag: Tag): boolean {
  for (const { name } of descendants(tag)) if (name === "a" || name === "button") return true;
  return false;
}

function isHeader(tag: Tag): boolean {
  return tag.attribs.role === "columnheader" || HEADER_CLASS.test(tag.attribs.class ?? "");
}

function isHeaderRow(row: Tag): boolean {
  return row.held >= 2 && row.held <= MOST_COLUMNS && childTags(row).every(isHeader);
}

/** Rows of one class, and above them one of another: cheap, nothing is read yet. */
function mayBeHeader(children: readonly Tag[]): boolean {
  const [first, second, ...others] = children;
  if (!first || !second || others.length + 1 < LEAST_UNMARKED || first.held < 2 || first.held > MOST_COLUMNS)
    return false;
  const kind = second.attribs.class ?? "";
  const isRow = ({ name, held }: Tag) => name === first.name && held === first.held;
  if (!isRow(second) || (first.attribs.class ?? "") === kind) return false;
  return others.every((row) => isRow(row) && (row.attribs.class ?? "") === kind);
}

/** Is the first row words above columns of which at least one is figures, and all cells short? */
function looksHeaded([header, ...body]: readonly (readonly Tag[])[]): boolean {
  if (!header) return false;
  const names = header.map(printedText);
  if (names.some((text) => text === "" || isFigure(text))) return false;
  if (header.some((cell) => cell.name === "a" || acts(cell))) return false;
  const columns = names.map((_, at) => body.map((cells) => printedText(cells[at]!)));
  if (columns.some((texts) => texts.some(({ length }) => length > CELL_LENGTH))) return false;
  return columns.some((texts) => texts.every(isFigureCell) && texts.some(isFigure));
}

/** A row per child: as many cells in each as in the header. */
function rowsOf(children: readonly Tag[]): (readonly Tag[])[] | undefined {
  const rows = children.map((child) => shownTags(child));
  const width = rows[0]!.length;
  if (width < 2 || width > MOST_COLUMNS || rows.some(({ length }) => length !== width)) return undefined;
  return children.some((child) => child.children.some((node) => isText(node) && node.data.trim() !== ""))
    ? undefined
    : rows;
}

/** Cells one after the other: as many to a row as leading ones that are headers. */
function cellRows(children: readonly Tag[]): Tag[][] | undefined {
  const width = children.findIndex((child) => !isHeader(child));
  if (width < 2 || width > MOST_COLUMNS || children.length % width !== 0) return undefined;
  const rows: Tag[][] = [];
  for (let at = 0; at < children.length; at += width) rows.push(children.slice(at, at + width));
  return rows;
}

/** A cell that holds a table or a form of its own: the grid arranges the page. */
function holdsMore(cell: Tag): boolean {
  for (const below of descendants(cell)) if (CELL_BREAKERS.has(below.name) || /^h[1-6]$/.test(below.name)) return true;
  return false;
}

function cellOf(cell: Tag, base: string): DraftCell {
  return draftCell(cell, base, { at: "node", path: elementPath(cell) });
}
