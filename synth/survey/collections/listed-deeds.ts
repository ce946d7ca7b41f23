import { nounKind } from "../../../logic/english/noun-kinds.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { itemLists, type ListedItem, listAround } from "../lists/item-lists.ts";
import { addressesOf, type Canonical } from "../page-addresses.ts";

/** Of a longer text only the beginning is known: whether two are the same cannot be told. */
const LONGEST_KNOWN = 79;

/**
 * The items of the lists around some links, each once: two are the same only where they say the same. "2024: North Dock" and
 * "2021: North Dock" are two repairs in one dock.
 */
export function itemsAround(
  page: { url: string; html: () => string },
  links: readonly { url: string; path: string }[],
  canonical: Canonical,
): { item: ListedItem; url: string }[] {
  const leadsTo = addressesOf(page, canonical);
  const urls = new Set(links.map(({ url }) => url));
  const lists = itemLists(page.html);
  const found = new Map<string, { item: ListedItem; url: string }>();
  for (const list of new Set(links.flatMap(({ path }) => listAround(path, lists) ?? [])))
    for (const item of list.items) {
      const url = item.hrefs.map((href) => leadsTo(href) ?? "").find((one) => urls.has(one));
      if (url !== undefined) found.set(`${url} ${foldText(item.text)}`, { item, url });
    }
  return [...found.values()];
}

/** Whether a list names one thing in several items, so that each item is something else than the thing. */
export const namesAgain = (items: readonly { url: string }[]): boolean =>
  new Set(items.map(({ url }) => url)).size < items.length;

/**
 * Whether items that name a thing again and again are what the heading calls them: repairs, which are done, each of them once, to a
 * dock that is none. Masters who are listed for every voyage stay so many masters.
 */
export const areDeeds = (called: string, items: readonly { item: ListedItem }[]): boolean =>
  DEEDS.has(nounKind(called) ?? "") && items.every(({ item }) => item.text.length <= LONGEST_KNOWN);

const DEEDS: ReadonlySet<string> = new Set(["act", "event"]);
