import { contentId } from "../../../core/ids.ts";
import type { Cell, Relation } from "../../../core/relation.ts";
import { capitalise, plural } from "../../../logic/english/english.ts";
import { addressKind } from "../naming/address-kind.ts";
import type { Incomplete, LeadingPage } from "../scopes/page-scope.ts";
import { pageScopes } from "../scopes/page-scopes.ts";
import type { SectionCollections } from "./section-collections.ts";
import { PAGE_COLUMN } from "./table-families.ts";
import { isTableFamily } from "./table-family.ts";
import { columnsAlike } from "./yearly-figures.ts";

/** Nobody opens more pages for one question. */
const MOST_PAGES = 50;
/** A part that holds nearly the whole tells nothing apart. */
const NEARLY_ALL = 0.9;

/**
 * Collections of more pages than anybody opens, or of a kind of which not all pages were read, can be asked about part by
 * part, where a part was read whole: what a page lists, what it lists under a heading, what is called by names that begin
 * alike. Each is a relation with the rows and columns of the whole.
 */
export function scopedCollections(
  collections: readonly Relation[],
  pages: readonly LeadingPage[],
  canonical: (href: string, base: string) => string | undefined,
): SectionCollections {
  const read = new Set(pages.map(({ url }) => url));
  const incomplete: Incomplete[] = [];
  const about = new Set(collections.flatMap(({ rows }) => rows.flatMap((row) => row.about ?? [])));
  const found = collections.map(ofProperties).flatMap((collection) => {
    const names = namesOf(collection);
    if (!names) return [];
    const own = new Set(names.keys());
    const isOfKind = addressKind(own);
    const isPart = () => pages.some(({ links }) => links.some(({ url }) => !read.has(url) && isOfKind(url)));
    if (own.size <= MOST_PAGES && !isPart()) return [];
    const scopes = pageScopes(own, names, pages, canonical, new Set(), about);
    incomplete.push(...scopes.incomplete);
    return scopes.whole.flatMap(({ key, members, noun, where }) => {
      if (members.length >= NEARLY_ALL * own.size) return [];
      const inside = new Set(members);
      const relation: Relation = {
        ...collection,
        id: contentId("scoped_collection", collection.id, key),
        rows: collection.rows.filter(({ about }) => about !== undefined && inside.has(about)),
      };
      const place = (site: string, plural: string) => `among the ${plural} ${where(site)}`;
      return [[relation, { ...(noun === undefined ? {} : { noun }), place }] as const];
    });
  });
  return {
    relations: found.map(([relation]) => relation),
    scopes: new Map(found.map(([relation, scope]) => [relation.id, scope])),
    incomplete,
  };
}

/**
 * Tables of one kind on more pages than one list names ("Members" of classes): the same, a relation for each part of the
 * pages that was read whole and has such a table on every page.
 */
export function scopedFamilies(
  families: readonly Relation[],
  pages: readonly LeadingPage[],
  canonical: (href: string, base: string) => string | undefined,
): SectionCollections {
  const incomplete: Incomplete[] = [];
  const found = families.filter(isTableFamily).flatMap((family) => {
    const names = new Map(family.rows.map(({ cells }) => [cells[0]!.evidence.url, cells[0]!]));
    const scopes = pageScopes(new Set(names.keys()), names, pages, canonical);
    incomplete.push(...scopes.incomplete);
    return scopes.whole.flatMap(({ key, members, noun, where }) => {
      // "Which entry has the most entries?" Tables of things that nobody has a word for are not asked about.
      if (noun === undefined) return [];
      const inside = new Set(members);
      const [subject, ...columns] = family.columns;
      const relation: Relation = {
        ...family,
        id: contentId("scoped_family", family.id, key),
        columns: [{ ...subject!, name: capitalise(noun) }, ...columns],
        rows: family.rows.filter(({ cells }) => inside.has(cells[0]!.evidence.url)),
      };
      if (inside.size >= NEARLY_ALL * names.size && subject!.name !== PAGE_COLUMN) return [];
      return [[relation, { place: (site: string) => `among the ${plural(noun)} ${where(site)}` }] as const];
    });
  });
  return {
    relations: found.map(([relation]) => relation),
    scopes: new Map(found.map(([relation, scope]) => [relation.id, scope])),
    incomplete,
  };
}

/** What most pages of a kind do not say is no property of the kind… */
const LEAST_STATING = 0.5;
/** …and what they say at greater length (characters, median) describes one of its parts. */
const LONGEST_VALUE = 30;

/** "count", "buf_size": a word of a program, described on its pages, where a heading would have a capital. */
const WRITTEN_SMALL = /^[a-z]/;

/** Whether a column of a collection is a property of its things: short, stated by most (of any year), and under a heading. */
export function isProperty({ columns, rows }: Relation, at: number): boolean {
  if (WRITTEN_SMALL.test(columns[at]!.name)) return false;
  const alike = columnsAlike(columns, at);
  const stated = rows.flatMap(({ cells }) => {
    const said = alike.map((index) => cells[index]!.value).find(({ kind }) => kind !== "missing");
    return said ? [said] : [];
  });
  const lengths = stated.map(({ printed }) => printed.length).sort((a, b) => a - b);
  return stated.length >= LEAST_STATING * rows.length && (lengths[lengths.length >> 1] ?? 0) <= LONGEST_VALUE;
}

function ofProperties(collection: Relation): Relation {
  const kept = collection.columns.flatMap(({ role }, at) =>
    role === "label" || isProperty(collection, at) ? [at] : [],
  );
  return {
    ...collection,
    columns: kept.map((at) => collection.columns[at]!),
    rows: collection.rows.map((row) => ({ ...row, cells: kept.map((at) => row.cells[at]!) })),
  };
}

/** What each page is called; undefined where the collection has no names, or a page stands in it twice. */
function namesOf({ columns, rows }: Relation): ReadonlyMap<string, Cell> | undefined {
  const label = columns.findIndex(({ role }) => role === "label");
  if (label < 0) return undefined;
  const names = new Map(rows.flatMap(({ about, cells }) => (about === undefined ? [] : [[about, cells[label]!]])));
  return names.size === rows.length ? names : undefined;
}
