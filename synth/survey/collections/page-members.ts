import type { Cell } from "../../../core/relation.ts";
import { canonicalUrl } from "../../../crawler/fetch/canonical-url.ts";
import { childTags, closest, descendants, elementPath, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import type { FamilyPage } from "../naming/family-page.ts";

/** A list fewer of whose items lead further down the page names things otherwise. */
const MOSTLY = 0.5;
/** A name longer than this (characters) is a sentence. */
const LONGEST_NAME = 60;
const LISTS: ReadonlySet<string> = new Set(["ul", "ol", "dl"]);

/**
 * What a list or table names by links to where its own page describes it ("Methods" of a class): a name per item, the
 * same twice where two things are called the same. "none" where it is no such list, undefined where an item lacks a link.
 */
export function membersIn(list: Tag, page: FamilyPage): Cell[] | "none" | undefined {
  const items = itemsOf(list);
  const links = items.map((item) => linkOf(item, page.url));
  const found = links.filter((link) => link !== undefined);
  if (found.length < MOSTLY * items.filter((item) => !isAside(item)).length || found.length === 0) return "none";
  if (items.some((item, at) => links[at] === undefined && !isAside(item))) return undefined;
  return found.map((link) => nameOf(link, page));
}

/** Rows of a table, items of lists; a table that only arranges lists has their items. */
function itemsOf(list: Tag): Tag[] {
  if (list.name === "dl") return childTags(list).filter(({ name }) => name === "dt");
  if (LISTS.has(list.name)) return childTags(list).filter(({ name }) => name === "li");
  const inner = [...descendants(list)].filter(({ name }) => LISTS.has(name));
  const rows = [...descendants(list)].filter(
    (tag) => tag.name === "tr" && closest(tag, ({ name }) => name === "table") === list,
  );
  const arranges = inner.length > 0 && rows.every((row) => childTags(row).every(holdsOnlyList));
  return arranges ? inner.flatMap(itemsOf) : rows;
}

const holdsOnlyList = (cell: Tag) => {
  const parts = childTags(cell);
  return textOf(cell) === "" || (parts.length > 0 && parts.every(({ name }) => LISTS.has(name)));
};

/** The link that names the item: set in bold, or what the item, or the last such cell of a row, begins with. */
function linkOf(item: Tag, url: string): Tag | undefined {
  const blocks = item.name === "tr" ? childTags(item).reverse() : [item];
  for (const block of blocks) {
    const links = [...descendants(block)].filter((tag) => leadsDown(tag, url));
    const bold = links.find((tag) => closest(tag, ({ name }) => name === "b" || name === "strong") !== undefined);
    const link = bold ?? links.find((tag) => textOf(block).startsWith(textOf(tag)));
    if (link && textOf(link) !== "" && textOf(link).length <= LONGEST_NAME) return link;
  }
  return undefined;
}

/** To a place of the page that it stands on. */
function leadsDown(tag: Tag, url: string): boolean {
  const href = tag.name === "a" ? tag.attribs["href"] : undefined;
  return href !== undefined && /#./.test(href) && (href.startsWith("#") || canonicalUrl(href, url) === url);
}

/** Headings of columns, and rows that only tell more of the one before: they mark and stress nothing. */
function isAside(item: Tag): boolean {
  if (item.name !== "tr") return false;
  const cells = childTags(item);
  if (cells.every(({ name }) => name === "th") || /^h[1-6]$/.test([...descendants(item)][1]?.name ?? "")) return true;
  const marks = [...descendants(item)].some(
    ({ name, attribs }) => name === "b" || name === "strong" || (name === "a" && (attribs["id"] ?? attribs["name"])),
  );
  return !marks && cells.filter((cell) => textOf(cell) !== "").length <= 1;
}

function nameOf(link: Tag, { snapshot, url }: FamilyPage): Cell {
  const place = { at: "node" as const, path: elementPath(link) };
  return { value: { kind: "text", printed: textOf(link) }, evidence: { snapshot, url, place } };
}
