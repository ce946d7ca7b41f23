import type { Relation } from "../../../core/relation.ts";
import { descendants } from "../../../crawler/read/dom/dom.ts";
import { parseHtml } from "../../../crawler/read/dom/parse-html.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import type { LeadingPage } from "../page-scopes.ts";

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
export function isIndexed(
  relation: Relation,
  pages: readonly LeadingPage[],
  canonical: (href: string, base: string) => string | undefined,
): boolean {
  const terms = relation.rows.map(({ cells }) => {
    const { value, evidence } = cells[1]!;
    return { name: value.printed.replace(QUALIFIED, ""), url: evidence.url };
  });
  const own = new Set(terms.map(({ url }) => url));
  const files = [...own].map((url) => url.slice(url.lastIndexOf("/") + 1));
  return pages.some((page) => {
    const html = own.has(page.url) ? undefined : page.html?.();
    if (html === undefined || !files.every((file) => html.includes(file))) return false;
    const led = new Map<string, string[]>();
    for (const tag of descendants(parseHtml(html))) {
      const url = tag.name === "a" && tag.attribs["href"] ? canonical(tag.attribs["href"], page.url) : undefined;
      if (url !== undefined && own.has(url)) led.get(url)?.push(textOf(tag)) ?? led.set(url, [textOf(tag)]);
    }
    const said = new Map([...led].map(([url, texts]) => [url, new Set(texts.flatMap(wordsOf))]));
    const found = terms.filter(({ name, url }) => wordsOf(name).every((word) => said.get(url)?.has(word)));
    return found.length >= NEARLY_ALL * terms.length;
  });
}
