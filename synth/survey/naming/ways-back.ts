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
 * Bridges"). Pages that lead to more else than to them are no lists of them. Where several list a part each under names of their own
 * ("Stone bridges", "Iron bridges"), no part's name is said of all: only what another part's name ends in is.
 */
export function calledBack(
  about: ReadonlySet<string>,
  listing: readonly LinkingPage[],
  pages: ReadonlyMap<string, SurveyedPage>,
): string[] {
  const lists = listing.flatMap(({ page, links }) => {
    const led = new Set(links.map(({ url }) => url));
    const own = new Set(page.links.flatMap(({ url }) => (page.menu?.has(url) ? [] : [url])));
    if (led.size < LEAST || led.size < RATHER * own.size) return [];
    const texts = [...callsOf(page.url, about, pages)].flatMap(([text, count]) =>
      count >= CALLED * about.size ? [text] : [],
    );
    return texts.length > 0 ? [{ led, texts, isPart: led.size < CALLED * about.size }] : [];
  });
  const isOfAll = (text: string, { led }: { led: ReadonlySet<string> }) => {
    const others = lists.filter(
      (other) => other.isPart && !other.texts.includes(text) && [...other.led].some((url) => !led.has(url)),
    );
    return others.every(({ texts }) => texts.some((other) => other.toLowerCase().endsWith(text.toLowerCase())));
  };
  return lists.flatMap((list) => list.texts.filter((text) => !list.isPart || isOfAll(text, list)));
}
