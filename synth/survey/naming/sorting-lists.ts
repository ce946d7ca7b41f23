import type { SurveyedPage } from "../surveyed.ts";

/** A name that so many of the things' pages use for the list is the list's own. */
const OWN = 0.95;

/** What the pages of things call another page, each text with how many of them use it. */
export function callsOf(
  url: string,
  things: ReadonlySet<string>,
  pages: ReadonlyMap<string, SurveyedPage>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) {
    const back = pages.get(thing)?.links.filter((link) => link.url === url) ?? [];
    for (const text of new Set(back.map((link) => link.text.trim()))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/**
 * Does a list name what its things are sorted by, and not the things? Their pages call it by names that several of them share,
 * too: "by Acme" and "by Ardo" lead to the page "Brands".
 */
export function sortsThings(called: ReadonlyMap<string, number>): boolean {
  const most = Math.max(0, ...called.values());
  return [...called.values()].filter((count) => count > 1 && count < most * OWN).length > 1;
}
