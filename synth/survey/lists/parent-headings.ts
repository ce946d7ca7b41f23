import { isPlural, singular } from "../../../logic/english/english.ts";
import { addressKind } from "../naming/address-kind.ts";
import { nounPhrase } from "../naming/noun-phrases.ts";
import { SEPARATORS } from "../naming/site-name.ts";
import { headingsOf as headingsIn } from "../page-marks.ts";

/** A page with the click path that leads to it. */
export interface PathPage {
  url: string;
  title: string;
  path: readonly string[];
  html?: () => string;
  links: readonly { url: string }[];
}

/** A page that links to fewer of the pages lists nothing; together the lists have nearly all of them. */
const LEAST_LISTED = 4;
const COVERED = 0.95;
const LEAST_LISTS = 2;

/**
 * What pages are that several lists share out among them ("Hand tools", "For the garden"): what the one page is headed, in
 * the plural, that leads to all of these lists ("Garden tools" -> garden tool). Undefined where there is no such page, or where
 * they list others that were not read.
 */
export function headedAbove(own: ReadonlySet<string>, pages: readonly PathPage[]): string | undefined {
  const lists = pages.filter(
    ({ url, links }) =>
      !own.has(url) && new Set(links.flatMap((link) => (own.has(link.url) ? [link.url] : []))).size >= LEAST_LISTED,
  );
  const covered = new Set(lists.flatMap(({ links }) => links.flatMap(({ url }) => (own.has(url) ? [url] : []))));
  const parents = new Set(lists.map(({ path }) => path.at(-2) ?? ""));
  const [parent] = parents;
  const read = new Set([...own, ...pages.map(({ url }) => url)]);
  const isOfKind = addressKind(own);
  if (lists.some(({ links }) => links.some(({ url }) => !read.has(url) && isOfKind(url)))) return undefined;
  if (lists.length < LEAST_LISTS || covered.size < COVERED * own.size || parents.size !== 1) return undefined;
  const page = pages.find(({ url }) => url === parent);
  if (!page?.html || own.has(page.url)) return undefined;
  return headingsOf(page.title, page.html).flatMap((text) => pluralOf(text) ?? [])[0];
}

function headingsOf(title: string, html: () => string): string[] {
  const found = headingsIn(html, 1).map(({ text }) => text);
  return [...found, ...title.split(SEPARATORS)];
}

function pluralOf(text: string): string | undefined {
  const phrase = nounPhrase(text);
  return phrase !== undefined && isPlural(phrase) ? singular(phrase) : undefined;
}
