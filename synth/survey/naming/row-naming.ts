import type { Relation } from "../../../core/relation.ts";
import { CHINESE_ENTRY } from "../../../logic/chinese/phrasing.ts";
import { isPlural } from "../../../logic/english/english.ts";
import type { Naming } from "../../../logic/operation.ts";
import type { Language } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import type { LinkingPage } from "../inbound-links.ts";
import type { RowNoun, SurveyedColumn, SurveyedPage } from "../surveyed.ts";
import { chinesePlace, chineseRowNoun } from "./chinese-naming.ts";
import { familyNoun } from "./family-nouns.ts";
import { kindByColumns } from "./kind-by-columns.ts";
import { listNoun } from "./list-nouns.ts";
import {
  fromPlural,
  fromSingular,
  lastWordOf,
  type Noun,
  nounPhrase,
  offeredNoun,
  pluralHead,
  withoutWhich,
} from "./noun-phrases.ts";
import { parallelNoun } from "./parallel-lists.ts";
import { ownTitle, sourceOf } from "./row-place.ts";
import { areTimesOfThings } from "./rows-of-times.ts";
import { SEPARATORS } from "./site-name.ts";
import { callsOf, sortsThings } from "./sorting-lists.ts";
import { titleEnds } from "./title-ends.ts";
import { isTotalOf } from "./total-of.ts";
import { numberedKind } from "./unnumbered-names.ts";

/** A heading names the rows where at least this share of them is linked from under it; its last word where this one. */
const HEADED = { whole: 0.95, word: 0.8 };
/** A list of things leads to other things as well (where they are, who made them), but to more of them it is a list of those. */
const MOSTLY = 0.3;
/** A list that leads to them more than to others goes before one that does not: beside each film stands who made it. */
const RATHER = 0.5;
/** So many names that end in one word do not by chance. */
const LEAST_NAMES = 4;
/**
 * What people call the rows of a relation. Taken from the label column's heading, from the heading under which a list
 * page links to the rows, or from the folder that their pages stand in; "entry" where none of them can be trusted.
 *
 * @param listing the pages that link to the rows' pages
 * @param site what people call it, and the language that its questions are asked in
 * @param isSiteOrder the relation is how the site sorts its pages under headings: it stands "on the site"
 */
export function nameRows(
  relation: Relation,
  label: SurveyedColumn | undefined,
  pages: ReadonlyMap<string, SurveyedPage>,
  listing: readonly LinkingPage[],
  site: { name: string; language: Language },
  isSiteOrder: boolean,
): Naming {
  if (site.language === "zh") {
    const noun =
      chineseRowNoun(relation, label, listing, site.name.replace(/网站$/u, "")) ??
      kindByColumns(relation, "zh")?.singular ??
      CHINESE_ENTRY;
    const everywhere = relation.source === "page_collection" || isSiteOrder;
    const source = everywhere
      ? site.name
      : chinesePlace(relation, pages, site.name, (title) => ownTitle(title, site.name));
    return { singular: noun, plural: noun, source };
  }
  const ofLabel = label && !OF_MAKE.test(label.column.name) ? fromSingular(label.column.name) : undefined;
  // What only markup calls the pages gives way to what the site does.
  const isOwn = !label?.column.unnamed || (ofLabel && isSaid(`${ofLabel.singular}|${ofLabel.plural}`, pages));
  const found =
    fromFileNames(relation, pages) ??
    (isOwn ? ofLabel : undefined) ??
    familyNoun(relation, { fromSingular, pluralHead }) ??
    fromNumberedNames(relation, label, site.name) ??
    fromHeadings(relation, listing, pages, RATHER) ??
    parallelNoun(listing, aboutOf(relation), (text) => isOfName(text, site.name)) ??
    fromHeadings(relation, listing, pages, MOSTLY) ??
    listNoun(
      relation,
      listing,
      pages,
      (text) => (isOfName(text, site.name) ? undefined : fromPlural(text)),
      fromSingular,
    ) ??
    fromFolder(relation, pages) ??
    fromNames(relation, label) ??
    ofLabel ??
    kindByColumns(relation, "en") ??
    ENTRY;
  // "Residents: 1,317" on each row counts residents: the rows are none.
  const isCounted = relation.columns.some(
    ({ name, type }) => type === "number" && foldText(name) === foldText(found.plural),
  );
  // "Total downloads: 1,317": of how often each was fetched it is told apart by being listed.
  const isTotalled = relation.columns.some(({ name, type }) => type === "number" && isTotalOf(name, found.plural));
  const listed = { singular: `listed ${found.singular}`, plural: `listed ${found.plural}` };
  const noun = isCounted || areTimesOfThings(relation) ? ENTRY : isTotalled ? listed : found;
  return { ...noun, source: sourceOf(relation, pages, site.name, isSiteOrder) };
}

/** What the headings of list pages call the rows under them: each noun with the rows that it fits. */
export function headingNouns(relation: Relation, listing: readonly LinkingPage[]): RowNoun[] {
  const rows = new Map<string, number>();
  for (const [index, row] of relation.rows.entries()) if (row.about) rows.set(row.about, index);
  const found = new Map<string, RowNoun>();
  const nouns = new Map<string, Noun | undefined>();
  // "Earth Sciences" above courses whose department is so called: they are no sciences.
  const stated = new Set(
    relation.columns.flatMap(({ role }, at) =>
      role === "category" ? relation.rows.map(({ cells }) => foldText(cells[at]!.value.printed)) : [],
    ),
  );
  for (const link of listing.flatMap(({ links }) => links)) {
    if (stated.has(foldText(link.heading))) continue;
    if (!nouns.has(link.heading)) nouns.set(link.heading, fromPlural(lastWordOf(link.heading)));
    const noun = nouns.get(link.heading);
    if (!noun) continue;
    const known = found.get(noun.plural) ?? { ...noun, rows: new Set<number>() };
    found.set(noun.plural, known);
    known.rows.add(rows.get(link.url)!);
  }
  return [...found.values()];
}

/** What makers call what they sell, whatever it is: "models" of cameras, boats or stoves. */
const OF_MAKE = /^(?:models?|products?|brands?|variants?|makes?)(?: (?:name|number))?$/i;
/** What rows are called where nobody says what they are. */
export const ENTRY: Noun = { singular: "entry", plural: "entries" };

/** "Sports" leads back to the front page of "the Acme Sports site", and is no word for what is listed there; nor is "Acme Sports". */
const isOfName = (text: string, site: string) =>
  ` ${site.toLowerCase()} `.includes(
    ` ${text
      .trim()
      .toLowerCase()
      .replace(/[.!]+$/, "")} `,
  );

const aboutOf = ({ rows }: Relation) => new Set(rows.flatMap(({ about }) => about ?? []));

/**
 * The heading (or, where several agree on it, the last word of the headings) under which most rows are linked, of lists that lead
 * to the rows with so much of what stands there at least.
 */
function fromHeadings(
  relation: Relation,
  listing: readonly LinkingPage[],
  pages: ReadonlyMap<string, SurveyedPage>,
  least: number,
): Noun | undefined {
  const about = aboutOf(relation);
  // What stands in the titles of the things as well is the site's name for all of it.
  const ofThings = new Set([...about].flatMap((url) => pages.get(url)?.title.split(SEPARATORS).map(nounPhrase) ?? []));
  const isOfThings = (text: string) => nounPhrase(text) !== undefined && ofThings.has(nounPhrase(text));
  return fromListsOf(about, listing, pages, isOfThings, least);
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
          fromPlural(heading),
      )
      .sort(([a, urlsA], [b, urlsB]) => urlsB.size - urlsA.size || b.length - a.length)[0];
    if (best) return fromPlural(best[0]);
    // "Homes for sale | Calder & Wray"
    const parts = [page.title, ...page.title.split(SEPARATORS)].filter((part) => !isOfThings(part)).map(withoutWhich);
    const title = [
      ...parts.map(fromPlural),
      ...page.title.split(SEPARATORS).map(offeredNoun),
      ...parts.map((part) => fromEndOf(part, pages)),
    ].find((noun) => noun !== undefined);
    const linked = new Set(links.map((link) => link.url));
    const isList = linked.size >= least * new Set(page.links.map(({ url }) => url)).size;
    if (!title || !isList || linked.size < HEADED.whole * about.size) continue;
    if (!sortsThings(callsOf(page.url, about, pages))) return title;
  }
  return undefined;
}

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

/**
 * "/reference/class.Client.html", "/wiki/Planet:Mars" -> class, planet; only where all rows' pages are named so, and where the
 * site says the word, too: letters before a name may be an abbreviation.
 */
function fromFileNames(relation: Relation, pages: ReadonlyMap<string, SurveyedPage>): Noun | undefined {
  if (relation.source !== "page_collection") return undefined;
  const kinds = new Set(
    relation.rows.map(({ about }) => {
      const file = about ? (new URL(about).pathname.split("/").at(-1) ?? "") : "";
      return (
        /^([A-Za-z]{3,})[.:][^.:]*[.:]|^([A-Za-z]{3,}):/.exec(decodeURIComponent(file))?.[0].replace(/[.:].*$/, "") ??
        ""
      );
    }),
  );
  const [kind] = kinds;
  const noun = kinds.size === 1 && kind ? fromSingular(kind) : undefined;
  return noun && isSaid(`${noun.singular}|${noun.plural}`, pages) ? noun : undefined;
}

/** Whether a title, a heading or a link of the site says one of these words. */
function isSaid(words: string, pages: ReadonlyMap<string, SurveyedPage>): boolean {
  const said = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
  return [...pages.values()].some(
    ({ title, links }) => said.test(title) || links.some(({ text, heading }) => said.test(heading) || said.test(text)),
  );
}

/**
 * "/players/messi.html" -> player; only where all rows' pages stand in that one folder. A folder in the singular ("/recipe/…")
 * may be called after anything: it names its pages where the site speaks of several of them ("All recipes").
 */
function fromFolder(relation: Relation, pages: ReadonlyMap<string, SurveyedPage>): Noun | undefined {
  if (relation.source !== "page_collection") return undefined;
  const folders = new Set(
    relation.rows.map((row) =>
      row.about ? (new URL(row.about).pathname.replace(/\/$/, "").split("/").at(-2) ?? "") : "",
    ),
  );
  if (folders.size !== 1) return undefined;
  const folder = decodeURIComponent([...folders][0]!).replace(/[-_]+/g, " ");
  const one = fromSingular(folder);
  if (!one || one.plural === folder.toLowerCase()) return fromPlural(folder);
  return isSaid(one.plural, pages) ? one : undefined;
}

/** "Ridge 45 Backpack", "Delta 18 Backpack" -> backpack: the word in which all names of pages end says what they are. */
function fromNames(relation: Relation, label: SurveyedColumn | undefined): Noun | undefined {
  if (relation.source !== "page_collection" || !label) return undefined;
  const ends = new Set(
    relation.rows.map(({ cells }) => / (\p{L}{3,})$/u.exec(cells[label.index]!.value.printed.trim())?.[1] ?? ""),
  );
  const [end] = ends;
  return ends.size === 1 && end && relation.rows.length >= LEAST_NAMES && !isPlural(end.toLowerCase())
    ? fromSingular(end)
    : undefined;
}

/**
 * "Release 15.3", "Release 15.4" -> release: the words before the figure in which alone all names differ. What the site itself is
 * called is no kind of thing: "ACME 2019", "ACME 2020" are its years, meetings or editions.
 */
function fromNumberedNames({ rows }: Relation, label: SurveyedColumn | undefined, site: string): Noun | undefined {
  if (!label || rows.length < LEAST_NAMES) return undefined;
  const words = new Set(rows.map(({ cells }) => numberedKind(cells[label.index]!.value.printed) ?? ""));
  const [word] = words;
  return words.size === 1 && word && !isPlural(word.toLowerCase()) && !isOfName(word, site)
    ? fromSingular(word)
    : undefined;
}
