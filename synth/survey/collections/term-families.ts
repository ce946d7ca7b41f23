import { contentId } from "../../../core/ids.ts";
import type { Cell, Relation } from "../../../core/relation.ts";
import { childTags, closest, descendants, elementPath, isPageTag, type Tag } from "../../../crawler/read/dom/dom.ts";
import { textOf } from "../../../crawler/read/dom/text.ts";
import { capitalise } from "../../../logic/english/english.ts";
import { ANCHOR } from "../anchor-mark.ts";
import { grouped } from "../grouped.ts";
import type { PageList } from "../lists/page-lists.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { pluralHead } from "../naming/noun-phrases.ts";
import { NUMBERING, type PageSubjects } from "../naming/page-subjects.ts";
import { documentOf } from "../page-dom.ts";

/** Lists on fewer pages are chance. */
const LEAST_PAGES = 6;
/** A term longer than this (characters) is a sentence. */
const LONGEST_TERM = 120;
/** "marker: string | none": what may stand there is no part of the term. */
const VALUES = /:\s.*$/s;
/** A list fewer of whose terms are described is a table of contents. */
const DESCRIBED = 0.3;
/** What is described under these is no part of what the page is about. */
const NO_PARTS =
  /^(?:notes?|examples?|references|bugs|topics|terms|definitions|questions|answers|authors|changes|links|issues|errors|users|files)$/i;

/** The described terms on one page under headings that call them the same. */
interface Listed {
  page: FamilyPage;
  singular: string;
  plural: string;
  terms: Cell[];
  /** It describes one of them twice: how many they are could be told in two ways. */
  isUnsure: boolean;
}

/**
 * What pages of one kind describe term by term under a heading in the plural ("Options" of commands, "Line Properties") is
 * one relation: a row per term, with what its page is about. Only where a page lists these pages as things of one kind and
 * each of them describes some, none of them twice.
 *
 * @param namesOf what each of some pages is about
 * @param listed the pages that list some of these, for what the terms are called
 */
export function termFamilies(
  pages: Iterable<FamilyPage>,
  namesOf: (urls: readonly string[]) => PageSubjects | undefined,
  listed: (urls: ReadonlySet<string>, plural: string) => readonly PageList[],
): Relation[] {
  const found = [...pages].flatMap(termsOf);
  return [...grouped(found, ({ plural }) => plural).values()].flatMap((alike) => {
    if (alike.length < LEAST_PAGES) return [];
    const byUrl = new Map(alike.map((one) => [one.page.url, one]));
    return listed(new Set(byUrl.keys()), alike[0]!.plural).flatMap(({ members, noun, isWhole }) => {
      const own = [...members].flatMap((url) => byUrl.get(url) ?? []);
      const isSure = isWhole && own.length >= LEAST_PAGES && !own.some(({ isUnsure }) => isUnsure);
      return isSure ? (familyOf(own, noun, namesOf) ?? []) : [];
    });
  });
}

function familyOf(
  lists: readonly Listed[],
  noun: string,
  namesOf: (urls: readonly string[]) => PageSubjects | undefined,
): Relation | undefined {
  const urls = lists.map(({ page }) => page.url);
  const names = namesOf(urls)?.names;
  // A page without a name could not be counted.
  if (!names || urls.some((url) => !names.has(url))) return undefined;
  const { page, plural, singular } = lists[0]!;
  return {
    id: contentId("term_family", plural, page.url),
    name: capitalise(plural),
    source: "records",
    url: page.url,
    columns: [
      { name: capitalise(noun), type: "text", role: "category" },
      { name: capitalise(singular), type: "text", role: "text" },
    ],
    rows: lists.flatMap((list) => list.terms.map((term) => ({ cells: [names.get(list.page.url)!, term] }))),
  };
}

/** What one page describes, by what its headings call it. */
function termsOf(page: FamilyPage): Listed[] {
  const found = new Map<string, Listed>();
  let stack: Tag[] = [];
  for (const tag of descendants(documentOf(page.html))) {
    if (/^h[1-6]$/.test(tag.name)) stack = [tag, ...stack.filter(({ name }) => name < tag.name)];
    if (tag.name !== "dl" || (isPageTag(tag.parent) && closest(tag.parent, ({ name }) => name === "dl"))) continue;
    const noun = stack.map((heading) => partsNoun(textOf(heading))).find((one) => one !== undefined);
    const terms = noun ? describedTerms(tag, page) : [];
    if (!noun || terms.length === 0) continue;
    const known = found.get(noun.plural) ?? { page, ...noun, terms: [], isUnsure: false };
    known.terms.push(...terms);
    found.set(noun.plural, known);
  }
  return [...found.values()].map((listed) => {
    const printed = new Set(listed.terms.map(({ value }) => value.printed.toLowerCase()));
    return { ...listed, isUnsure: printed.size < listed.terms.length };
  });
}

function partsNoun(heading: string): { singular: string; plural: string } | undefined {
  const noun = pluralHead(heading.replace(ANCHOR, "").replace(NUMBERING, ""));
  return noun && !NO_PARTS.test(noun.plural) ? noun : undefined;
}

/** The terms of a list that have a description; several above one description are one. None where most have none. */
function describedTerms(list: Tag, { url, snapshot }: FamilyPage): Cell[] {
  const parts = childTags(list).flatMap((child) => (child.name === "div" ? childTags(child) : [child]));
  const terms: { tag: Tag; isDescribed: boolean }[] = [];
  let before = "";
  for (const part of parts) {
    if (part.name === "dt" && before !== "dt") terms.push({ tag: part, isDescribed: false });
    if (part.name === "dd" && terms.length > 0 && textOf(part) !== "") terms.at(-1)!.isDescribed = true;
    before = part.name;
  }
  const printed = terms.map(({ tag }) => textOf(tag).replace(ANCHOR, "").replace(VALUES, ""));
  const described = terms.filter(({ isDescribed }) => isDescribed).length;
  if (described < DESCRIBED * terms.length || printed.some((text) => text === "" || text.length > LONGEST_TERM))
    return [];
  return terms.map(({ tag }, at) => ({
    value: { kind: "text", printed: printed[at]! },
    evidence: { snapshot, url, place: { at: "node", path: elementPath(tag), start: 0, end: printed[at]!.length } },
  }));
}
