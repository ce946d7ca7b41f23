import { childTags, closest, descendants, isPageTag, type Tag } from "../dom/dom.ts";
import { isLayoutTable } from "../tables/table-kind.ts";
import { kindBits } from "./name-kinds.ts";
import type { PageView } from "./page-view.ts";
import { containerOf } from "./text-blocks.ts";

/** A table of data has at least this many rows, and cells no longer than this on average. */
const DATA_ROWS = 3;
const CELL_LENGTH = 120;
/** A list of this many items beside the prose is content as the prose is: a filmography, a discography, references. */
const LONG_LIST = 8;
const WHOLE = new Set(["table", "ul", "ol", "dl"]);
/** What is named so is beside the matter, however long it is. */
const BESIDE = kindBits(["share", "related", "comment", "advert", "letter", "navigation", "tags", "side", "overlay"]);
/** A wrapper of this share of the prose is not what its name says. */
const WRAPPER_SHARE = 0.5;

/**
 * Parts of an article page that are kept whole whatever is thought of their blocks: tables of data, infoboxes, definition
 * lists and long lists beside the prose. They stand between the title and the end of the element that holds the prose.
 */
export function wholeParts(page: PageView): Tag[] {
  const parts: Tag[] = [];
  const frame = page.frame;
  const container = mainContainer(page);
  const all = frame.page?.all ?? [];
  for (let at = frame.order + 1; at < frame.end; at++) {
    const tag = all[at]!;
    if (tag.name === "dl" || page.areas.isNavigation(tag)) at = tag.end - 1;
    if (!WHOLE.has(tag.name)) continue;
    if (page.prose.share(tag) > WRAPPER_SHARE || !isWhole(page, tag, container) || isBeside(page, tag)) continue;
    if (parts.some((part) => closest(tag, (ancestor) => ancestor === part))) continue;
    parts.push(tag);
  }
  return parts;
}

function isWhole(page: PageView, tag: Tag, container: Tag | undefined): boolean {
  if (tag.name === "table") return isDataTable(page, tag);
  if (tag.name !== "ul" && tag.name !== "ol" && tag.name !== "dl") return false;
  if (tag.parent !== container) return false;
  const items = childTags(tag).length;
  return tag.name === "dl" ? items >= 4 : items >= LONG_LIST;
}

function isDataTable(page: PageView, table: Tag): boolean {
  if (isLayoutTable(table)) return false;
  let rows = 0;
  let cells = 0;
  for (const tag of descendants(table)) {
    if (tag.name === "table") return false;
    if (tag.name === "tr") rows++;
    else if (tag.name === "td" || tag.name === "th") cells++;
  }
  return rows >= DATA_ROWS && cells > rows && page.textIn(table) / cells <= CELL_LENGTH;
}

function isBeside(page: PageView, tag: Tag): boolean {
  for (let node: Tag | undefined = tag; node && node !== page.frame; ) {
    if (page.prose.share(node) <= WRAPPER_SHARE) {
      if (page.namedKinds(node) & BESIDE && !/infobox/i.test(node.attribs.class ?? "")) return true;
      if (page.areas.isNavigation(node)) return true;
    }
    node = isPageTag(node.parent) ? node.parent : undefined;
  }
  return false;
}

/** The element that most of the prose stands in directly. */
function mainContainer(page: PageView): Tag | undefined {
  let best: Tag | undefined;
  let most = 0;
  for (const block of page.blocks) {
    const beside = page.prose.beside(block);
    if (beside <= most) continue;
    most = beside;
    best = containerOf(block);
  }
  return best;
}
