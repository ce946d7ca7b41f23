import type { PageMark } from "../page-marks.ts";

/** A column in which a link more than this share of the time leads where one of another row led already does not name the rows. */
const COMING_BACK = 0.25;

/**
 * The links that stand in a column of a table in which the same ones come back from row to row: "Made by", "Branch". They tell something
 * of the rows, whose names stand elsewhere, and what the page says of the rows is not said of them.
 */
export function linksOfRows(
  marks: readonly PageMark[],
  leadsTo: (href: string) => string | undefined,
): ReadonlySet<PageMark> {
  const columns = new Map<string, { marks: PageMark[]; urls: Set<string>; inRows: Set<string> }>();
  for (const mark of marks) {
    const url = mark.cell && mark.href !== undefined ? leadsTo(mark.href) : undefined;
    if (!mark.cell || url === undefined) continue;
    const { table, row, at } = mark.cell;
    const key = `${table} ${at}`;
    const known = columns.get(key) ?? { marks: [], urls: new Set(), inRows: new Set() };
    columns.set(key, known);
    known.marks.push(mark);
    known.urls.add(url);
    known.inRows.add(`${row} ${url}`);
  }
  const found = new Set<PageMark>();
  for (const { marks: inColumn, urls, inRows } of columns.values())
    if (inRows.size - urls.size > COMING_BACK * inRows.size) for (const mark of inColumn) found.add(mark);
  return found;
}
