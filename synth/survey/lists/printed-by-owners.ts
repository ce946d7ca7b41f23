import { contentId } from "../../../core/ids.ts";
import type { Cell, Relation, Row } from "../../../core/relation.ts";
import { nameKey } from "../../../logic/values/normalise.ts";
import type { Canonical } from "../page-addresses.ts";
import { linkSections } from "./link-sections.ts";
import { nameInLink } from "./named-links.ts";
import type { PrintedByList } from "./printed-by-lists.ts";

/** A page that may list what belongs to the thing that it is about. */
interface OwnersPage {
  url: string;
  snapshot: string;
  links: readonly { url: string }[];
  html?: () => string;
}

/** Lists on more of the pages than this share of those of the things are opened no sooner than they are. */
const FEWER = 0.5;

/**
 * To whom things belong, read where each owner's page lists just what names it: whoever asks which owner has most of them opens
 * the pages of the owners, and not that of each thing; what another list prints of the things is read there as well.
 *
 * @param printed what lists print of the collections
 */
export function printedByOwners(
  collections: readonly Relation[],
  pages: ReadonlyMap<string, OwnersPage>,
  canonical: Canonical,
  printed: readonly PrintedByList[],
): PrintedByList[] {
  return collections.flatMap((things) =>
    collections.flatMap((owners) => {
      if (owners === things) return [];
      return things.columns.flatMap((_, at) => {
        const cells = cellsByOwners(things, at, owners, pages, canonical);
        if (!cells) return [];
        const alone: PrintedByList = { of: things.id, relation: things, columns: [] };
        const lists = [alone, ...printed.filter(({ of }) => of === things.id)];
        return lists.map((list) => withOwners(list, at, cells));
      });
    }),
  );
}

/** For each thing the cells of its name and of its owner, as the owner's page prints them; undefined where one does not. */
function cellsByOwners(
  things: Relation,
  at: number,
  owners: Relation,
  pages: ReadonlyMap<string, OwnersPage>,
  canonical: Canonical,
): readonly { name: Cell; owner: Cell }[] | undefined {
  const [label, named] = [things, owners].map(({ columns }) => columns.findIndex(({ role }) => role === "label"));
  if (label! < 0 || named! < 0 || label === at) return undefined;
  const byUrl = new Map(owners.rows.flatMap((row) => (row.about === undefined ? [] : [[row.about, row] as const])));
  const belonging = new Map<string, Map<string, string>>();
  for (const { about, cells } of things.rows) {
    const { value } = cells[at]!;
    const owner = value.kind === "entity" ? byUrl.get(value.href) : undefined;
    if (about === undefined || value.kind !== "entity" || !owner) return undefined;
    if (nameKey(owner.cells[named!]!.value.printed) !== nameKey(value.printed)) return undefined;
    const own = belonging.get(value.href) ?? new Map<string, string>();
    belonging.set(value.href, own.set(about, cells[label!]!.value.printed));
  }
  if (belonging.size > FEWER * things.rows.length) return undefined;
  const all = new Set(things.rows.flatMap(({ about }) => about ?? []));
  const names = new Map<string, Cell>();
  for (const [url, own] of belonging) {
    const page = pages.get(url);
    const listed = page && listOf(page, own, all, canonical);
    if (!listed) return undefined;
    for (const [thing, cell] of listed) names.set(thing, cell);
  }
  return things.rows.map(({ about, cells }) => {
    const { value } = cells[at]!;
    const owner = byUrl.get(value.kind === "entity" ? value.href : "")!.cells[named!]!;
    const name = names.get(about!)!;
    return {
      name: { value: cells[label!]!.value, evidence: name.evidence },
      owner: { value, evidence: owner.evidence },
    };
  });
}

/** The links under one heading of a page, where they are just those to its own things, called by their names. */
function listOf(
  page: OwnersPage,
  own: ReadonlyMap<string, string>,
  all: ReadonlySet<string>,
  canonical: Canonical,
): ReadonlyMap<string, Cell> | undefined {
  if (!page.html) return undefined;
  const content = new Set(page.links.map(({ url }) => url));
  const { sections } = linkSections({ url: page.url, html: page.html }, all, canonical);
  for (const { links } of sections) {
    const shown = links.filter(({ url }) => content.has(url));
    if (shown.length !== own.size) continue;
    const found = new Map<string, Cell>();
    for (const link of shown) {
      const name = own.get(link.url);
      const place = name === undefined ? undefined : nameInLink(link, name);
      if (name === undefined || !place) break;
      const value = { kind: "entity" as const, printed: name, href: link.url };
      found.set(link.url, { value, evidence: { snapshot: page.snapshot, url: page.url, place } });
    }
    if (found.size === own.size) return found;
  }
  return undefined;
}

function withOwners(
  { of, relation, columns }: PrintedByList,
  at: number,
  cells: readonly { name: Cell; owner: Cell }[],
): PrintedByList {
  const label = relation.columns.findIndex(({ role }) => role === "label");
  const rows = relation.rows.map((row, number): Row => {
    const { name, owner } = cells[number]!;
    // A list that prints more of a thing names it, too.
    const naming = columns.length > 0 ? row.cells[label]! : name;
    return { ...row, cells: row.cells.map((cell, index) => (index === at ? owner : index === label ? naming : cell)) };
  });
  const printed = new Set([...columns, relation.columns[label]!.name, relation.columns[at]!.name]);
  const id = contentId("printed_by_owners", relation.id, relation.columns[at]!.name);
  return { of, relation: { ...relation, id, rows }, columns: [...printed] };
}
