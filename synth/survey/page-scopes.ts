import type { Cell } from "../../core/relation.ts";
import { closest, descendants, isBlock, type Tag } from "../../crawler/read/dom/dom.ts";
import { parseHtml } from "../../crawler/read/dom/parse-html.ts";
import { textOf } from "../../crawler/read/dom/text.ts";
import { isPlural, singular } from "../../logic/english/english.ts";
import { type LinkSection, linkSections } from "./lists/link-sections.ts";
import { listedNoun } from "./lists/listed-nouns.ts";
import { nestedLists } from "./lists/nested-lists.ts";
import { pagerOf } from "./lists/pager-links.ts";
import { folderKind } from "./naming/address-kind.ts";
import { namesTheSite } from "./naming/names-the-site.ts";
import { nounPhrase } from "./naming/noun-phrases.ts";
import { ownTitle } from "./naming/row-place.ts";

/** Some pages of a kind that a question can mean without naming them, all of which were read. */
export interface PageScope {
  key: string;
  members: readonly string[];
  /** What they are, in the singular; undefined where nothing says it. */
  noun: string | undefined;
  /** "listed under “Ports” on the page “Harbours” of the Coast site"; what follows a word for the pages. */
  where: (site: string) => string;
}

/** A page as far as it leads to others. */
export interface LeadingPage {
  url: string;
  title: string;
  depth: number;
  snapshot: string;
  html?: () => string;
  links: readonly { url: string; text: string }[];
}

/** Fewer are named one by one; nobody opens more. */
const LEAST = 7;
const MOST = 40;
/** A list leads to what it lists for such a part of its links. */
const MOSTLY = 0.5;
/** So many pages of a set show what the others will say. */
const LEAST_READ = 3;
/** Of sets that share so many of their pages one is enough. */
const OVERLAP = 0.5;
const MOST_SCOPES = 6;
/** What a beginning of a name ends with, and how much of it (characters) is no chance. */
const BEGINNING = /^[\p{L}\d]+?(?:::|[_.:/-]|\s)/u;
/** Where a word begins in a name of several: "BoxSet" -> "Box", "Set". */
const NEXT_WORD = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const LEAST_BEGINNING = 3;
const VERSION = /\sv?\d+(?:\.\d+)*\b/g;
/** A heading longer than this (characters) is a sentence. */
const LONGEST_HEADING = 50;

/** What can be asked about of a kind of pages, and what could be if a few pages more were read. */
export interface Scopes {
  whole: PageScope[];
  incomplete: Incomplete[];
}

/** Pages that one question can mean, of which some wait to be read. */
export interface Incomplete {
  size: number;
  missing: readonly string[];
}

/**
 * The parts of a kind of pages that can be asked about as a whole though others of the kind were not read: what one page
 * lists, what it lists under one heading, and what is called by names that begin alike.
 *
 * @param own pages of one kind
 * @param names what each of them is about
 * @param pages all that were read
 * @param others pages beside them that are of another kind, as the word for these says
 * @param things pages that are about something, and mention others
 */
export function pageScopes(
  own: ReadonlySet<string>,
  names: ReadonlyMap<string, Cell>,
  pages: readonly LeadingPage[],
  canonical: (href: string, base: string) => string | undefined,
  others: ReadonlySet<string> = new Set(),
  things: ReadonlySet<string> = others,
): Scopes {
  const folders = new Set([...own].map(folderKind));
  const beside = (url: string) => folders.has(folderKind(url)) && !others.has(url);
  const known = new Set([...pages.flatMap(({ links }) => links.map(({ url }) => url)).filter(beside), ...own]);
  const read = new Set(pages.map(({ url }) => url));
  const lists = pages.filter(({ url }) => !things.has(url));
  const alike = [...listed(own, known, read, lists, canonical, others), ...namedAlike(names, others, pages)].filter(
    ({ members }) => members.length >= LEAST,
  );
  // What can be called by a word is asked about before what cannot.
  const sized = alike
    .filter(({ members }) => members.length <= MOST)
    .sort((one, other) => Number(other.noun !== undefined) - Number(one.noun !== undefined));
  const whole: PageScope[] = [];
  const incomplete: Incomplete[] = [];
  for (const scope of sized) {
    const { length: size } = scope.members;
    const fitting = scope.members.filter((url) => own.has(url) && names.has(url));
    const missing = scope.members.filter((url) => !read.has(url));
    if (fitting.length < size) {
      if (fitting.length >= LEAST_READ && fitting.length + missing.length === size) incomplete.push({ size, missing });
      continue;
    }
    const shared = (other: PageScope) => scope.members.filter((url) => other.members.includes(url)).length;
    const isNew = whole.every((other) => shared(other) <= OVERLAP * Math.min(size, other.members.length));
    if (isNew && whole.length < MOST_SCOPES) whole.push(scope);
  }
  return { whole, incomplete };
}

/** What one page lists under a heading, and what it lists at all. */
function listed(
  own: ReadonlySet<string>,
  known: ReadonlySet<string>,
  read: ReadonlySet<string>,
  pages: readonly LeadingPage[],
  canonical: (href: string, base: string) => string | undefined,
  others: ReadonlySet<string>,
): PageScope[] {
  const lists = pages.filter(
    ({ url, html, links }) =>
      html &&
      !own.has(url) &&
      new Set(links.map((link) => link.url).filter((link) => own.has(link))).size >= LEAST_READ,
  );
  const titles = new Map<string, number>();
  for (const { title } of pages) titles.set(title, (titles.get(title) ?? 0) + 1);
  return lists.flatMap((page) => {
    const title = pageName(page, titles);
    const isGoingOn = pagerOf(page.url, page.html!(), (href) => canonical(href, page.url)).urls.size > 0;
    // What stands on one of the pages of a list is nothing that a person would ask about.
    if (title === undefined || isGoingOn) return [];
    const { sections } = linkSections({ ...page, html: page.html!() }, known, canonical);
    const place = placeOf({ ...page, title });
    const items = itemUrls(page.html!(), (href) => canonical(href, page.url));
    const strange = new Set([...items].filter((url) => !known.has(url) && !others.has(url) && url !== page.url));
    const around = linkSections({ ...page, html: page.html!() }, new Set([...known, ...strange]), canonical).sections;
    const isMixed = ({ path }: LinkSection) =>
      around.some((one) => one.path === path && one.links.some(({ url }) => strange.has(url)));
    const times = new Map<string, number>();
    for (const { text } of sections) times.set(text, (times.get(text) ?? 0) + 1);
    const headed = sections.flatMap((section): PageScope[] => {
      const { text, level, links } = section;
      if (
        isMixed(section) ||
        !links.every(({ url }) => items.has(url)) ||
        level < 2 ||
        text.length > LONGEST_HEADING ||
        !/\p{L}{3}/u.test(text) ||
        times.get(text)! > 1
      )
        return [];
      const bare = text.replace(/[“”"]/g, "").replace(/[\s¶#:]+$/, "");
      const members = [...new Set(links.map(({ url }) => url))];
      const where = (site: string) => (isSites(bare, site) ? "listed " : `listed under “${bare}” `) + place(site);
      return [{ key: `${page.url} ${bare}`, members, noun: nounOf(bare), where }];
    });
    const led = [...new Set(around.flatMap(({ links }) => links.map(({ url }) => url)))];
    // What leads on from a list stands before and after it.
    const isListed = (url: string) => own.has(url) || (known.has(url) && !read.has(url));
    const all = led.slice(led.findIndex(isListed), led.findLastIndex(isListed) + 1);
    const where = (site: string) => `listed ${place(site)}`;
    const nested = nestedLists(page, known, canonical, others).map(({ title, members }): PageScope => {
      return {
        key: `${page.url} ${title}`,
        members,
        noun: nounOf(title),
        where: (site) => `listed under “${title}” ${place(site)}`,
      };
    });
    const elsewhere = new Set(page.links.map(({ url }) => url).filter((url) => !others.has(url)));
    // A page that leads to other things as well is about something, and lists nothing.
    if (!all.every((url) => items.has(url) && known.has(url)) || all.length < MOSTLY * elsewhere.size)
      return [...headed, ...nested];
    return [
      ...headed,
      ...nested,
      { key: page.url, members: all, noun: listedNoun(page.html!()) ?? nounOf(title), where },
    ];
  });
}

/** A page whose title others bear, too, goes by its first heading where no other page is titled so. */
function pageName({ depth, title, html }: LeadingPage, titles: ReadonlyMap<string, number>): string | undefined {
  if (depth === 0 || titles.get(title) === 1) return title;
  for (const tag of descendants(parseHtml(html!()))) {
    if (tag.name === "h1" && textOf(tag) !== "") return titles.has(textOf(tag)) ? undefined : textOf(tag);
  }
  return undefined;
}

/** Where the items of lists lead: links that a block begins with, or is mostly made of. What a sentence mentions is none. */
function itemUrls(html: string, canonical: (href: string) => string | undefined): ReadonlySet<string> {
  const links = new Map<Tag, Tag[]>();
  for (const tag of descendants(parseHtml(html))) {
    const block = tag.name === "a" && tag.attribs["href"] !== undefined ? closest(tag, isBlock) : undefined;
    if (block && !closest(tag, isCode)) links.set(block, [...(links.get(block) ?? []), tag]);
  }
  const found = new Set<string>();
  for (const [block, own] of links) {
    const text = textOf(block);
    const linked = own.reduce((sum, link) => sum + textOf(link).length, 0);
    for (const link of own) {
      const url = canonical(link.attribs["href"]!);
      if (url !== undefined && (linked >= MOSTLY * text.length || text.startsWith(textOf(link)))) found.add(url);
    }
  }
  return found;
}

/** What a program's text mentions is no list. */
const isCode = ({ name, attribs }: Tag) =>
  name === "pre" ||
  /(?:^|\s)(?:fragment|highlight|codeblock|sourcecode|listingblock)(?:$|\s)/i.test(attribs["class"] ?? "");

/** The site's name above its menu, with a version or without. */
const isSites = (heading: string, site: string) =>
  namesTheSite(heading.replace(VERSION, ""), site.replace(VERSION, "")) || namesTheSite(heading, site);

const placeOf =
  ({ depth, title }: LeadingPage) =>
  (site: string): string => {
    const own = ownTitle(title, site).replace(/[“”"]/g, "").trim();
    // A page that is titled like its site.
    if (namesTheSite(own, site)) return `on ${site}`;
    return depth === 0 || own === "" ? `on the front page of ${site}` : `on the page “${own}” of ${site}`;
  };

/** "Client Ports" -> client port; undefined where the words are no plural. */
function nounOf(words: string): string | undefined {
  const phrase = nounPhrase(words);
  return phrase !== undefined && isPlural(phrase) ? singular(phrase) : undefined;
}

/** What names begin or end with alike, and how a question says it. */
const ENDS = {
  begin: { partsOf: beginnings, isAt: (text: string, part: string) => text.startsWith(part) },
  end: { partsOf: endings, isAt: (text: string, part: string) => text.endsWith(part) },
} as const;

/** Pages whose names begin alike, up to a mark between the parts of a name or to its next word, or end with the same word. */
function namedAlike(
  names: ReadonlyMap<string, Cell>,
  others: ReadonlySet<string>,
  pages: readonly LeadingPage[],
): PageScope[] {
  // What is said of the site is said of all its folders.
  const called = new Map<string, Set<string>>();
  for (const { links } of pages)
    for (const { url, text } of links) if (!others.has(url)) called.set(url, (called.get(url) ?? new Set()).add(text));
  const found = (["begin", "end"] as const).flatMap((at) => {
    const alike = new Map<string, Set<string>>();
    for (const [url, { value }] of names)
      for (const part of ENDS[at].partsOf(value.printed)) alike.set(part, (alike.get(part) ?? new Set()).add(url));
    return [...alike].map(([part, urls]) => ({ at, part, urls }));
  });
  return found
    .filter(({ part, urls }) => part.length >= LEAST_BEGINNING && urls.size >= LEAST_READ)
    .sort((one, other) => other.urls.size - one.urls.size || one.part.localeCompare(other.part, "en"))
    .flatMap(({ at, part, urls }): PageScope[] => {
      // What is not read is known by the links that lead there alone: these have to be as the names are.
      const isAlike = (url: string) =>
        [...(called.get(url) ?? []), fileOf(url)].some((text) => ENDS[at].isAt(text, part));
      if (![...urls].every(isAlike)) return [];
      const beside = [...called.keys()].filter((url) => !urls.has(url) && !names.has(url) && isAlike(url));
      const where = (site: string) => `of ${site} whose names ${at} with “${part.trim()}”`;
      return [{ key: `${at} ${part}`, members: [...urls, ...beside], noun: undefined, where }];
    });
}

/** "a_b_c" -> "a_", "a_b_"; "BoxSetItem" -> "Box", "BoxSet". */
function beginnings(name: string): string[] {
  const found: string[] = [];
  for (let at = 0; ; ) {
    const part = BEGINNING.exec(name.slice(at))?.[0];
    if (part === undefined || at + part.length >= name.length) break;
    at += part.length;
    found.push(name.slice(0, at));
  }
  return found.length > 0 ? found : nextWords(name).map((at) => name.slice(0, at));
}

/** "BoxSetItem" -> "SetItem", "Item". */
function endings(name: string): string[] {
  return nextWords(name).map((at) => name.slice(at));
}

const nextWords = (name: string): number[] => [...name.matchAll(NEXT_WORD)].map(({ index }) => index);

const fileOf = (url: string) => decoded(url.slice(url.lastIndexOf("/") + 1));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray "%": the name is compared as it is written.
    return text;
  }
}
