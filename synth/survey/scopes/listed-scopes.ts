import { isPlural, singular } from "../../../logic/english/english.ts";
import { type LinkSection, linkSections } from "../lists/link-sections.ts";
import { listedNoun } from "../lists/listed-nouns.ts";
import { nestedLists } from "../lists/nested-lists.ts";
import { pagerOf } from "../lists/pager-links.ts";
import { namesTheSite } from "../naming/names-the-site.ts";
import { nounPhrase } from "../naming/noun-phrases.ts";
import { saidTitle } from "../naming/row-place.ts";
import type { Canonical } from "../page-addresses.ts";
import { headingsOf } from "../page-marks.ts";
import { itemUrls } from "./item-links.ts";
import { LEAST_READ, type LeadingPage, type PageScope } from "./page-scope.ts";
import { sortingPage } from "./sorting-pages.ts";
import { withoutWaysOn } from "./ways-on.ts";

/** A list leads to what it lists for such a part of its links. */
const MOSTLY = 0.5;
/** Of a list of many a few stand in lines that look like sentences: a code and a short name. */
const NEARLY_ALL = 0.95;
const VERSION = /\sv?\d+(?:\.\d+)*\b/g;
/** A heading longer than this (characters) is a sentence. */
const LONGEST_HEADING = 50;

/** Which pages there are, as far as a list of some of them is concerned. */
export interface Kinds {
  /** Pages of one kind. */
  own: ReadonlySet<string>;
  /** These, and pages that may be of the kind. */
  known: ReadonlySet<string>;
  /** All that were read. */
  read: ReadonlySet<string>;
  /** Pages beside them that are of another kind. */
  others: ReadonlySet<string>;
}

/** A page that lists some of a kind. */
interface ListPage extends LeadingPage {
  html: () => string;
}

/** Where the links of a page lead. */
interface Led extends Pick<Kinds, "known"> {
  /** What its lists lead to. */
  items: ReadonlySet<string>;
  isStrange: (url: string) => boolean;
}

/** What one page lists under a heading, what it lists within an item of another list, and what it lists at all. */
export function listedScopes(kinds: Kinds, pages: readonly LeadingPage[], canonical: Canonical): PageScope[] {
  const titles = new Map<string, number>();
  for (const { title } of pages) titles.set(title, (titles.get(title) ?? 0) + 1);
  return pages.flatMap((page) => {
    if (!listsSome(page, kinds.own)) return [];
    const title = pageName(page, titles);
    // What stands on one of the pages of a list is nothing that a person would ask about.
    if (title === undefined || pagerOf(page, canonical).urls.size > 0) return [];
    return scopesOf({ ...page, title }, kinds, canonical);
  });
}

function listsSome(page: LeadingPage, own: ReadonlySet<string>): page is ListPage {
  if (page.html === undefined || own.has(page.url)) return false;
  return new Set(page.links.flatMap(({ url }) => (own.has(url) ? [url] : []))).size >= LEAST_READ;
}

function scopesOf(page: ListPage, kinds: Kinds, canonical: Canonical): PageScope[] {
  const { own, known, read, others } = kinds;
  const items = itemUrls(page, canonical);
  const isStrange = (url: string) => items.has(url) && !known.has(url) && !others.has(url) && url !== page.url;
  const { sections } = linkSections(page, { has: (url) => known.has(url) || isStrange(url) }, canonical);
  const place = placeOf(page);
  const parts = [
    ...headedScopes(page, place, sections, { items, known, isStrange }),
    ...nestedScopes(page, place, kinds, canonical),
  ];
  const all = withoutWaysOn(
    sections.flatMap(({ links }) => links),
    (url) => own.has(url) || (known.has(url) && !read.has(url)),
  );
  const elsewhere = new Set(page.links.map(({ url }) => url).filter((url) => !others.has(url)));
  // A page that leads to other things as well is about something, and lists nothing.
  if (!all.every((url) => items.has(url) && known.has(url)) || all.length < MOSTLY * elsewhere.size) return parts;
  // "Districts" is no word for the farms that it lists by district.
  const isSorted = sortingPage(page.title, [...new Set(sections.map(({ text }) => text))]) !== undefined;
  const noun = listedNoun(page.html) ?? (isSorted ? undefined : nounOf(page.title));
  return [...parts, { key: page.url, members: all, noun, where: (site) => `listed ${place(site)}` }];
}

/** What a page lists under one heading, where that is all of one kind. */
function headedScopes(
  { url: at, title }: ListPage,
  place: (site: string) => string,
  sections: readonly LinkSection[],
  { items, known, isStrange }: Led,
): PageScope[] {
  const isList = (links: LinkSection["links"]) =>
    !links.some(({ url }) => isStrange(url)) &&
    links.filter(({ url }) => items.has(url)).length >= NEARLY_ALL * links.length;
  const listing = sections.filter(({ links }) => links.some(({ url }) => known.has(url)));
  const times = new Map<string, number>();
  for (const { text } of listing) times.set(text, (times.get(text) ?? 0) + 1);
  const headings = [...times.keys()];
  return listing.flatMap(({ text, level, links }): PageScope[] => {
    const isHeading = level >= 2 && text.length <= LONGEST_HEADING && /\p{L}{3}/u.test(text);
    if (!isHeading || times.get(text)! > 1 || !isList(links)) return [];
    const bare = text.replace(/[“”"]/g, "").replace(/[\s¶#:]+$/, "");
    const members = [...new Set(links.map(({ url }) => url))];
    // A page that is called what its heading says is named once.
    const isSaid = (site: string) => isSites(bare, site) || place(site).includes(`“${bare}”`);
    const where = (site: string) => {
      if (isSaid(site)) return `listed ${place(site)}`;
      const within = nounOf(bare) === undefined ? sortingPage(saidTitle({ title }, site), headings) : undefined;
      return within === undefined ? `listed under “${bare}” ${place(site)}` : `${within} “${bare}” on ${site}`;
    };
    return [{ key: `${at} ${bare}`, page: at, members, noun: nounOf(bare), where }];
  });
}

const nestedScopes = (
  page: ListPage,
  place: (site: string) => string,
  { known, others }: Kinds,
  canonical: Canonical,
): PageScope[] =>
  nestedLists(page, known, canonical, others).map(({ title, members }) => ({
    key: `${page.url} ${title}`,
    members,
    noun: nounOf(title),
    where: (site) => `listed under “${title}” ${place(site)}`,
  }));

/** A page whose title others bear, too, goes by its first heading where no other page is titled so. */
function pageName({ depth, title, html }: ListPage, titles: ReadonlyMap<string, number>): string | undefined {
  if (depth === 0 || titles.get(title) === 1) return title;
  const heading = headingsOf(html, 1).find(({ text }) => text !== "")?.text;
  return heading === undefined || titles.has(heading) ? undefined : heading;
}

/** The site's name above its menu, with a version or without. */
const isSites = (heading: string, site: string) =>
  namesTheSite(heading.replace(VERSION, ""), site.replace(VERSION, "")) || namesTheSite(heading, site);

const placeOf =
  ({ depth, title }: LeadingPage) =>
  (site: string): string => {
    const own = saidTitle({ title }, site).replace(/[“”"]/g, "").trim();
    // A page that is titled like its site.
    if (namesTheSite(own, site)) return `on ${site}`;
    return depth === 0 || own === "" ? `on the front page of ${site}` : `on the page “${own}” of ${site}`;
  };

/** "Client Ports" -> client port; undefined where the words are no plural. */
function nounOf(words: string): string | undefined {
  const phrase = nounPhrase(words);
  return phrase !== undefined && isPlural(phrase) ? singular(phrase) : undefined;
}
