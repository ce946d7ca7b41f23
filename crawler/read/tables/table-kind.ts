import { parseValue } from "../../../logic/values/parse-value.ts";
import { childTags, descendants, isHeading, type Tag } from "../dom/dom.ts";
import { isLabelText } from "../pairs/label-values.ts";
import { areProperties } from "../text/value-kinds.ts";
import { isBold, printedText } from "./cell-content.ts";
import type { Grid, GridCell, GridRow } from "./grid.ts";
import { isAlikeAcross } from "./kinds-across.ts";
import { onlyCell, type TableHeader } from "./table-header.ts";

/** Labels of an infobox are short. */
const LABEL_LENGTH = 60;
/** Fewer labels that nothing marks as such may be chance. */
const LEAST_UNMARKED = 3;
/** How the name of a property begins. */
const NAME = /^["'“‘(]?[\p{L}\p{N}]/u;
/** A calendar's columns are days. */
const WEEKDAY =
  /^(?:m(?:on?|onday)|t(?:u|ue|ues|uesday)?|w(?:e|ed|ednesday)?|t(?:h|hu|hur|hurs|hursday)|f(?:r|ri|riday)?|s(?:a|at|aturday)?|s(?:u|un|unday)?|周?[一二三四五六日]|星期[一二三四五六日])$/i;

/** Classes of cells that hold labels, and nothing that a table lists by name. */
const LABEL_CLASS = /(?:^|[\s_-])(?:label|lbl|key|term|dt)(?:$|[\s_-])/i;

const FIELD = new Set(["input", "select", "textarea"]);

/** Arranges blocks on the page rather than data: says so, or holds tables, headings or form fields without having headers. */
export function isLayoutTable(table: Tag): boolean {
  const role = table.attribs.role;
  if (role === "presentation" || role === "none") return true;
  let headers = 0;
  let blocks = false;
  for (const tag of descendants(table, (inner) => inner.name !== "table")) {
    if (tag.name === "th") headers++;
    else if (tag.name === "table" || FIELD.has(tag.name) || isHeading(tag)) blocks = true;
  }
  return blocks && headers === 0;
}

export interface LabelledCell {
  label: GridCell;
  value: GridCell;
}

/** The label and value pairs of a table that has nothing else ("th td", "th td th td"); undefined where it has. */
export function labelledCells(grid: Grid): LabelledCell[] | undefined {
  const pairs: LabelledCell[] = [];
  let marked = true;
  for (const row of grid.rows) {
    if (isFullWidth(row, grid.width)) continue;
    const cells = [...new Set(row.cells)].filter((cell) => cell !== undefined);
    if (cells.length === 0) continue;
    if (cells.length % 2 !== 0 || cells.length > 4) return undefined;
    for (let at = 0; at < cells.length; at += 2) {
      const label = cells[at]!;
      const value = cells[at + 1]!;
      if (value.header || !mayBeLabel(label)) return undefined;
      marked &&= isMarkedLabel(label);
      if (label.row === grid.rows.indexOf(row) || value.row === grid.rows.indexOf(row)) pairs.push({ label, value });
    }
  }
  const labels = pairs.map(({ label }) => printedText(label.tag));
  // Signs and patterns are what is explained, and no property of one thing.
  if (labels.filter((text) => !NAME.test(text)).length * 2 > labels.length) return undefined;
  const figures = labels.filter((text) => parseValue(text).kind !== "text").length;
  // Years or numbers as labels are a series of values without a header, not a thing's properties.
  if (pairs.length < 2 || figures * 3 > pairs.length) return undefined;
  if (!marked && !namesProperties(pairs)) return undefined;
  return new Set(labels).size < labels.length * 0.8 ? undefined : pairs;
}

export function isFullWidth(row: GridRow, width: number): boolean {
  const only = onlyCell(row);
  // A cell over the row's label and most of its values is a heading or a notice, even where the grid is wider.
  if (only) return row.cells.length * 2 >= width;
  return row.cells.filter((cell) => cell !== undefined).length <= 1 && width > 1 && childTags(row.tag).length <= 1;
}

function mayBeLabel(cell: GridCell): boolean {
  const text = printedText(cell.tag);
  return text !== "" && text.length <= LABEL_LENGTH;
}

function isMarkedLabel(cell: GridCell): boolean {
  return cell.header || /[:：]$/.test(printedText(cell.tag)) || isBold(cell.tag) || isOfLabelClass(cell);
}

const isOfLabelClass = ({ tag }: GridCell): boolean => LABEL_CLASS.test(tag.attribs.class ?? "");

/** Is the first cell of every row of two, the topmost included, of a class for labels, and the other one of none? No row heads them then. */
export function isLabelColumn({ rows }: Grid): boolean {
  return rows.every(({ cells }) => {
    const [label, value, ...others] = new Set(cells);
    return label && value && others.length === 0 && isOfLabelClass(label) && !isOfLabelClass(value) && !value.header;
  });
}

/** Names of nothing but words, with values of several kinds beside them: no name of a thing, which leads to its page. */
function namesProperties(pairs: readonly LabelledCell[]): boolean {
  if (pairs.length < LEAST_UNMARKED) return false;
  for (const { label } of pairs) {
    if (!isLabelText(printedText(label.tag).replace(/\s*[:：]$/, ""))) return false;
    for (const below of descendants(label.tag)) if (below.name === "a") return false;
  }
  return areProperties(
    pairs.map(({ value }) => printedText(value.tag)),
    false,
  );
}

/** A month's days. */
export function isCalendar(header: TableHeader): boolean {
  return header.names.filter((name) => WEEKDAY.test(name)).length >= 5;
}

/**
 * Does the table read across, a thing per column? Its row headers then name properties: the cells of a row are of one kind
 * and unit, those of a column are not.
 *
 * @param emptyCorner nothing is printed above the first column, so it may hold headers without being marked up as such
 */
export function readsAcross(body: readonly GridRow[], width: number, emptyCorner: boolean): boolean {
  if (width < 3 || body.length < 2) return false;
  if (!emptyCorner && !body.every((row) => row.cells[0]?.header || (row.cells[0] && isBold(row.cells[0].tag))))
    return false;
  return isAlikeAcross(
    body.map(({ cells }) => ({
      label: cells[0] ? printedText(cells[0].tag) : "",
      cells: Array.from({ length: width - 1 }, (_, at) => cells[at + 1] && printedText(cells[at + 1]!.tag)),
    })),
  );
}
