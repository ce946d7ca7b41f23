import { routeOf, withoutFragment } from "../../fetch/route-fragment.ts";
import type { DraftColumn } from "./draft.ts";
import type { PageReading } from "./readings.ts";

/** On this share of the pages the list has one and the same length: nobody's neighbours do, what a site proposes does. */
const SAME_LENGTH = 0.8;
/** So many items make a list. */
const LEAST_ITEMS = 2;
/** On fewer pages one length may be chance. */
const LEAST_PAGES = 4;

/**
 * Is this column what a page proposes to read next: under a heading, always as many links, each to another page of the same
 * collection ("Nearby lights", "See also")? That is no property of what the page is about.
 */
export function areRelatedItems({ cells, origin, sure }: DraftColumn, pages: readonly PageReading[]): boolean {
  if (sure || origin === "name" || cells.size < LEAST_PAGES) return false;
  const members = new Set(pages.map(({ url }) => url));
  const lengths = new Map<number, number>();
  for (const items of cells.values()) {
    if (items.length < LEAST_ITEMS) continue;
    if (!items.every(({ href }) => href !== undefined && members.has(pageOf(href)))) return false;
    lengths.set(items.length, (lengths.get(items.length) ?? 0) + 1);
  }
  return Math.max(0, ...lengths.values()) >= SAME_LENGTH * cells.size;
}

/** The address of the page that a link leads to: the route of an application is a part of it, a place within a page is none. */
const pageOf = (href: string): string => withoutFragment(href) + routeOf(href);
