import type { Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { folderKind } from "../naming/address-kind.ts";

/** A table of whose names so many are labels of its page holds the page's facts. */
const LABELS = 0.5;

/**
 * Relations without the tables that are what their page states under labels, the first of these taken for a heading: "Region |
 * North" above "Opened | 1993" on a page of which region and opening are known, or beside one that was read so. They are no list of
 * anything.
 *
 * @param stated by URL, folded headings of what is known of a page
 */
export function withoutLabelTables(
  relations: readonly Relation[],
  stated: ReadonlyMap<string, ReadonlySet<string>>,
): Relation[] {
  const boxes = new Map<string, ReadonlySet<string>[]>();
  for (const { source, url, columns } of relations) {
    if (source !== "infobox") continue;
    const beside = boxes.get(folderKind(url)) ?? [];
    boxes.set(folderKind(url), [...beside, new Set(columns.map(({ name }) => foldText(name)))]);
  }
  return relations.filter(({ source, url, columns, rows }) => {
    if (source !== "html_table" || columns.length !== 2) return true;
    const known = [...(stated.has(url) ? [stated.get(url)!] : []), ...(boxes.get(folderKind(url)) ?? [])];
    return !known.some((names) => {
      if (!names.has(foldText(columns[0]!.name))) return false;
      const labels = rows.filter(({ cells }) => names.has(foldText(cells[0]!.value.printed)));
      return labels.length > 0 && labels.length >= LABELS * rows.length;
    });
  });
}
