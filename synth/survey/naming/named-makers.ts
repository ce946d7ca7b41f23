import type { Relation } from "../../../core/relation.ts";
import { elementAt, isPageTag, type Tag } from "../../../crawler/read/dom/dom.ts";
import { singular } from "../../../logic/english/english.ts";
import { documentOf, type PageHtml } from "../page-dom.ts";

/** What says only that somebody made it. */
const BY = /^(?:by|from|made by)$/i;
/** Whom things are by. */
const MAKERS: ReadonlySet<string> = new Set(
  "brand maker manufacturer make author artist designer publisher producer composer director photographer painter brewer builder brewery winery studio label architect illustrator developer seller dealer vendor".split(
    " ",
  ),
);
/** What books alone have. */
const OF_BOOKS = /^isbn\b/i;
/** So many of the values are marked, or lead, so. */
const MOSTLY = 0.8;
/** The element of a name stands within what says whose name it is. */
const STEPS_UP = 2;

/**
 * A collection whose pages say "by Acme" calls Acme what the site does where it files him: the folder or the page that the
 * names lead to ("/brands/acme"), or the word that marks them ("author"); whom a book with an ISBN is by is its author.
 */
export function withMakers(collection: Relation, htmlAt: (url: string) => PageHtml | undefined): Relation {
  const at = collection.columns.findIndex(({ name, unnamed }) => !unnamed && BY.test(name.trim()));
  if (at < 0) return collection;
  const counts = new Map<string, number>();
  const stated = collection.rows.filter(({ cells }) => cells[at]!.value.kind !== "missing");
  for (const { cells } of stated) {
    const { value, evidence } = cells[at]!;
    const html = htmlAt(evidence.url);
    const marks = html && evidence.place.at === "node" ? marksOf(elementAt(documentOf(html), evidence.place.path)) : [];
    const words = value.kind === "entity" ? [...wordsOf(addressOf(value.href)).slice(0, 1), ...marks] : marks;
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const [called, ...others] = [...counts].filter(([, count]) => count >= MOSTLY * stated.length);
  const isBook = collection.columns.some(({ name, unnamed }) => !unnamed && OF_BOOKS.test(name.trim()));
  const word = called && others.length === 0 ? called[0] : called === undefined && isBook ? "author" : undefined;
  if (word === undefined || collection.columns.some(({ name, unnamed }) => !unnamed && name.toLowerCase() === word))
    return collection;
  const name = word[0]!.toUpperCase() + word.slice(1);
  return { ...collection, columns: collection.columns.map((one, index) => (index === at ? { ...one, name } : one)) };
}

function addressOf(href: string): string {
  try {
    const { pathname, search } = new URL(href);
    return `${pathname} ${search}`;
  } catch {
    return "";
  }
}

/** The words of an address or of markup that say who made something, one each. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => (MAKERS.has(word) ? word : singular(word)))
    .filter((word) => MAKERS.has(word));

/** What marks an element, or what it stands in. */
function marksOf(tag: Tag | undefined): string[] {
  const words: string[] = [];
  let one: Tag | undefined = tag;
  for (let step = 0; one && step < STEPS_UP; step++) {
    const { class: styled = "", itemprop = "", rel = "", id = "" } = one.attribs;
    words.push(...wordsOf(`${styled} ${itemprop} ${rel} ${id}`));
    const parent = one.parent;
    one = isPageTag(parent) ? parent : undefined;
  }
  return words;
}
