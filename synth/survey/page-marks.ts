import { childTags, descendants, elementPath, isPageTag, type Tag } from "../../crawler/read/dom/dom.ts";
import { isTagline } from "../../crawler/read/dom/tagline.ts";
import { textOf } from "../../crawler/read/dom/text.ts";
import { oncePerPage } from "./page-dom.ts";

/** A heading, or a link with an address. */
export interface PageMark {
  /** Level of a heading, 1 to 6; 0 of a link. */
  level: number;
  text: string;
  /** Element path. */
  path: string;
  /** As the link has it; undefined for headings. */
  href?: string;
  /** Element path of the box of ways through the site that a link stands in; absent in running content. */
  box?: string;
  /** Where in a table of several columns a link stands; absent elsewhere. */
  cell?: MarkCell;
}

/** A cell of a table: the element paths of its table and its row, and its place in that. */
export interface MarkCell {
  table: string;
  row: string;
  at: number;
}

/** What most readers of a site ask its pages for. */
export interface PageMarks {
  /** The first one in its head that says something. */
  title?: { text: string; path: string };
  /** Its headings and links in reading order. */
  marks: readonly PageMark[];
}

const HEADING = /^h([1-6])$/;

/** Title, headings and links of a page, read once. */
export const marksOf: (html: () => string) => PageMarks = oncePerPage((document): PageMarks => {
  let title: PageMarks["title"];
  let isHead = true;
  const marks: PageMark[] = [];
  for (const tag of descendants(document)) {
    const href = tag.name === "a" ? tag.attribs["href"] : undefined;
    const level = tag.name.length === 2 ? Number(HEADING.exec(tag.name)?.[1] ?? 0) : 0;
    if (tag.name === "body") isHead = false;
    else if (href !== undefined) {
      const box = boxAround(tag);
      const cell = cellAround(tag);
      const where = { ...(box !== undefined && { box }), ...(cell && { cell }) };
      marks.push({ level, text: textOf(tag), path: elementPath(tag), href, ...where });
    } else if (level > 0 && !isTagline(tag)) marks.push({ level, text: textOf(tag), path: elementPath(tag) });
    else if (isHead && tag.name === "title" && title === undefined && textOf(tag) !== "")
      title = { text: textOf(tag), path: elementPath(tag) };
  }
  return { ...(title && { title }), marks };
});

/** What leads through the site wherever it stands: at the end of a wiki's articles as well, below the heading of their notes. */
const BOX = /(?:^|\s)navbox(?:\s|$)/i;

function boxAround(tag: Tag): string | undefined {
  let found: Tag | undefined;
  for (let node = tag.parent; isPageTag(node); node = node.parent)
    if (node.attribs["role"] === "navigation" || BOX.test(node.attribs["class"] ?? "")) found = node;
  return found && elementPath(found);
}

/** The innermost cell that a tag stands in, where its row has several. */
function cellAround(tag: Tag): MarkCell | undefined {
  let cell: Tag | undefined;
  for (let node = tag.parent; isPageTag(node); node = node.parent) {
    if (node.name === "td" || node.name === "th") cell ??= node;
    else if (node.name === "table") {
      const row = cell?.parent;
      if (!cell || !isPageTag(row)) return undefined;
      const cells = childTags(row);
      return cells.length < 2
        ? undefined
        : { table: elementPath(node), row: elementPath(row), at: cells.indexOf(cell) };
    }
  }
  return undefined;
}

/** Headings of a page in reading order, down to a level. */
export const headingsOf = (html: () => string, lowest: number): PageMark[] =>
  marksOf(html).marks.filter(({ level }) => level > 0 && level <= lowest);

/** Links of a page in reading order. */
export const linksOf = (html: () => string): (PageMark & { href: string })[] =>
  marksOf(html).marks.filter((mark): mark is PageMark & { href: string } => mark.href !== undefined);
