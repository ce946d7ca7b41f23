import type { Relation } from "../../../core/relation.ts";
import type { LinkingPage } from "../inbound-links.ts";
import type { SurveyedPage } from "../surveyed.ts";
import { isNameOfWhole } from "./name-of-work.ts";
import {
  fromPlural,
  lastWordOf,
  type Noun,
  nounPhrase,
  offeredNoun,
  ofHeading,
  plainNoun,
  withoutWhich,
} from "./noun-phrases.ts";
import { SEPARATORS } from "./site-name.ts";
import { callsOf, sortsThings } from "./sorting-lists.ts";
import { titleEnds } from "./title-ends.ts";

/** A heading names the rows where at least this share of them is linked from under it; its last word where this one. */
const HEADED = { whole: 0.95, word: 0.8 };
/** What leads to so much of what stands in no menu leads to these things alone. */
const ONLY = 0.8;

/**
 * The heading (or, where several agree on it, the last word of the headings) under which most rows are linked, of lists that lead
 * to the rows with so much of what stands there at least. Lists of hardly anything else go first.
 */
export function fromHeadings(
  relation: Relation,
  listing: readonly LinkingPage[],
  pages: ReadonlyMap<string, SurveyedPage>,
  least: number,
): Noun | undefined {
  const about = new Set(relation.rows.flatMap((row) => row.about ?? []));
  // What stands in the titles of the things as well is the site's name for all of it.
  const ofThings = new Set([...about].flatMap((url) => pages.get(url)?.title.split(SEPARATORS).map(nounPhrase) ?? []));
  const isOfThings = (text: string) => nounPhrase(text) !== undefined && ofThings.has(nounPhrase(text));
  const isOnly = ({ page, links }: LinkingPage) => ledTo(page, links).size >= ONLY * ledTo(page, page.links).size;
  const ordered = [...listing.filter(isOnly), ...listing.filter((one) => !isOnly(one))];
  return fromListsOf(about, ordered, pages, isOfThings, least);
}

/** The same, of lists that lead to the rows with so much of what stands under their headings at least. */
function fromListsOf(
  about: ReadonlySet<string>,
  listing: readonly LinkingPage[],
  pages: ReadonlyMap<string, SurveyedPage>,
  isOfThings: (text: string) => boolean,
  least: number,
): Noun | undefined {
  for (const { page, links } of listing) {
    const headings = underHeadings(links);
    const all = underHeadings(page.links);
    const best = [...headings]
      .filter(
        ([heading, urls]) =>
          urls.size >= (heading.includes(" ") ? HEADED.whole : HEADED.word) * about.size &&
          urls.size >= least * all.get(heading)!.size &&
          !isOfThings(heading) &&
          ofHeading(heading),
      )
      .sort(([a, urlsA], [b, urlsB]) => urlsB.size - urlsA.size || b.length - a.length)[0];
    const titles = [page.title, ...page.title.split(SEPARATORS).map((part) => part.trim())];
    const called = callsOf(page.url, about, pages);
    if (best) return plainNoun(ofHeading(best[0])!, [...titles, ...called.keys()]);
    const shared = [...called].flatMap(([text, count]) => (count >= HEADED.word * about.size ? [text] : []));
    const isWhole = (noun: Noun) => isNameOfWhole(noun, [page.title, page.heading ?? ""], shared);
    // "Homes for sale | Calder & Wray"; what its first heading says where the title does not.
    const parts = [...titles, page.heading ?? ""].filter((part) => !isOfThings(part)).map(withoutWhich);
    const title = [
      ...parts.map(ofHeading),
      ...page.title.split(SEPARATORS).map(offeredNoun),
      ...parts.map((part) => fromEndOf(part, pages)),
    ].find((noun) => noun !== undefined && !isWhole(noun));
    // What stands in a menu of every page is not listed by this one.
    const linked = ledTo(page, links);
    const isList = linked.size >= least * new Set(page.links.map(({ url }) => url)).size;
    if (!title || !isList || linked.size < HEADED.whole * about.size) continue;
    if (!sortsThings(called)) return title;
  }
  return undefined;
}

/** Where links of a page lead that are in no menu. */
const ledTo = ({ menu }: SurveyedPage, links: SurveyedPage["links"]): ReadonlySet<string> =>
  new Set(links.flatMap(({ url }) => (menu?.has(url) ? [] : [url])));

/** Where links lead, by the heading above them and by its last word. */
function underHeadings(links: SurveyedPage["links"]): ReadonlyMap<string, ReadonlySet<string>> {
  const headings = new Map<string, Set<string>>();
  for (const { url, heading } of links) {
    for (const candidate of new Set([heading, lastWordOf(heading)]))
      headings.set(candidate, (headings.get(candidate) ?? new Set()).add(url));
  }
  return headings;
}

/** "Steel garden tools" beside "Wooden garden tools": the two words in which titles of several lists end. */
function fromEndOf(title: string, pages: ReadonlyMap<string, SurveyedPage>): Noun | undefined {
  const end = / (\S+ \S+)$/.exec(title)?.[1];
  const noun = end === undefined ? undefined : fromPlural(end);
  return noun && (titleEnds(pages).get(noun.plural.toLowerCase())?.size ?? 0) > 1 ? noun : undefined;
}
