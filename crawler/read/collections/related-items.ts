import { routeOf, withoutFragment } from "../../fetch/route-fragment.ts";
import type { DraftColumn } from "./draft.ts";
import type { PageReading } from "./readings.ts";

/** On this share of the pages the list has one and the same length: nobody's neighbours do, what a site proposes does. */
const SAME_LENGTH = 0.8;
/** So many items make a list. */
const LEAST_ITEMS = 2;
/** On fewer pages one length may be chance. */
const LEAST_PAGES = 4;

/** What heads what a page proposes, however many links it finds for it. */
const PROPOSED =
  /^(?:同系列|同类|同作者|相关|推荐|猜你|你可能|您可能|看了|其他|更多|热门)|^(?:related|similar|recommended|you (?:may|might)|people also|see also|more (?:from|by|in|like))\b/iu;
/** …unless it lists them all. */
const MOST_PROPOSED = 8;

/**
 * Is this column what a page proposes to read next: under a heading, always as many links, each to another page of the same
 * collection ("Nearby lights", "See also")? That is no property of what the page is about.
 */
export function areRelatedItems({ name, cells, origin, sure }: DraftColumn, pages: readonly PageReading[]): boolean {
  const isProposed = PROPOSED.test(name.trim());
  if ((sure && !isProposed) || origin === "name" || cells.size < LEAST_PAGES) return false;
  const members = new Set(pages.map(({ url }) => url));
  const lengths = new Map<number, number>();
  for (const items of cells.values()) {
    if (items.length < LEAST_ITEMS && !isProposed) continue;
    if (!items.every(({ href }) => href !== undefined && members.has(pageOf(href)))) return false;
    lengths.set(items.length, (lengths.get(items.length) ?? 0) + 1);
  }
  if (isProposed) return Math.max(...lengths.keys()) <= MOST_PROPOSED;
  return Math.max(0, ...lengths.values()) >= SAME_LENGTH * cells.size;
}

/** The address of the page that a link leads to: the route of an application is a part of it, a place within a page is none. */
const pageOf = (href: string): string => withoutFragment(href) + routeOf(href);
