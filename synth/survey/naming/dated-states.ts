import type { Column, Relation } from "../../../core/relation.ts";
import { oncePerPage } from "../page-dom.ts";
import { linesOf, roughText } from "../rough-text.ts";

/** How things are, which is another tomorrow. */
const STATE = /^(?:condition|progress|state|status)$/i;
/** "Status as of 31 March 2024", "State of the permits on March 31, 2024" */
const NOTE =
  /^\W*(?<what>condition|progress|state|status)\b(?: of (?:the )?[\p{L} ]{3,40}?)?:?\s(?:as (?:of|at)|on|at|by)\s(?<day>\d{1,2} \p{Lu}\p{Ll}+ \d{4}|\p{Lu}\p{Ll}+ \d{1,2}, \d{4})\W*$/iu;
/** Pages that do not mostly say it of one day, each, say nothing of all. */
const MOST = 0.9;

interface ReadPage {
  html?: () => string;
}

/**
 * States with the day on which they were so, where a note on their pages says it: "State" over permits is "State on 31 March 2024" below
 * which stands "State of the permits as of 31 March 2024". As of a day it can be asked, and without one it changes while one looks.
 */
export function withStatesDated(relation: Relation, pages: ReadonlyMap<string, ReadPage>): Relation {
  const columns = relation.columns.map((column, at): Column => {
    if (column.unnamed || !STATE.test(column.name.trim())) return column;
    const day = dayOf(relation, at, pages);
    return day === undefined ? column : { ...column, name: `${column.name.trim()} on ${day}` };
  });
  return columns.every((column, at) => column === relation.columns[at]) ? relation : { ...relation, columns };
}

/** The one day that nearly all pages of a column's cells say of what it is called. */
function dayOf({ columns, rows }: Relation, at: number, pages: ReadonlyMap<string, ReadPage>): string | undefined {
  const urls = new Set(rows.map(({ cells }) => cells[at]!.evidence.url));
  const counts = new Map<string, number>();
  for (const url of urls) {
    const html = pages.get(url)?.html;
    const day = html && daysOf(html)[columns[at]!.name.trim().toLowerCase()];
    if (day !== undefined) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count >= MOST * urls.size)?.[0];
}

/** By what it is of: the day that a page's notes say. */
const daysOf = oncePerPage((_, html): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const line of linesOf(roughText(html))) {
    const { what, day } = NOTE.exec(line.trim())?.groups ?? {};
    if (what !== undefined && day !== undefined) found[what.toLowerCase()] = day;
  }
  return found;
});
