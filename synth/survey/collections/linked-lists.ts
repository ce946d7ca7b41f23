import { contentId } from "../../../core/ids.ts";
import type { Cell, Relation, Row } from "../../../core/relation.ts";
import { capitalise, isPlural, plural } from "../../../logic/english/english.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { grouped } from "../grouped.ts";
import { itemLists, type ListedItem, listAround } from "../lists/item-lists.ts";
import { type LinkSection, linkSections } from "../lists/link-sections.ts";
import { nameInLink } from "../lists/named-links.ts";
import { lastWordOf, pluralHead } from "../naming/noun-phrases.ts";
import { addressesOf, type Canonical } from "../page-addresses.ts";
import { type HeadingLimit, headingLimit } from "./heading-limits.ts";
import { areDeeds, itemsAround, namesAgain } from "./listed-deeds.ts";

/** Lists on fewer pages are chance. */
const LEAST_PAGES = 4;
/** Where hardly a page lists several, it is a fact of each, and no list. */
const LEAST_SEVERAL = 2;
/** So many of the things that belong to one each say to which: what lists them says no more. */
const SAID = 0.5;
/** "Her boats" are boats. */
const WHOSE = /^(?:her|his|its|our|the|their)\s+/i;
/** What a site recommends beside each of its pages is nothing that a thing has. */
const ASIDE = /\b(?:also|featured|latest|more|new(?:est)?|other|popular|recent|recommended|related|similar|top)\b/i;

/** A page that may be one of a collection. */
export interface ListingPage {
  url: string;
  snapshot: string;
  links: readonly { url: string }[];
  html?: () => string;
}

/** What pages list, and the collections without the columns that those lists were taken for. */
export interface LinkedLists {
  relations: Relation[];
  collections: Relation[];
  /** What the headings limit the rows of the relations to, by the relation's id. */
  limits: ReadonlyMap<string, HeadingLimit>;
}

/**
 * What pages of one kind list, under a heading, of things of another kind that each have a page ("Her masters" of ships): a row
 * for each thing on each page, where every page of the kind has such a list and the things do not say themselves to which one
 * they belong. Where such a list has items that lead to none of these things, what it links to is not all that it lists: it counts
 * nothing. Where pages list one thing again in an item that says something else, the items are counted, if the heading says what was
 * done each time ("Repairs" in docks).
 *
 * @param nounOf what the things of a collection are called, in the singular; undefined where nobody says it
 * @param within the relations within the pages: tables are read with all that they say
 */
export function linkedLists(
  collections: readonly Relation[],
  pages: ReadonlyMap<string, ListingPage>,
  nounOf: (collection: Relation) => string | undefined,
  canonical: Canonical,
  within: readonly Relation[] = [],
): LinkedLists {
  const tables = new Set(within.flatMap(({ source, name }) => (source === "html_table" ? [foldText(name)] : [])));
  const relations: Relation[] = [];
  const limits = new Map<string, HeadingLimit>();
  const whole = collections.map((owners) => {
    const taken = new Set<string>();
    for (const things of collections) {
      if (things === owners) continue;
      if (belongs(things, owners)) {
        for (const heading of backLists(owners, things)) taken.add(heading);
        continue;
      }
      for (const [heading, lists] of listsOf(owners, things, pages, canonical)) {
        const found = tables.has(heading) ? undefined : relationOf(owners, things, heading, lists, nounOf);
        if (!found) continue;
        relations.push(found.relation);
        limits.set(found.relation.id, found.limit);
        taken.add(heading);
      }
    }
    return withoutColumns(owners, taken);
  });
  return { relations, collections: whole, limits };
}

/** What one page lists. */
interface OwnList {
  owner: Row;
  page: ListingPage;
  section: LinkSection;
  /** The items that lead to the things. */
  items: ReturnType<typeof itemsAround>;
  /** All that stands in it leads to the things. */
  isWhole: boolean;
}

/** By heading, the lists that all pages of a kind have of things of another. */
function listsOf(
  owners: Relation,
  things: Relation,
  pages: ReadonlyMap<string, ListingPage>,
  canonical: Canonical,
): Map<string, OwnList[]> {
  const names = namesOf(things);
  const found = owners.rows.flatMap((owner): OwnList[] => {
    const page = owner.about === undefined ? undefined : pages.get(owner.about);
    if (!page?.html) return [];
    const content = new Set(page.links.map(({ url }) => url));
    const { sections } = linkSections({ url: page.url, html: page.html }, names, canonical);
    return sections.flatMap((section) => {
      const links = section.links.filter((link) => content.has(link.url) && nameInLink(link, names.get(link.url)!));
      if (links.length === 0 || section.level < 2) return [];
      const own = { url: page.url, html: page.html! };
      const items = itemsAround(own, links, canonical);
      return [
        { owner, page, section: { ...section, links }, items, isWhole: leadsToAll(own, links, names, canonical) },
      ];
    });
  });
  const lists = grouped(found, ({ section }) => foldText(section.text));
  for (const [heading, own] of lists) {
    const once = new Set(own.map(({ page }) => page.url)).size === own.length;
    const several = own.filter(({ section }) => section.links.length > 1);
    const all = own.length === owners.rows.length && own.length >= LEAST_PAGES;
    const same = new Set(own.map(({ section }) => section.links.map(({ url }) => url).join("\n"))).size === 1;
    const isPart = own.some(({ isWhole }) => !isWhole);
    if (heading === "" || isPart || ASIDE.test(heading) || !once || !all || same || several.length < LEAST_SEVERAL)
      lists.delete(heading);
  }
  return lists;
}

/** Whether every item of the lists that hold these links leads to one of the things. */
function leadsToAll(
  page: { url: string; html: () => string },
  links: LinkSection["links"],
  things: ReadonlyMap<string, string>,
  canonical: Canonical,
): boolean {
  const leadsTo = addressesOf(page, canonical);
  const isThing = ({ hrefs }: ListedItem) => hrefs.some((href) => things.has(leadsTo(href) ?? ""));
  const lists = itemLists(page.html);
  return [...new Set(links.flatMap(({ path }) => listAround(path, lists) ?? []))].every(({ items, isMarked }) => {
    const isList = isMarked || items.filter(isThing).length > 1;
    return !isList || items.every((item) => item.text === "" || isThing(item));
  });
}

function namesOf({ columns, rows }: Relation): ReadonlyMap<string, string> {
  const label = columns.findIndex(({ role }) => role === "label");
  if (label < 0) return new Map();
  return new Map(
    rows.flatMap(({ about, cells }) => (about === undefined ? [] : [[about, cells[label]!.value.printed] as const])),
  );
}

/** Whether most of some things lead, by a fact of theirs, to the one that they belong to. */
function belongs({ columns, rows }: Relation, owners: Relation): boolean {
  const pages = new Set(owners.rows.flatMap(({ about }) => about ?? []));
  return columns.some((_, at) => {
    const leading = rows.filter(({ cells }) => {
      const { value } = cells[at]!;
      return value.kind === "entity" && pages.has(value.href);
    });
    return leading.length >= SAID * rows.length;
  });
}

/** Columns that name one thing or several of those that belong to each row: what the things say themselves, the other way round. */
function backLists({ columns, rows }: Relation, things: Relation): string[] {
  const pages = new Set(things.rows.flatMap(({ about }) => about ?? []));
  return columns.flatMap(({ name, role }, at) => {
    const stated = rows.map(({ cells }) => cells[at]!.value).filter(({ kind }) => kind !== "missing");
    const leading = stated.filter((value) => value.kind === "entity" && pages.has(value.href));
    return role !== "label" && leading.length > 0 && leading.length < stated.length && isPlural(lastWordOf(name))
      ? [foldText(name)]
      : [];
  });
}

function relationOf(
  owners: Relation,
  things: Relation,
  heading: string,
  lists: readonly OwnList[],
  nounOf: (collection: Relation) => string | undefined,
): { relation: Relation; limit: HeadingLimit } | undefined {
  const [owner, thing] = [nounOf(owners), nounOf(things)];
  if (owner === undefined || thing === undefined) return undefined;
  const { listed, several } = calledIn(heading, thing) ?? {};
  if (listed === undefined || several === undefined || listed === owner) return undefined;
  const limit = headingLimit(lists[0]!.section.text, several, owner);
  const areAgain = lists.some(({ items }) => namesAgain(items));
  if (!limit || (areAgain && (listed === thing || !lists.every(({ items }) => areDeeds(listed, items)))))
    return undefined;
  const label = owners.columns.findIndex(({ role }) => role === "label");
  const names = namesOf(things);
  const rows = lists.flatMap((list) =>
    (areAgain ? deedCells(list) : thingCells(list, names)).map(
      (cell): Row => ({ cells: [list.owner.cells[label]!, cell] }),
    ),
  );
  const relation: Relation = {
    id: contentId("linked_lists", owners.id, things.id, heading),
    name: capitalise(plural(listed)),
    source: "records",
    url: lists[0]!.page.url,
    columns: [
      { name: capitalise(owner), type: "text", role: "category" },
      { name: capitalise(listed), type: areAgain ? "text" : "entity", role: "category" },
    ],
    rows,
  };
  return { relation, limit };
}

const thingCells = ({ page, section }: OwnList, names: ReadonlyMap<string, string>): Cell[] =>
  section.links.map((link) => {
    const printed = names.get(link.url)!;
    const place = nameInLink(link, printed)!;
    return {
      value: { kind: "entity", printed, href: link.url },
      evidence: { snapshot: page.snapshot, url: page.url, place },
    };
  });

const deedCells = ({ page, items }: OwnList): Cell[] =>
  items.map(({ item: { text, path } }) => ({
    value: { kind: "text", printed: text },
    evidence: { snapshot: page.snapshot, url: page.url, place: { at: "node", path } },
  }));

/** What a heading calls the things under it, in the singular and as it stands there: as the site does, or by a word of its own ("Members" that are players). */
function calledIn(heading: string, thing: string): { listed: string; several: string } | undefined {
  const bare = heading.replace(WHOSE, "");
  const whole = plural(thing).toLowerCase();
  if (` ${bare} `.includes(` ${whole} `)) return { listed: thing, several: whole };
  const last = plural(thing.split(" ").at(-1)!).toLowerCase();
  if (` ${bare} `.includes(` ${last} `)) return { listed: thing, several: last };
  const own = pluralHead(bare);
  return own && { listed: own.singular, several: own.plural };
}

/** Where not all pages list several, a list was read as words. */
function withoutColumns(collection: Relation, headings: ReadonlySet<string>): Relation {
  const kept = collection.columns.flatMap(({ name, role, type }, at) =>
    role !== "label" && type !== "list" && headings.has(foldText(name)) ? [] : [at],
  );
  if (kept.length === collection.columns.length) return collection;
  return {
    ...collection,
    columns: kept.map((at) => collection.columns[at]!),
    rows: collection.rows.map((row) => ({ ...row, cells: kept.map((at) => row.cells[at]!) })),
  };
}
