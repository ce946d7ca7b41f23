import { isBold, printedText } from "./cell-content.ts";
import type { GridCell } from "./grid.ts";

/** A row below the headers of a table, as the page shows it. */
interface ShownRow {
  /** The classes of its element. */
  classes: string;
  cells: readonly (GridCell | undefined)[];
}

/** What pages call the rows of totals among themselves: "total", "row--subtotal", "sum-row". */
const TOTAL_CLASS = /(?:^|[\s_-])(?:(?:grand|sub)[_-]?)?(?:totals?|sum)(?:$|[\s_-])/i;
/** Where more of the rows have it, it says something else. */
const MOST_MARKED = 0.5;

/** The rows that are totals by their own class, by index. */
export function totalsByClass(rows: readonly ShownRow[]): ReadonlySet<number> {
  const marked = rows.flatMap(({ classes }, at) => (TOTAL_CLASS.test(classes) ? [at] : []));
  return new Set(marked.length < MOST_MARKED * rows.length ? marked : []);
}

/** The last row, where it is bold as a whole and no other is: perhaps a total, and perhaps the newest or the page's own. */
export function boldLast(rows: readonly ShownRow[]): number | undefined {
  const isWhollyBold = ({ cells }: ShownRow) => {
    const filled = cells.filter((cell) => cell !== undefined && printedText(cell.tag) !== "");
    return filled.length > 1 && filled.every((cell) => isBold(cell!.tag) || cell!.header);
  };
  const bold = rows.flatMap((row, at) =>
    isWhollyBold(row) && row.cells.some((one) => one && !one.header) ? [at] : [],
  );
  return bold.length === 1 && bold[0] === rows.length - 1 ? bold[0] : undefined;
}
