/** A link that a page prints, by the path of its element. */
interface PrintedLink {
  url: string;
  path: string;
}

/**
 * Where the links of a list lead, without what leads on from it before its first item and after its last. What stands there as the
 * items stand beside each other is one of them, whatever else is known of its page: a list without its first item is not the list.
 *
 * @param links of a page in its order
 * @param isListed whether a page is known to be of the kind that is listed
 */
export function withoutWaysOn(links: readonly PrintedLink[], isListed: (url: string) => boolean): string[] {
  const first = links.findIndex(({ url }) => isListed(url));
  const last = links.findLastIndex(({ url }) => isListed(url));
  if (first < 0) return [];
  let [from, to] = [first, last];
  while (from > 0 && isBeside(links[from - 1]!, links[first]!, links[first + 1])) from--;
  while (to < links.length - 1 && isBeside(links[to + 1]!, links[last]!, links[last - 1])) to++;
  return [...new Set(links.slice(from, to + 1).map(({ url }) => url))];
}

/** A link that stands as near to an item at the end of a list as the item next to that does. */
const isBeside = (link: PrintedLink, item: PrintedLink, next: PrintedLink | undefined): boolean =>
  next !== undefined && sharedSteps(link.path, item.path) >= sharedSteps(item.path, next.path);

/** How many steps down from the root two elements have in common. */
function sharedSteps(one: string, other: string): number {
  const [steps, others] = [one.split("/"), other.split("/")];
  const at = steps.findIndex((step, index) => step !== others[index]);
  return at < 0 ? steps.length : at;
}
