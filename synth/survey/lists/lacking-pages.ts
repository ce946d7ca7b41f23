import { dataRows, type Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { addressKind } from "../naming/address-kind.ts";
import { isWayOn } from "../naming/english-headings.ts";
import { listedBeside } from "./left-out.ts";
import { saysMore, statedSizes } from "./stated-sizes.ts";

/** A page that links to fewer pages of a collection lists nothing. */
const LIST_LINKS = 4;
/** What lists fewer of them (by share) says of others how many there are. */
const LISTS = 0.5;
/** What so many of the pages link to is a way through the site. */
const LINKED = 0.9;
/** A page that prints so many of the headings of a kind is of that kind, whatever became of it. */
const LIKE = 0.5;
/** A heading that most of a kind state is one of the kind's. */
const COMMON = 0.5;

/** A page as far as it lists others. */
export interface ListingPage {
  url: string;
  title: string;
  depth: number;
  links: readonly { url: string }[];
  /** What it prints, a line between tags each. */
  lines: () => readonly string[];
  html: () => string;
}

/**
 * The collections that are no whole, by their ids, each with why: one of their lists has a page of their kind that was read and
 * stands in no collection, or says that it has more things than they have rows.
 *
 * @param isListPart whether a page goes on with a list that others begin: it is none of the things
 * @param tables what stands within pages: “古井共26口” over as many rows counts these, whatever they link to
 */
export function lackingPages(
  collections: readonly Relation[],
  pages: readonly ListingPage[],
  canonical: (href: string, base: string) => string | undefined,
  isListPart: (url: string) => boolean = () => false,
  tables: readonly Relation[] = [],
): ReadonlyMap<string, string> {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const placed = new Set(collections.flatMap(({ rows }) => rows.flatMap(({ about }) => about ?? [])));
  const linked = new Map<string, number>();
  for (const { links } of pages)
    for (const url of new Set(links.map((link) => link.url))) linked.set(url, (linked.get(url) ?? 0) + 1);
  const isWay = (url: string) => byUrl.get(url)?.depth === 0 || (linked.get(url) ?? 0) >= LINKED * pages.length;
  const found = new Map<string, string>();
  for (const collection of collections) {
    const own = new Set(collection.rows.flatMap(({ about }) => about ?? []));
    const isOfKind = addressKind(own);
    const leadsTo = ({ links }: ListingPage) => new Set(links.flatMap(({ url }) => (own.has(url) ? [url] : []))).size;
    const mayLack = (url: string) => {
      const page = byUrl.get(url);
      if (page === undefined || placed.has(url) || isListPart(url)) return false;
      return isOfKind(url) && !isWay(url) && leadsTo(page) < LISTS * own.size;
    };
    const others = tables.filter(({ rows }) => rows.every(({ about }) => about === undefined || !own.has(about)));
    const sizesOf = (page: ListingPage) =>
      statedSizes(page.lines()).filter(({ count }) => !others.some((table) => countsRows(count, table, page.url)));
    for (const page of pages) {
      const listed = leadsTo(page);
      if (own.has(page.url) || listed < LIST_LINKS) continue;
      const suspects = new Set(page.links.map(({ url }) => url).filter((url) => url !== page.url && mayLack(url)));
      const beside = suspects.size > 0 ? listedBeside(page, own, canonical) : [];
      const lacking = beside.find(
        ({ url, alone, otherwise }) =>
          suspects.has(url) && ((alone && !otherwise) || isLike(collection, byUrl.get(url)!.lines())),
      );
      if (lacking) found.set(collection.id, `${page.url} lists ${lacking.url}, too`);
      else if (
        listed >= LISTS * own.size &&
        saysMore(sizesOf(page), own.size, foldText(page.title).split(/[^\p{L}]+/u))
      )
        found.set(collection.id, `${page.url} says that there are more`);
      if (found.has(collection.id)) break;
    }
  }
  return found;
}

/** Is it how many rows a table has that stands on a page, or begins there? */
function countsRows(count: number, table: Relation, url: string): boolean {
  const rows = dataRows(table);
  return rows.length === count && rows.some(({ cells }) => cells[0]?.evidence.url === url);
}

/** Whether a page prints most of the headings that most of a collection's pages do. */
function isLike({ columns, rows }: Relation, lines: readonly string[]): boolean {
  const headings = columns.flatMap(({ name, role, unnamed }, at) => {
    const stated = rows.filter(({ cells }) => cells[at]!.value.kind !== "missing").length;
    const isNone = role === "label" || unnamed || stated < COMMON * rows.length;
    return isNone || isWayOn(name) ? [] : [foldText(name)];
  });
  const printed = lines.map(foldText);
  const own = headings.filter((heading) =>
    printed.some((line) => line === heading || line.startsWith(`${heading}:`) || line.startsWith(`${heading}：`)),
  );
  return headings.length > 0 && own.length >= LIKE * headings.length;
}
