import type { Draft } from "../tables/relation-draft.ts";

/** Lists of one page that bear a label, each with a value of its own, before the label is one of the page's parts. */
const LISTS = 3;
/** An index has more entries than a thing has links. */
const LEAST_ENTRIES = 4;

/** What lists properties, a row of them. */
const isOneThing = ({ source, rows }: Draft) =>
  (source === "infobox" || source === "definition_list") && rows.length === 1;

/**
 * Which lists of labels with values are about parts of their page, not about the page: most of their labels stand in several
 * of its lists, with another value in each.
 */
export function draftsOfParts(drafts: readonly Draft[]): Set<Draft> {
  const values = new Map<string, Set<string>>();
  const lists = drafts.filter(isOneThing);
  for (const { columns, rows } of lists) {
    columns.forEach(({ name }, at) => {
      const known = values.get(name) ?? new Set();
      values.set(name, known.add(rows[0]!.cells[at]!.text));
    });
  }
  const isOfParts = ({ columns }: Draft) =>
    columns.filter(({ name }) => values.get(name)!.size >= LISTS).length * 2 > columns.length;
  return new Set(lists.filter(isOfParts));
}

/** Entries with the page where each is found: most lead where others lead, too. They are no properties of anything. */
export function isIndexOfPages(draft: Draft): boolean {
  const cells = isOneThing(draft) ? draft.rows[0]!.cells : [];
  if (cells.length < LEAST_ENTRIES || cells.some(({ href }) => href === undefined)) return false;
  return new Set(cells.map(({ text }) => text)).size * 2 <= cells.length;
}
