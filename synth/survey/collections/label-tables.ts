import type { Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** A table of whose names so many are labels of its page holds the page's facts. */
const LABELS = 0.5;

/**
 * Relations without the tables that are what their page states under labels, the first of these taken for a heading: "Region |
 * North" above "Opened | 1993" on a page of which region and opening are known. They are no list of anything.
 *
 * @param stated by URL, folded headings of what is known of a page
 */
export function withoutLabelTables(
  relations: readonly Relation[],
  stated: ReadonlyMap<string, ReadonlySet<string>>,
): Relation[] {
  return relations.filter(({ source, url, columns, rows }) => {
    const known = stated.get(url);
    if (!known || source !== "html_table" || columns.length !== 2 || !known.has(foldText(columns[0]!.name)))
      return true;
    const labels = rows.filter(({ cells }) => known.has(foldText(cells[0]!.value.printed)));
    return labels.length === 0 || labels.length < LABELS * rows.length;
  });
}
