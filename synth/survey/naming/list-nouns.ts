import type { Relation } from "../../../core/relation.ts";
import type { Naming } from "../../../logic/operation.ts";
import type { LinkingPage } from "../inbound-links.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { isNameOfWork } from "./name-of-work.ts";
import { SEPARATORS } from "./site-name.ts";
import { callsOf, sortsThings } from "./sorting-lists.ts";

type Noun = Pick<Naming, "singular" | "plural">;

/** A page that links to so many of the rows lists them; so many of the rows' pages call it the same. */
const LISTS = 0.95;
const CALLED = 0.8;
/** "Course catalogue 2022-2023" */
const CATALOGUE = /^(\p{L}+) (?:catalogue|catalog|directory)(?!\p{L})/iu;

/**
 * What a list is a list of, where its headings do not say: the title "Course catalogue", or what the things' own pages call
 * the way back to it ("Recipes").
 */
export function listNoun(
  { rows }: Relation,
  listing: readonly LinkingPage[],
  pages: ReadonlyMap<string, SurveyedPage>,
  fromPlural: (text: string) => Noun | undefined,
  fromSingular: (text: string) => Noun | undefined,
): Noun | undefined {
  const about = new Set(rows.flatMap((row) => row.about ?? []));
  for (const { page, links } of listing) {
    if (new Set(links.map(({ url }) => url)).size < LISTS * about.size) continue;
    for (const part of page.title.split(SEPARATORS)) {
      const kind = CATALOGUE.exec(part.trim())?.[1];
      const noun = kind === undefined ? undefined : fromSingular(kind);
      if (noun) return noun;
    }
    const counts = callsOf(page.url, about, pages);
    if (sortsThings(counts)) continue;
    const called = [...counts].filter(([text, count]) => count >= CALLED * about.size && !isNameOfWork(text));
    const [noun] = called.flatMap(([text]) => fromPlural(text) ?? []);
    if (noun) return noun;
  }
  return undefined;
}
