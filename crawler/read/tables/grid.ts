import { TABLE_SECTION } from "../dom/content-model.ts";
import { childTags, type Tag } from "../dom/dom.ts";
import { isHidden, isPassedOver } from "../dom/hidden.ts";

/** One cell element of a table; it stands at every position that it spans. */
export interface GridCell {
  tag: Tag;
  /** Where it begins. */
  row: number;
  col: number;
  header: boolean;
}

export interface GridRow {
  tag: Tag;
  section: "thead" | "tbody" | "tfoot";
  /** One per column of the grid; undefined where a row is short. */
  cells: (GridCell | undefined)[];
}

export interface Grid {
  rows: GridRow[];
  width: number;
}

/** Limits of the HTML standard, 4.9.11. */
const MOST_COLSPAN = 1000;
const MOST_ROWSPAN = 65_534;
/** A table is not expanded beyond these: no real one is, and hostile spans multiply. */
const MOST_COLUMNS = 2000;
const MOST_POSITIONS = 1_000_000;

/**
 * Expands a table's spans into a grid ("forming a table", HTML 4.9.12): each cell stands at every position that it covers;
 * row spans end with their section; of overlapping cells the later wins nothing; cells that are not displayed take no place.
 * Linear in the expanded positions.
 *
 * @returns undefined where the grid would be larger than any real table
 */
export function formGrid(table: Tag): Grid | undefined {
  const rows: GridRow[] = [];
  let width = 0;
  let positions = 0;
  for (const { section, tags } of sectionsOf(table)) {
    const first = rows.length;
    for (const tag of tags) rows.push({ tag, section, cells: [] });
    for (let at = first; at < rows.length; at++) {
      const row = rows[at]!;
      let col = 0;
      for (const tag of childTags(row.tag)) {
        if ((tag.name !== "td" && tag.name !== "th") || isTakenOut(tag)) continue;
        while (row.cells[col] !== undefined) col++;
        const cell: GridCell = { tag, row: at, col, header: tag.name === "th" };
        const across = span(tag.attribs.colspan, MOST_COLSPAN, 1);
        const left = rows.length - at;
        const down = Math.min(span(tag.attribs.rowspan, MOST_ROWSPAN, left), left);
        positions += across * down;
        if (positions > MOST_POSITIONS || col + across > MOST_COLUMNS) return undefined;
        for (let below = at; below < at + down; below++) {
          const { cells } = rows[below]!;
          // Rows are filled from the left: a hole before a spanning cell would make the array sparse.
          while (cells.length < col) cells.push(undefined);
          for (let over = col; over < col + across; over++) cells[over] ??= cell;
        }
        col += across;
      }
      width = Math.max(width, row.cells.length);
    }
  }
  return { rows, width };
}

function* sectionsOf(table: Tag): Generator<{ section: GridRow["section"]; tags: Tag[] }> {
  for (const child of childTags(table)) {
    if (isHidden(child)) continue;
    if (child.name === "tr") yield { section: "tbody", tags: [child] };
    else if (TABLE_SECTION.has(child.name)) {
      const tags = childTags(child).filter((tag) => tag.name === "tr" && !isHidden(tag));
      yield { section: child.name as GridRow["section"], tags };
    }
  }
}

const INVISIBLE = /(?:^|;)\s*visibility\s*:\s*hidden/i;
const NOT_DISPLAYED = /(?:^|;)\s*display\s*:\s*none/i;

/** Not displayed at all: the cells after it move up. One that is only invisible, or not read out, keeps its place. */
function isTakenOut(cell: Tag): boolean {
  if (!isPassedOver(cell)) return false;
  const { hidden, style = "", "aria-hidden": unread } = cell.attribs;
  if (hidden !== undefined || NOT_DISPLAYED.test(style)) return true;
  return unread !== "true" && !INVISIBLE.test(style);
}

/** `zero`: what 0 means, for rows "to the end of the section". */
function span(attribute: string | undefined, most: number, zero: number): number {
  const count = Number.parseInt(attribute ?? "1", 10);
  if (Number.isNaN(count) || count < 0) return 1;
  return count === 0 ? zero : Math.min(count, most);
}
