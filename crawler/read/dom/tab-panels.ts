import type { ParentNode } from "domhandler";
import { isPageTag, type Tag } from "./dom.ts";

/** Tabs stand side by side: so many links to parts of their page. */
const LEAST_TABS = 2;
const ITEMS = new Set(["li", "td", "span", "b", "strong"]);

/** The ids of what tabs show: two or more links beside each other that lead to parts of their own page (`href="#specs"`). */
export function tabTargets(links: readonly Tag[]): ReadonlySet<string> {
  const bars = new Map<Tag, string[]>();
  for (const link of links) {
    const { href } = link.attribs;
    if (href === undefined || href.length < 2 || !href.startsWith("#")) continue;
    const bar = barOf(link);
    if (bar) bars.set(bar, [...(bars.get(bar) ?? []), href.slice(1)]);
  }
  return new Set([...bars.values()].filter((ids) => ids.length >= LEAST_TABS).flat());
}

/** What holds a link beside others: its list, its row, its line. */
function barOf({ parent }: Tag): Tag | undefined {
  let bar: ParentNode | null = parent;
  while (isPageTag(bar) && ITEMS.has(bar.name)) bar = bar.parent;
  return isPageTag(bar) ? bar : undefined;
}
