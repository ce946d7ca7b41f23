import { contentId } from "../../../core/ids.ts";
import type { Cell, Relation, Row } from "../../../core/relation.ts";
import { capitalise, plural, singular } from "../../../logic/english/english.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { grouped } from "../grouped.ts";
import { pagesByKind } from "../lists/page-kinds.ts";
import { folderKind } from "../naming/address-kind.ts";
import type { FamilyPage } from "../naming/family-page.ts";
import { inSentence } from "../naming/noun-phrases.ts";
import type { PageSubjects } from "../naming/page-subjects.ts";
import type { Incomplete, LeadingPage, PageScope } from "../scopes/page-scope.ts";
import { pageScopes } from "../scopes/page-scopes.ts";
import type { Scope } from "../surveyed.ts";
import { referencesOfPage } from "../terms/see-also.ts";
import { type PageSection, pageSections } from "./page-sections.ts";
import { pageTerms } from "./page-terms.ts";

/** A heading on fewer pages of a folder is chance. */
const LEAST_PAGES = 6;
/** A heading that fewer of the pages in question have is an exception. */
const LEAST_COVERAGE = 0.5;
/** Of pages that state so many properties under labels no more is looked for but what they describe part by part. */
const MUCH_KNOWN = 3;
/** A list of which so much is known as labels of a template is its facts. */
const LABELS = 0.5;
/** What a page lists under "See also". */
const REFERENCES = "“See also” references";
/** What rows are called where nothing says what the pages are about. */
const ENTRY_NOUN = "page";

/** Relations with what a question says of which pages they are about. */
export interface SectionCollections {
  relations: Relation[];
  scopes: ReadonlyMap<string, Scope>;
  incomplete: Incomplete[];
}

/**
 * Pages in one folder that state the same under headings of their own ("Errors: …" of functions, "Return value") are a kind:
 * each part of them that was read whole is a relation with a row per page and a column per heading, and for each heading
 * that lists things one with a row per thing.
 *
 * @param subjectsOf what each of some pages is about
 * @param stated by URL, headings of what is known of a page already
 */
export function sectionCollections(
  pages: readonly FamilyPage[],
  leading: readonly LeadingPage[],
  subjectsOf: (urls: readonly string[]) => PageSubjects | undefined,
  stated: ReadonlyMap<string, ReadonlySet<string>>,
  canonical: (href: string, base: string) => string | undefined,
): SectionCollections {
  const relations: Relation[] = [];
  const scopes = new Map<string, Scope>();
  const incomplete: Incomplete[] = [];
  const folders = [...grouped(pages, ({ url }) => folderKind(url))];
  const kinds = folders.flatMap(([folder, own]) => {
    if (own.length < LEAST_PAGES) return [];
    const parted = pagesByKind(own, (plural) => isCalled(plural, leading)) ?? [own];
    return parted.map((beside, at) => {
      const others = new Set(parted.flatMap((one) => (one === beside ? [] : one.map(({ url }) => url))));
      return { folder: at === 0 ? folder : `${folder} ${at}`, beside, others };
    });
  });
  for (const { folder, beside, others } of kinds) {
    const read = new Map(beside.map((page) => [page.url, sectionsByKey(page, stated.get(page.url))]));
    const counts = new Map<string, number>();
    for (const sections of read.values())
      for (const key of sections.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
    const recurring = [...counts].flatMap(([key, count]) => (count >= LEAST_PAGES ? [key] : []));
    const subjects = recurring.length === 0 ? undefined : subjectsOf([...read.keys()]);
    if (!subjects) continue;
    const own = new Set(subjects.names.keys());
    const found = pageScopes(own, subjects.names, leading, canonical, others);
    incomplete.push(...found.incomplete);
    const phrase = subjects.phrase === undefined ? undefined : inSentence(subjects.phrase);
    const ofKind = phrase !== undefined && isCalled(plural(phrase), leading) ? phrase : subjects.noun;
    for (const scope of found.whole) {
      const noun = (others.size > 0 ? ofKind : scope.noun) ?? ofKind ?? ENTRY_NOUN;
      const facts = scope.members.map((url) => ({ url, name: subjects.names.get(url)!, sections: read.get(url)! }));
      for (const [relation, said] of relationsOf(folder, scope, noun, recurring, facts)) {
        relations.push(relation);
        scopes.set(relation.id, said);
      }
    }
  }
  return { relations, scopes, incomplete };
}

/** Whether pages are titled, or called by links, with a word in the plural, or as a list of such. */
const isCalled = (word: string, pages: readonly LeadingPage[]): boolean => {
  const said = new RegExp(`\\b(?:${word}|${singular(word)} (?:list|index|hierarchy|summary))\\b`, "i");
  return pages.some(({ title, links }) => said.test(title) || links.some(({ text }) => said.test(text)));
};

/** One page of a scope with what it says under its headings. */
export interface Facts {
  url: string;
  name: Cell;
  sections: ReadonlyMap<string, PageSection>;
}

function sectionsByKey(page: FamilyPage, stated: ReadonlySet<string> = new Set()): ReadonlyMap<string, PageSection> {
  const isLabel = ({ value }: Cell) => stated.has(foldText(value.printed));
  const isMuchKnown = stated.size >= MUCH_KNOWN;
  const sections = [...pageTerms(page), ...referred(page), ...pageSections(page)].filter(
    ({ heading, items, isList, isLed }) =>
      (isLed || !isMuchKnown) &&
      !stated.has(foldText(heading)) &&
      !(isList && items.length > 0 && items.filter(isLabel).length >= LABELS * items.length),
  );
  const found = new Map<string, PageSection>();
  // What is listed under a heading as well may be all of them, or some.
  for (const section of sections) if (!found.get(keyOf(section))?.isUnsure) found.set(keyOf(section), section);
  return found;
}

/** What a page refers to is a list of its own. */
function referred(page: FamilyPage): PageSection[] {
  const items = referencesOfPage(page);
  if (items?.length === 0) return [];
  const evidence = items?.[0]?.evidence ?? { snapshot: page.snapshot, url: page.url, place: { at: "node", path: "0" } };
  const list = { heading: REFERENCES, items: [...(items ?? [])], isList: true, isLed: true, evidence };
  return [items ? list : { ...list, isUnsure: true }];
}

const keyOf = ({ heading, isList }: PageSection) => `${isList} ${heading.toLowerCase()}`;

function relationsOf(
  folder: string,
  scope: PageScope,
  noun: string,
  recurring: readonly string[],
  facts: readonly Facts[],
): [Relation, Scope][] {
  const keys = recurring.filter(
    (key) =>
      facts.filter(({ sections }) => sections.has(key)).length >= LEAST_COVERAGE * facts.length &&
      facts.every(({ sections }) => !sections.get(key)?.isUnsure),
  );
  if (keys.length === 0) return [];
  const naming: Scope = { noun, place: (site, things) => `among the ${things} ${scope.where(site)}` };
  const lists = keys.flatMap((key) => {
    const having = facts.filter(({ sections }) => sections.get(key)?.isList);
    return having.length < LEAST_PAGES ? [] : [itemsOf(folder, scope, noun, key, having, facts.length)];
  });
  // A list that a page does not have is empty there, and not missing.
  const stated = keys.filter((key) => key.startsWith("false") || facts.every(({ sections }) => sections.has(key)));
  const whole = collectionOf(folder, scope, noun, stated, facts);
  return stated.length === 0 ? lists : [[whole, naming], ...lists];
}

/** A row per page, a column per heading. */
function collectionOf(
  folder: string,
  { key: scope }: PageScope,
  noun: string,
  keys: readonly string[],
  facts: readonly Facts[],
): Relation {
  const columns = keys.map((key) => {
    const sections = facts.map((one) => one.sections.get(key));
    const { heading } = sections.find((one) => one !== undefined)!;
    const printed = sections.map((section) => {
      const names = new Set((section?.items ?? []).map(({ value }) => value.printed));
      const items = [...names].map((text) => ({ text }));
      return { text: items.map(({ text }) => text).join("; "), ...(items.length > 1 ? { items } : {}) };
    });
    const { column, values } = typeColumn(heading, printed);
    const cells = values.map((value, at): Cell => ({ value, evidence: (sections[at] ?? facts[at]!.name).evidence }));
    return { column, cells };
  });
  return {
    id: contentId("section_collection", folder, scope),
    name: capitalise(plural(noun)),
    source: "page_collection",
    url: facts[0]!.url,
    columns: [{ name: capitalise(noun), type: "text", role: "label" }, ...columns.map(({ column }) => column)],
    rows: facts.map(
      ({ url, name }, at): Row => ({ about: url, cells: [name, ...columns.map(({ cells }) => cells[at]!)] }),
    ),
  };
}

/** A row per thing that the pages list under a heading; pages that list none are not among them. */
export function itemsOf(
  folder: string,
  { key: scope, where }: Pick<PageScope, "key" | "where">,
  noun: string,
  key: string,
  having: readonly Facts[],
  all: number,
): [Relation, Scope] {
  const { heading } = having[0]!.sections.get(key)!;
  const items = heading.startsWith("“") ? heading : heading.toLowerCase();
  const things = plural(noun);
  const joint = /^(?:listed|(?:of|in|on) the \p{Ll}+ )/u.test(where("")) ? "" : " and";
  const that = having.length < all ? `${joint} that have ${items}` : "";
  const relation: Relation = {
    id: contentId("section_items", folder, scope, key),
    name: heading,
    source: "records",
    url: having[0]!.url,
    columns: [
      { name: capitalise(noun), type: "text", role: "category" },
      { name: heading, type: "text", role: "text" },
    ],
    rows: having.flatMap(({ name, sections }) =>
      sections.get(key)!.items.map((item): Row => ({ cells: [name, item] })),
    ),
  };
  return [relation, { noun: singular(items), place: (site) => `among the ${things} ${where(site)}${that}` }];
}
