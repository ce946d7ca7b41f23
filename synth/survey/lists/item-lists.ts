import { childTags, descendants, elementPath, isHeading, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { oncePerPage } from "../page-dom.ts";

/** Fewer siblings are no list, unless they stand in an element that is one. */
const LEAST_ITEMS = 3;
const LISTS: ReadonlySet<string> = new Set(["ul", "ol"]);
const TABLES: ReadonlySet<string> = new Set(["table", "thead", "tbody"]);
/** What holds lines of words, and not things one after the other. */
const OF_WORDS: ReadonlySet<string> = new Set([
  "html",
  "head",
  "body",
  "p",
  "tr",
  "dl",
  "nav",
  "select",
  "svg",
  "form",
]);
/** What frames a page. */
const FRAME: ReadonlySet<string> = new Set(["nav", "footer", "aside"]);
/** What stands between the items of a list and is none. */
const BETWEEN: ReadonlySet<string> = new Set(["br", "hr", "script", "style", "template"]);
/** More characters are no name: they are kept only so far as to tell that. */
const LONGEST = 80;

/** One thing in a list, as far as it is named or leads anywhere. */
export interface ListedItem {
  /** Element path. */
  path: string;
  /** Its heading, or else all that it says. */
  text: string;
  /** What stands first in it where it is made of several pieces, and what marks that piece: the name before room and rank. */
  lead?: { text: string; mark: string };
  /** As its links have them. */
  hrefs: string[];
}

/** Siblings of one kind: the items of a list, the rows of a table, the cards of a grid. */
export interface ItemList {
  /** Element path. */
  path: string;
  items: ListedItem[];
  /** It is marked up as a list or a table: other siblings may stand beside each other for the look of it. */
  isMarked: boolean;
  isTable: boolean;
}

/** The lists of a page with what stands in each, linked or not, in reading order; a list within an item is one of its own. */
export const itemLists: (html: () => string) => readonly ItemList[] = oncePerPage((document) => {
  const lists: ItemList[] = [];
  for (const tag of descendants(document, ({ name }) => !FRAME.has(name))) {
    if (OF_WORDS.has(tag.name)) continue;
    const items = childTags(tag).filter(
      (child) => !BETWEEN.has(child.name) && !isHeading(child) && !isHeaderRow(child),
    );
    const least = LISTS.has(tag.name) ? 1 : LEAST_ITEMS;
    if (items.length < least || new Set(items.map(({ name }) => name)).size > 1) continue;
    const isTable = TABLES.has(tag.name);
    lists.push({ path: elementPath(tag), items: items.map(itemOf), isMarked: isTable || LISTS.has(tag.name), isTable });
  }
  return lists;
});

/** The innermost list that an element stands in, given the lists of its page. */
export function listAround(path: string, lists: readonly ItemList[]): ItemList | undefined {
  const around = lists.filter(({ items }) => items.some((item) => `${path}/`.startsWith(`${item.path}/`)));
  return around.reduce<ItemList | undefined>((a, b) => (a && a.path.length > b.path.length ? a : b), undefined);
}

function itemOf(tag: Tag): ListedItem {
  const inside = [...descendants(tag)];
  const heading = inside.find(isHeading);
  const hrefs = [tag, ...inside].flatMap(({ name, attribs }) => (name === "a" ? (attribs["href"] ?? []) : []));
  const lead = heading ? undefined : leadOf(tag);
  return { path: elementPath(tag), text: textOf(heading ?? tag).slice(0, LONGEST), hrefs, ...(lead ? { lead } : {}) };
}

/** The first of several elements that an item is made of, where it is marked as what it is. */
function leadOf(tag: Tag): ListedItem["lead"] {
  const [first, ...more] = childTags(tag).filter(({ name }) => !BETWEEN.has(name));
  const named = first?.attribs["class"]?.trim();
  if (!first || more.length === 0 || !named) return undefined;
  return { text: textOf(first).slice(0, LONGEST), mark: `${first.name} ${named}` };
}

function isHeaderRow(tag: Tag): boolean {
  const cells = tag.name === "tr" ? childTags(tag) : [];
  return cells.length > 0 && cells.every(({ name }) => name === "th");
}
