import type { LinkingPage } from "../inbound-links.ts";
import { fromPlural, lastWordOf, type Noun } from "./noun-phrases.ts";
import { SEPARATORS } from "./site-name.ts";

/** Lists that name what they hold alike; one alone is named by itself. */
const LEAST_LISTS = 2;
/** A page that leads to fewer of the things lists them by chance. */
const LEAST_LINKS = 2;
/** Together they lead to so many of the things. */
const WHOLE = 0.95;
/** Which part of an order a list holds: "A–L", "(1 to 50)", "page 2". */
const PART =
  /[\s,:;–—-]+\(?(?:from\s+)?(?:\p{L}\s?(?:to|[-–—])\s?\p{L}|\d+\s?(?:to|[-–—])\s?\d+|(?:page|part) \d+)\)?$/iu;

/**
 * What several lists hold that part the things among them: their titles end in one plural word ("Wood Stoves", "Pellet
 * Stoves", "Other Stoves" hold stoves, "Poets A–L", "Poets M–Z" poets). Undefined where they lead to fewer than nearly all of the things, or end in two such words.
 *
 * @param listing the pages that link to the things
 * @param about the pages of the things
 * @param isName whether a part of a title is what the whole site is called
 */
export function parallelNoun(
  listing: readonly LinkingPage[],
  about: ReadonlySet<string>,
  isName: (text: string) => boolean,
): Noun | undefined {
  const nouns = new Map<string, { noun: Noun; titles: Set<string>; urls: Set<string> }>();
  for (const { page, links } of listing) {
    const listed = links.filter(({ url }) => about.has(url)).map(({ url }) => url);
    const { size } = new Set(listed);
    // What leads to all of them, as a menu on each page does, holds no part.
    if (size < LEAST_LINKS || size >= WHOLE * about.size) continue;
    for (const part of page.title.split(SEPARATORS).filter((text) => !isName(text))) {
      const noun = fromPlural(lastWordOf(part.trim().replace(PART, "")));
      if (!noun) continue;
      const known = nouns.get(noun.plural) ?? { noun, titles: new Set(), urls: new Set() };
      nouns.set(noun.plural, known);
      known.titles.add(part.trim().toLowerCase());
      for (const url of listed) known.urls.add(url);
    }
  }
  const found = [...nouns.values()].filter(
    ({ titles, urls }) => titles.size >= LEAST_LISTS && urls.size >= WHOLE * about.size,
  );
  return found.length === 1 ? found[0]!.noun : undefined;
}
