import type { Relation } from "../../core/relation.ts";
import { addressOf } from "../../crawler/read/address-of.ts";
import { statedSource } from "../subject/stated-source.ts";
import { agreedType, ownType, withoutTypesOfCards, wordOfType } from "./facts/own-type.ts";
import { type SpeakingPage, saidOfPages } from "./facts/said-of-pages.ts";
import { listTitle } from "./lists/paged-lists.ts";
import { headedAbove } from "./lists/parent-headings.ts";
import { countedBy } from "./naming/chinese-counting.ts";
import { countedAs } from "./naming/counted-nouns.ts";
import type { RawPage } from "./raw-page.ts";
import { linesOf, roughText } from "./rough-text.ts";

/** A page that links to fewer pages of a collection does not list them. */
const LIST_LINKS = 4;

/** What a site calls its collections, by their ids. */
export interface CalledBySite {
  /** What the pages themselves say that they are. */
  said: ReadonlyMap<string, string>;
  /** What stands above them where they are listed. */
  headings: ReadonlyMap<string, string>;
  /** The word that they are counted by, in Chinese. */
  measures: ReadonlyMap<string, string>;
}

/**
 * What the pages of each collection, and those that list them, call what it holds.
 *
 * @param nounOf what its things are called on a Chinese site, where that is known
 */
export function calledBySite(
  collections: readonly Relation[],
  readable: readonly RawPage[],
  language: string,
  nounOf: (collection: Relation) => string | undefined = () => undefined,
): CalledBySite {
  const counting = readable.map((page) => ({
    ...page,
    title: listTitle(page.title),
    text: () => roughText(page.html!()),
  }));
  const pagesByUrl = new Map(readable.map((page) => [page.url, page]));
  const words = new Map<string, string>();
  const owned = new Map<string, string>();
  const headings = new Map<string, string>();
  const measures = new Map<string, string>();
  for (const collection of collections) {
    const word = saidOfPages(
      collection.rows.flatMap(({ about }) => {
        const page = about === undefined ? undefined : pagesByUrl.get(about);
        return page?.html ? [speaking(page, page.html)] : [];
      }),
      collection.columns.map(({ name }) => name),
    );
    if (word !== undefined) words.set(collection.id, word);
    const type = agreedType(collection.rows.map(({ about }) => typeAt(pagesByUrl.get(about ?? ""))));
    if (type !== undefined) owned.set(collection.id, wordOfType(type));
    const about = new Set(collection.rows.flatMap((row) => row.about ?? []));
    const heading = language === "zh" ? undefined : (headedAbove(about, readable) ?? countedAs(about, counting));
    if (heading !== undefined) headings.set(collection.id, heading);
    const measure = /^zh/i.test(language) ? measureOf(about, counting, nounOf(collection)) : undefined;
    if (measure !== undefined) measures.set(collection.id, measure);
  }
  return { said: withoutTypesOfCards(words, owned), headings, measures };
}

const typeAt = (page: RawPage | undefined) => page?.html && ownType(page.html());

/** What a page that lists some of these pages, or the first page, counts them by. */
function measureOf(
  about: ReadonlySet<string>,
  pages: readonly { depth: number; links: readonly { url: string }[]; text: () => string }[],
  noun: string | undefined,
): string | undefined {
  for (const page of pages) {
    if (page.depth > 0 && page.links.filter(({ url }) => about.has(url)).length < LIST_LINKS) continue;
    const measure = countedBy(page.text(), about.size, noun);
    if (measure !== undefined) return measure;
  }
  return undefined;
}

/** A page with what it says of itself, read when it is asked. */
const speaking = ({ title, url }: RawPage, html: () => string): SpeakingPage => ({
  title,
  read: () => {
    const text = html();
    return {
      html: text,
      address: addressOf(text, url),
      types: statedSource(text).types,
      lines: linesOf(roughText(text)),
    };
  },
});
