import type { Relation } from "../../../core/relation.ts";
import { addressesOf, type Canonical } from "../page-addresses.ts";
import { linksOf } from "../page-marks.ts";
import type { LeadingPage } from "../scopes/page-scope.ts";

/** "deck.draw", "Deck::draw": an index has the last part first. */
const QUALIFIED = /^.*(?:\.|::)(?=.)/;
/** "axes title", "draw() (in module deck)": what an index says of a term stands before or behind its name. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}_]+/gu) ?? [];
/** So many of the terms in an index are all of them. */
const NEARLY_ALL = 0.9;

/**
 * Whether one page leads to each of the terms that some pages describe, by its name and on its page: how many of them each
 * page has can be counted in that index alone.
 *
 * @param relation a row per term, what its page is about first
 */
export function isIndexed(relation: Relation, pages: readonly LeadingPage[], canonical: Canonical): boolean {
  const terms = relation.rows.map(({ cells }) => {
    const { value, evidence } = cells[1]!;
    return { name: value.printed.replace(QUALIFIED, ""), url: evidence.url };
  });
  const own = new Set(terms.map(({ url }) => url));
  return pages.some(({ url: at, html }) => {
    if (html === undefined || own.has(at)) return false;
    const leadsTo = addressesOf({ url: at, html }, canonical);
    const led = new Map<string, string[]>();
    for (const { href, text } of linksOf(html)) {
      const url = href === "" ? undefined : leadsTo(href);
      if (url !== undefined && own.has(url)) led.get(url)?.push(text) ?? led.set(url, [text]);
    }
    if (led.size < own.size) return false;
    const said = new Map([...led].map(([url, texts]) => [url, new Set(texts.flatMap(wordsOf))]));
    const found = terms.filter(({ name, url }) => wordsOf(name).every((word) => said.get(url)?.has(word)));
    return found.length >= NEARLY_ALL * terms.length;
  });
}
