import { childTags, closest, descendants, isPageTag, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { NUMBERING } from "../naming/page-subjects.ts";
import { addressesOf, type Canonical } from "../page-addresses.ts";
import { oncePerPage } from "../page-dom.ts";

/** Pages that a table of contents lists one level below an item. */
export interface NestedList {
  /** What the item says, without numbering. */
  title: string;
  members: string[];
}

const LISTS: ReadonlySet<string> = new Set(["ul", "ol", "dl"]);
/** An item longer than this (characters) is a sentence. */
const LONGEST_TITLE = 50;

/**
 * The lists within lists of a page, by the item that each belongs to; titles that come twice, and lists of other pages as
 * well, are left out.
 *
 * @param others pages that may stand among them
 */
export function nestedLists(
  page: { url: string; html?: () => string },
  known: ReadonlySet<string>,
  canonical: Canonical,
  others: ReadonlySet<string> = new Set(),
): NestedList[] {
  const { url, html } = page;
  if (!html) return [];
  const leadsTo = addressesOf({ url, html }, canonical);
  const found: NestedList[] = [];
  for (const { title, hrefs } of titledLists(html)) {
    const led = pagesAmong(hrefs).flatMap((href) => leadsTo(href) ?? []);
    const members = led.filter((url) => known.has(url));
    // Titles are counted with all lists that bear them.
    if (led.some((url) => !known.has(url) && !others.has(url) && url !== page.url)) found.push({ title, members: [] });
    else if (members.length > 0) found.push({ title, members: [...new Set(members)] });
  }
  const times = new Map<string, number>();
  for (const { title } of found) times.set(title, (times.get(title) ?? 0) + 1);
  return found.filter(({ title, members }) => times.get(title) === 1 && members.length > 0);
}

/**
 * Links to pages, and not to places within them: what an index has under one word ("name (of a codec)", "(of a list)") are places that
 * have no more in common. Where all lead to one place of their page ("#content"), they lead to the page.
 */
function pagesAmong(hrefs: readonly string[]): readonly string[] {
  const placeOf = (href: string) => /#(?<place>.+)$/.exec(href)?.groups?.["place"];
  const places = new Set(hrefs.map(placeOf));
  return places.size === 1 ? hrefs : hrefs.filter((href) => placeOf(href) === undefined);
}

/** The lists of a page that belong to an item, with where their own items lead. */
const titledLists = oncePerPage((document) =>
  [...descendants(document)].flatMap((list) => {
    const title = LISTS.has(list.name) ? titleOf(list) : undefined;
    return title === undefined ? [] : [{ title, hrefs: linksOf(list).map((link) => link.attribs["href"] ?? "") }];
  }),
);

/** Links of a list's own items, those of lists within them left out; where an item says more of its first, that one. */
function linksOf(list: Tag): Tag[] {
  const items = childTags(list).filter(({ name }) => name === "li" || name === "dt");
  return (items.length > 0 ? items : [list]).flatMap((item) => {
    const inner = [...descendants(item, ({ name }) => !LISTS.has(name))];
    const links = inner.filter(({ name, attribs }) => name === "a" && attribs["href"] !== undefined);
    const said = links.reduce((text, link) => text.replace(textOf(link), ""), textOf(item));
    return links.length > 1 && item !== list && /\p{L}/u.test(said.replace(/\b(?:and|or)\b/g, ""))
      ? links.slice(0, 1)
      : links;
  });
}

/** The item that a list is part of: the term before it, or what stands before it in its item. */
function titleOf(list: Tag): string | undefined {
  const item = closest(list, ({ name }) => name === "li" || name === "dd" || LISTS.has(name));
  const holder = item ?? (isPageTag(list.parent) ? list.parent : undefined);
  if (!holder) return undefined;
  const before =
    holder.name === "li" || LISTS.has(holder.name)
      ? leading(holder.name === "li" ? holder : list, list)
      : termOf(holder);
  const title = before
    ?.replace(NUMBERING, "")
    .replace(/[“”"]/g, "")
    .replace(/[\s:.–—-]+$/, "")
    .trim();
  return title && title.length <= LONGEST_TITLE && /\p{L}{3}/u.test(title) ? title : undefined;
}

/** What an item says before its list; of a list right within a list, the item before it. */
function leading(item: Tag, list: Tag): string | undefined {
  if (item === list) return previous(list, "li") ?? previous(list, "dt");
  const first = childTags(item).find(
    (part) => part.name === "a" || part.name === "b" || part.name === "span" || part.name === "p",
  );
  return first && first !== list ? textOf(first) : undefined;
}

const termOf = (description: Tag) => (description.name === "dd" ? previous(description, "dt") : undefined);

function previous(tag: Tag, name: string): string | undefined {
  if (!isPageTag(tag.parent)) return undefined;
  const siblings = childTags(tag.parent);
  const before = siblings[siblings.indexOf(tag) - 1];
  return before?.name === name ? textOf(before) : undefined;
}
