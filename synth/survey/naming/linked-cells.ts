import type { Cell, Relation } from "../../../core/relation.ts";
import { withoutEnd } from "./linked-names.ts";

/** So many of the cells of a column that begin with a link say more behind it. */
const GLOSSED = 0.8;
/** What is said behind a link that makes up most of its cell, and behind one that does not: no other link stands there. */
const BEHIND = /^[\s,(].*\p{L}/u;
const BRIEFLY = /^\s[\p{Ll}(][^,;&]*$/u;

/**
 * A table whose cells name somebody by a link and say more behind it ("<a>Ada Lund</a> flute") with the names alone: that is whom
 * they lead to, and what else is said of them stands there.
 *
 * @param links where the table's page leads, and by which texts
 */
export function withLinkedCells(table: Relation, links: readonly { url: string; text: string }[]): Relation {
  if (table.source !== "html_table" || links.length === 0) return table;
  let { columns, rows } = table;
  for (const [at, column] of columns.entries()) {
    if (column.role === "label" || (column.type !== "entity" && column.type !== "text")) continue;
    const named = rows.map(({ cells }) => beginningOf(cells[at]!, links));
    const leading = named.filter((one) => one !== undefined).length;
    if (leading === 0 || named.filter((one) => one?.end).length < GLOSSED * leading) continue;
    rows = rows.map((row, index) => {
      const found = named[index];
      if (!found?.end) return row;
      const { value, evidence } = withoutEnd(row.cells[at]!, found.end);
      const cell: Cell = { value: { kind: "entity", printed: value.printed, href: found.href }, evidence };
      return { ...row, cells: row.cells.with(at, cell) };
    });
    columns = columns.with(at, { ...column, type: "entity" });
  }
  return rows === table.rows ? table : { ...table, columns, rows };
}

/** Where the link leads that a cell begins with, and what stands behind it; undefined where it begins with none. */
function beginningOf({ value }: Cell, links: readonly { url: string; text: string }[]) {
  if (value.kind !== "entity" && value.kind !== "text") return undefined;
  const own = value.kind === "entity" ? value.href : undefined;
  const begins = links.filter(({ url, text }) => text !== "" && (own ?? url) === url && value.printed.startsWith(text));
  const [longest] = begins.sort((a, b) => b.text.length - a.text.length);
  if (!longest) return own === undefined ? undefined : { href: own, end: "" };
  const end = value.printed.slice(longest.text.length);
  return { href: longest.url, end: (own === undefined ? BRIEFLY : BEHIND).test(end) ? end : "" };
}
