import type { PageLink } from "../../core/page.ts";
import { IS_ROW } from "./dom/content-model.ts";
import { closest, type Tag } from "./dom/dom.ts";
import { normalise, textOf } from "./dom/text.ts";
import type { FoundElement } from "./observe/elements.ts";
import { isLayoutTable } from "./tables/table-kind.ts";

/** Rows and items longer than this are cut in a link's context. */
const CONTEXT_LENGTH = 200;

/** The page's links in document order, each with the heading above it and the row, item or paragraph around it. */
export function pageLinks(found: readonly FoundElement[]): PageLink[] {
  const links: PageLink[] = [];
  const layouts = new Map<Tag, boolean>();
  /** A row that only arranges what stands in it says nothing of a link. */
  const isLayout = (row: Tag): boolean => {
    const table = row.name === "tr" ? closest(row, ({ name }) => name === "table") : undefined;
    if (!table) return false;
    const known = layouts.get(table) ?? isLayoutTable(table);
    layouts.set(table, known);
    return known;
  };
  for (const { element, tag, heading, area } of found) {
    if (element.role !== "link" || element.href === undefined) continue;
    const row = closest(tag, (ancestor) => (ancestor.kinds & IS_ROW) !== 0 && !isLayout(ancestor));
    const text = row ? textOf(row, CONTEXT_LENGTH) : "";
    const around = text === element.name ? "" : text;
    const context = heading === "" || around === "" ? heading + around : `${heading} > ${around}`;
    const link: PageLink = { url: element.href, text: element.name, context, area, ref: element.ref };
    const title = normalise(tag.attribs.title ?? "");
    if (title !== "") link.title = title;
    const rel = normalise(tag.attribs.rel ?? "");
    if (rel !== "") link.rel = rel;
    links.push(link);
  }
  return links;
}
