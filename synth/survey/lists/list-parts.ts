import { foldText } from "../../../logic/values/normalise.ts";
import { grouped } from "../grouped.ts";
import { listTitle } from "./paged-lists.ts";
import type { Pager } from "./pager-links.ts";

/** A page as far as it may list things that a page beside it goes on with. */
export interface PartPage {
  url: string;
  title: string;
  links: readonly { url: string }[];
}

/** So few things in all are no list that goes on. */
const LEAST_THINGS = 4;
/** Pages that lead to the same things again (by share) do not go on with each other's. */
const APART = 0.5;

/**
 * Pages that list one kind of thing together: they bear one title, each leads to things that the others do not, and they lead to
 * one another ("Roses A to F", "next"). By URL, for each of them all the pages of its list.
 *
 * @param things the pages that are about a thing each
 */
export function listParts(
  pages: readonly PartPage[],
  things: ReadonlySet<string>,
  pagerAt: (url: string) => Pager,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const titled = pages.filter(({ title }) => title.trim() !== "");
  for (const alike of grouped(titled, ({ title }) => foldText(listTitle(title))).values()) {
    if (alike.length < 2 || alike.some(({ url }) => things.has(url))) continue;
    const listed = alike.map(({ links }) => new Set(links.flatMap(({ url }) => (things.has(url) ? [url] : []))));
    const all = new Set(listed.flatMap((one) => [...one]));
    const sum = listed.reduce((total, one) => total + one.size, 0);
    if (all.size < LEAST_THINGS || all.size < APART * sum || listed.some(({ size }) => size === 0)) continue;
    const urls = alike.map(({ url }) => url);
    const leads = (one: PartPage) =>
      urls.some((url) => url !== one.url && (pagerAt(one.url).urls.has(url) || one.links.some((to) => to.url === url)));
    if (alike.every(leads)) for (const url of urls) found.set(url, urls);
  }
  return found;
}
