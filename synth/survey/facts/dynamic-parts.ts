import type { Evidence } from "../../../core/evidence.ts";
import { descendants, elementPath, type Tag } from "../../../crawler/read/dom/dom.ts";
import { isHidden, isPanel } from "../../../crawler/read/dom/hidden.ts";
import { parseHtml } from "../../../crawler/read/dom/parse-html.ts";

/** Set on elements by the browser that opened them or made them appear (crawler/browser/unfold-script.ts). */
const SHOWN_ATTRIBUTE = "data-waymark-shown";
/** Pages without any of this hold nothing back; most pages need not be parsed for it. */
const HOLDS_BACK = /data-waymark-shown|<details\b|tabpanel|tab-?(?:pane|panel|content)|accordion-|collapse/i;

/**
 * The parts of a page that it shows only when somebody opens them: panels of tabs and accordions that are closed, closed
 * details, and what a browser opened or loaded by a press. As element paths, outermost first.
 */
export function dynamicParts(html: string): string[] {
  if (!HOLDS_BACK.test(html)) return [];
  const found: string[] = [];
  for (const tag of descendants(parseHtml(html))) {
    if (!isHeldBack(tag)) continue;
    const path = elementPath(tag);
    if (!found.some((outer) => isWithin(path, outer))) found.push(path);
  }
  return found;
}

function isHeldBack(tag: Tag): boolean {
  if (tag.attribs[SHOWN_ATTRIBUTE] !== undefined) return true;
  if (tag.name === "details") return tag.attribs.open === undefined;
  return isHidden(tag) && isPanel(tag);
}

/** Whether what stands at a place is shown by an interaction only. */
export function isDynamic({ url, place }: Evidence, parts: ReadonlyMap<string, readonly string[]>): boolean {
  if (place.at !== "cell" && place.at !== "node") return false;
  return (parts.get(url) ?? []).some((part) => isWithin(place.path, part));
}

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}/`);
