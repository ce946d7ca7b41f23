import { isText } from "domhandler";
import { withoutMarks } from "../../logic/cell-text.ts";
import { printedText } from "./cell-content.ts";
import { childTags, descendants, elementPath, type Tag } from "./dom.ts";
import { draftCell } from "./draft-cell.ts";
import { isPassedOver } from "./hidden.ts";
import type { Draft, DraftCell } from "./relation-draft.ts";
import { isBlankText } from "./single-line.ts";

/** A grid of fewer rows below its header, or of more columns, is no table. */
const LEAST_ROWS = 2;
const MOST_COLUMNS = 12;
const HEADER_LENGTH = 60;
/** What a header cell, or a header row, says of itself: one word of its class, or its role. */
const HEADER_CLASS = /(?:^|[\s_-])(?:th|head|header|heading|headings|thead|headrow|columnheader)(?:$|[\s_-])/i;
/** Headings and paragraphs stand in cards, not in cells. */
const NO_CELL = /^(?:h[1-6]|p|ul|ol|img|section|article)$/;
const CELL_BREAKERS = new Set(["table", "dl", "form", "select"]);

/**
 * A table that is built of other elements, with a header that says so by class or role: a row per element, its cells inside,
 * or all cells one after the other as a style sheet's grid has them. undefined where a container is none.
 */
export function divTableDraft(container: Tag, base: string, name: string): Draft | undefined {
  if (container.held <= LEAST_ROWS) return undefined;
  if (container.children.some((child) => isText(child) && !isBlankText(child.data))) return undefined;
  const children = childTags(container).filter((child) => !isPassedOver(child));
  const [first] = children;
  if (!first || children.length <= LEAST_ROWS || !isHeader(first)) return undefined;
  const rows = rowsOf(children) ?? cellRows(children);
  if (!rows || rows.length <= LEAST_ROWS) return undefined;
  const [header, ...body] = rows as [Tag[], ...Tag[][]];
  const names = header.map((cell) => withoutMarks(printedText(cell)));
  if (names.filter((text) => text === "").length > 1 || new Set(names).size < names.length) return undefined;
  if (names.some((text) => text.length > HEADER_LENGTH)) return undefined;
  if (rows.some((cells) => cells.some(({ name: tag }) => NO_CELL.test(tag)))) return undefined;
  if (body.some((cells) => cells.some((cell) => isHeader(cell) || holdsMore(cell)))) return undefined;
  return {
    name,
    source: "html_table",
    columns: names.map((text) => (text === "" ? { name: "", unnamed: true } : { name: text })),
    rows: body.map((cells) => ({ cells: cells.map((cell) => cellOf(cell, base)) })),
  };
}

function isHeader(tag: Tag): boolean {
  return tag.attribs.role === "columnheader" || HEADER_CLASS.test(tag.attribs.class ?? "");
}

/** A row per child: as many cells in each as in the header. */
function rowsOf(children: readonly Tag[]): Tag[][] | undefined {
  const rows = children.map((child) => childTags(child).filter((cell) => !isPassedOver(cell)));
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
