import type { Cell } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/**
 * Whether cells name the pages that they lead to, one name to each page and one page to each name: "Season 3", of which the figure
 * is a part. Of figures that lead to what they are of ("#288 in Books") several lead to one page.
 */
export function arePageNames(cells: readonly Cell[]): boolean {
  const stated = cells.map(({ value }) => value).filter(({ kind }) => kind !== "missing");
  const names = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const value of stated) {
    if (value.kind !== "entity") return false;
    const name = foldText(value.printed);
    if ((names.get(value.href) ?? name) !== name || (pages.get(name) ?? value.href) !== value.href) return false;
    names.set(value.href, name);
    pages.set(name, value.href);
  }
  return names.size > 1 && names.size < stated.length;
}
