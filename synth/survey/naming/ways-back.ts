import type { LinkingPage } from "../inbound-links.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { callsOf } from "./sorting-lists.ts";

/** So many of the things' pages call the list the same. */
const CALLED = 0.9;
/** A list leads to them with so much of what stands in no menu. */
const RATHER = 0.5;
/** Fewer things are led to by any page. */
const LEAST = 3;

/**
 * What the things' own pages call the pages that list them, or some of them: the way back in a breadcrumb or a menu ("Home >
 * Bridges"). Pages that lead to more else than to them are no lists of them.
 */
export function calledBack(
  about: ReadonlySet<string>,
  listing: readonly LinkingPage[],
  pages: ReadonlyMap<string, SurveyedPage>,
): string[] {
  return listing.flatMap(({ page, links }) => {
    const led = new Set(links.map(({ url }) => url));
    const own = new Set(page.links.flatMap(({ url }) => (page.menu?.has(url) ? [] : [url])));
    if (led.size < LEAST || led.size < RATHER * own.size) return [];
    return [...callsOf(page.url, about, pages)].flatMap(([text, count]) =>
      count >= CALLED * about.size ? [text] : [],
    );
  });
}
