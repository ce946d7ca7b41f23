import { TABLE_SECTION } from "../dom/content-model.ts";
import { childTags, descendants, isHeading, type Tag } from "../dom/dom.ts";
import { isHidden } from "../dom/hidden.ts";

/** Limit of the HTML standard, 4.9.11. */
export const MOST_ROWSPAN = 65_534;

/** Rows of a table itself, not of tables inside it. */
export function tableRows(table: Tag): Tag[] {
  const rows: Tag[] = [];
  for (const child of childTags(table)) {
    if (child.name === "tr") rows.push(child);
    else if (TABLE_SECTION.has(child.name) && !isHidden(child)) {
      for (const row of childTags(child)) if (row.name === "tr" && !isHidden(row)) rows.push(row);
    }
  }
  return rows;
}

/** A table that arranges blocks rather than data: nested tables, headings or paragraphs of prose in its cells. */
export function arrangesBlocks(table: Tag, rows: readonly Tag[]): boolean {
  const role = table.attribs.role;
  if (role === "presentation" || role === "none") return true;
  if (rows.length === 0) return true;
  for (const row of rows) {
    for (const cell of childTags(row)) {
      for (const below of descendants(cell, (tag) => tag.name !== "table")) {
        if (below.name === "table" || isHeading(below) || below.name === "form") return true;
      }
    }
  }
  return false;
}

/** How many rows or columns a cell covers, as far as they are shown. */
export function shownSpan(attribute: string | undefined, most: number): number {
  const count = Number.parseInt(attribute ?? "1", 10);
  return Number.isNaN(count) || count < 1 ? 1 : Math.min(count, most);
}

/** A cell that claims more columns than tables have says nothing about its own: it stands once. */
const MOST_COLSPAN = 100;

/** How many columns a cell covers. */
export function shownColumns(attribute: string | undefined): number {
  const count = shownSpan(attribute, MOST_COLSPAN + 1);
  return count > MOST_COLSPAN ? 1 : count;
}
