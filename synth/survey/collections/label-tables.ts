import type { Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { folderKind } from "../naming/address-kind.ts";

/** A table of whose names so many are labels of its page holds the page's facts. */
const LABELS = 0.5;

/** "Item | Details", “项目 | 情况”: headings over labels and what is stated under them, and over names of nothing. */
const OF_LABELS =
  /^(?:项目|指标|名称|类别|条目|内容|属性|参数|基本信息|attributes?|characteristics?|criteria|criterion|details?|facts?|fields?|features?|indicators?|items?|labels?|parameters?|propert(?:y|ies)|specifications?)$/iu;
/** A single one may be a thing that is called like a label. */
const LEAST_LABELS = 2;

/**
 * Relations without the tables that are what their page states under labels, the first of these taken for a heading: "Region |
 * North" above "Opened | 1993" on a page of which region and opening are known, or beside one that was read so, or stand under a
 * heading that says that labels follow: "Item | Details" above "Opened | 1993". They are no list of anything, and what is stated there
 * names nothing.
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
      const head = foldText(columns[0]!.name);
      const ofLabels = OF_LABELS.test(head);
      if (!ofLabels && !names.has(head)) return false;
      const labels = rows.filter(({ cells }) => names.has(foldText(cells[0]!.value.printed)));
      return labels.length >= (ofLabels ? LEAST_LABELS : 1) && labels.length >= LABELS * rows.length;
    });
  });
}
