import type { Relation } from "../../../core/relation.ts";
import { grouped } from "../grouped.ts";
import { chaptersOf } from "../lists/chapter-parts.ts";
import { type NestedList, nestedLists } from "../lists/nested-lists.ts";
import { folderKind } from "../naming/address-kind.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { indexedNoun } from "../naming/indexed-nouns.ts";
import type { PageSubjects } from "../naming/page-subjects.ts";
import type { Canonical } from "../page-addresses.ts";
import type { LeadingPage } from "../scopes/page-scope.ts";
import { pageScopes } from "../scopes/page-scopes.ts";
import type { Scope } from "../surveyed.ts";
import { describedTerms } from "./described-terms.ts";
import { directoryScopes } from "./directory-scopes.ts";
import { indexedKinds } from "./indexed-kinds.ts";
import { packageScopes } from "./package-scopes.ts";
import { type TermScope, termRelations } from "./term-relations.ts";

/** A chapter of fewer sections is named section by section; nobody opens more. */
const LEAST_SECTIONS = 5;
const MOST_SECTIONS = 40;
/** Statements on fewer pages of a folder are chance. */
const LEAST_STATING = 4;
/** So many parts of the pages in one folder are asked about. */
const MOST_PARTS = 16;
/** A page that describes no terms and leads to so many that do lists them. */
const LEAST_LED = 5;
/** "Class" is a word for pages, and "GDeck", which their names have in common, is none. */
const WORD = /(?:^|\s)\p{Lu}?\p{Ll}+$/u;
const NONE: ReadonlySet<string> = new Set();
/** What pages are called where nothing says what they are about. */
const PAGE = "page";

/** Relations with what a question says of which pages they are about. */
export interface TermCollections {
  relations: Relation[];
  scopes: ReadonlyMap<string, Scope>;
}

/**
 * What the pages of a site state of the things that they describe one by one, for each part of them that a question can mean
 * as a whole: the sections of a chapter, and what one page lists.
 *
 * @param subjectsOf what each of some pages is about
 */
export function termCollections(
  pages: ReadonlyMap<string, FamilyPage>,
  leading: readonly LeadingPage[],
  subjectsOf: (urls: readonly string[]) => PageSubjects | undefined,
  canonical: Canonical,
): TermCollections {
  const kindOf = indexedKinds(leading, canonical);
  const packages = [...packageScopes(pages, leading), ...directoryScopes(pages, leading, subjectsOf, canonical)];
  const lists = listScopes(pages, leading, subjectsOf, canonical);
  const named = [...chapterScopes(pages, leading, subjectsOf), ...packages];
  const parts = [...named, ...lists.filter((list) => !named.some((one) => isMostlyOf(list, one)))];
  const found = parts.flatMap((scope) => {
    const own = [...scope.names.keys()].flatMap((url) => pages.get(url) ?? []);
    return termRelations(own, scope, kindOf);
  });
  const byId = new Map(found.map(([relation, scope]) => [relation.id, { relation, scope }]));
  return {
    relations: [...byId.values()].map(({ relation }) => relation),
    scopes: new Map([...byId].map(([id, { scope }]) => [id, scope])),
  };
}

/** Most of what a list holds is asked about as a chapter, a package or a directory. */
const isMostlyOf = (list: TermScope, { names }: TermScope): boolean =>
  [...list.names.keys()].filter((url) => names.has(url)).length > list.names.size / 2;

type SubjectsOf = (urls: readonly string[]) => PageSubjects | undefined;

function chapterScopes(
  pages: ReadonlyMap<string, FamilyPage>,
  leading: readonly LeadingPage[],
  subjectsOf: SubjectsOf,
): TermScope[] {
  return chaptersOf(leading).flatMap(({ noun, whole, members }): TermScope[] => {
    if (members.length < LEAST_SECTIONS || members.length > MOST_SECTIONS) return [];
    const own = members.flatMap((url) => pages.get(url) ?? []);
    if (own.length < members.length || own.filter(isStating).length < LEAST_STATING) return [];
    const names = subjectsOf(members)?.names;
    if (!names || members.some((url) => !names.has(url))) return [];
    return [{ key: whole, noun, where: (site) => `of ${whole} of ${site}`, names }];
  });
}

function listScopes(
  pages: ReadonlyMap<string, FamilyPage>,
  leading: readonly LeadingPage[],
  subjectsOf: SubjectsOf,
  canonical: Canonical,
): TermScope[] {
  return [...grouped([...pages.values()], ({ url }) => folderKind(url)).values()].flatMap((own): TermScope[] => {
    if (own.filter(isStating).length < LEAST_STATING) return [];
    const subjects = subjectsOf(own.map(({ url }) => url));
    if (!subjects) return [];
    const { noun } = subjects;
    const led = linksAmong(own, leading);
    const isList = (url: string) => led(url) >= LEAST_LED && describedTerms(pages.get(url)!).length === 0;
    const describing = own.flatMap((page) => (describedTerms(page).length > 0 ? [page.url] : []));
    // What is described bears its name before a chapter that speaks of it.
    const named = [...(subjectsOf(describing)?.names ?? []), ...subjects.names];
    const names = new Map(named.filter(([url]) => !isList(url)));
    const known = new Set(names.keys());
    const { whole } = pageScopes(known, names, leading, canonical, NONE, NONE, MOST_PARTS);
    const plain = whole.filter(({ key, members }) => {
      const list = leading.find(({ url }) => key === url || key.startsWith(`${url} `));
      return !list || !hasListsBelow(members, names, nestedLists(list, known, canonical));
    });
    return plain.map(({ key, members, noun: listed, where }): TermScope => {
      // Words that only some of the pages of a folder share say what these are.
      const apart = subjectsOf(members);
      const isWord = apart?.phrase === undefined || WORD.test(apart.phrase);
      const called = apart && isWord && members.every((url) => apart.names.has(url)) ? apart : { names, noun };
      const ownNames = new Map(members.map((url) => [url, called.names.get(url)!]));
      const kind = listed ?? called.noun ?? indexedNoun(ownNames, leading) ?? PAGE;
      return { key, noun: kind, where, names: ownNames };
    });
  });
}

/** To how many others of some pages that describe terms one of them leads. */
function linksAmong(own: readonly FamilyPage[], leading: readonly LeadingPage[]): (url: string) => number {
  const describing = new Set(own.filter((page) => describedTerms(page).length > 0).map(({ url }) => url));
  const counts = new Map(
    leading.map(({ url, links }) => [
      url,
      new Set(links.filter((link) => describing.has(link.url)).map((link) => link.url)).size,
    ]),
  );
  return (url) => counts.get(url) ?? 0;
}

/** Under some of these pages the list has further pages: whether they are listed under the same heading, too, is anyone's guess. */
const hasListsBelow = (
  members: readonly string[],
  names: PageSubjects["names"],
  lists: readonly NestedList[],
): boolean => {
  const called = new Set(members.map((url) => names.get(url)?.value.printed));
  return lists.some(({ title, members: below }) => called.has(title) && below.some((url) => !members.includes(url)));
};

const isStating = (page: FamilyPage): boolean =>
  describedTerms(page).some(({ facts, sentences }) => facts.length > 0 || sentences.length > 0);
