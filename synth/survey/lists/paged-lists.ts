import { contentId } from "../../../core/ids.ts";
import type { Column, Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";
import { printedValue } from "../collections/tables-together.ts";
import { grouped } from "../grouped.ts";
import type { Pager } from "./pager-links.ts";

/** A page as far as a list on it may go on elsewhere. */
export interface PagedPage {
  url: string;
  title: string;
  html?: () => string;
}

export interface PagedLists {
  /** The relations given, those of several pages of one list as one in the place of the first. */
  relations: Relation[];
  /** Ids of those that were made of several. */
  united: string[];
  /** Ids of those of a list of which other pages were not read. */
  partial: ReadonlySet<string>;
}

/** Fewer rows are no list. */
const LEAST_ROWS = 4;
const LISTS: ReadonlySet<Relation["source"]> = new Set<Relation["source"]>(["html_table", "records"]);
/** "Lakes – page 2", "湖泊 第2页", "湖泊（第2页）" */
const PLACE =
  /[\s([（【,:|·/–—-]*(?:\bpage\s*\d+(?:\s*(?:of|\/)\s*\d+)?|第\s*\d+\s*(?:\/\s*\d+\s*)?页|\(\d+\))[\s)\]）】]*/giu;

/**
 * A list that goes on over several pages (same first heading, same name, titles that differ in the page's number at most, and a
 * pager that leads from one to the other) is one relation of all its rows and of the columns that all pages have; where a page
 * of it was not read, or states nothing that the others do, it is a part.
 */
export function pagedLists(
  relations: readonly Relation[],
  pages: readonly PagedPage[],
  pagerAt: (url: string) => Pager,
): PagedLists {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const lists = relations.filter(({ source, rows, url }) => LISTS.has(source) && rows.length > 0 && byUrl.has(url));
  // A page with which a list goes on and on which no list was read has the rest of it, be that a row or two.
  const listing = new Set(lists.map(({ url }) => url));
  const partial = new Set<string>();
  const place = new Map<Relation, Relation | undefined>();
  const united: string[] = [];
  const keyOf = (one: Relation) =>
    [one.source, listTitle(one.name), listTitle(byUrl.get(one.url)!.title), one.columns[0]?.name ?? ""]
      .map(foldText)
      .join("\n");
  for (const alike of grouped(lists, keyOf).values()) {
    for (const members of linkedTogether(alike, pagerAt)) {
      const urls = new Set(members.map(({ url }) => url));
      const led = members.flatMap(({ url }) => [...pagerAt(url).urls]);
      const said = Math.max(...members.map(({ url }) => pagerAt(url).pages ?? 0));
      const isPart = led.some((url) => !byUrl.has(url) || !listing.has(url)) || said > urls.size;
      // A page with a list of a few rows beside the one that goes on.
      if (isPart) for (const one of members) if (one.rows.length >= LEAST_ROWS) partial.add(one.id);
      if (members.length < 2 || urls.size < members.length) continue;
      const shared = members.map((one) => withColumns(one, sharedNames(members)));
      if (shared[0]!.columns.length < Math.min(2, members[0]!.columns.length)) {
        for (const one of members) partial.add(one.id);
        continue;
      }
      const whole = unite(shared);
      if (isPart) partial.add(whole.id);
      united.push(whole.id);
      for (const [at, one] of members.entries()) place.set(one, at === 0 ? whole : undefined);
    }
  }
  return {
    relations: relations.flatMap((one) => (place.has(one) ? (place.get(one) ?? []) : [one])),
    united,
    partial,
  };
}

/** A title without what it says of where in a list one is. */
export const listTitle = (title: string) => title.replace(PLACE, " ").trim();

/** Which page of a list a title says that it is of; undefined where it says none. */
export const listPlace = (title: string): number | undefined => {
  const number = /\d+/.exec(title.match(PLACE)?.[0] ?? "")?.[0];
  return number === undefined ? undefined : Number(number);
};

/** Those whose pages lead to one another, directly or by a third. */
function linkedTogether(alike: readonly Relation[], pagerAt: (url: string) => Pager): Relation[][] {
  let groups: Relation[][] = [];
  for (const one of alike) {
    const leads = (other: Relation) => pagerAt(one.url).urls.has(other.url) || pagerAt(other.url).urls.has(one.url);
    const joined = groups.filter((group) => group.some(leads));
    groups = [...groups.filter((group) => !joined.includes(group)), [...joined.flat(), one]];
  }
  return groups;
}

/** The headings that all of them have: one page alone may say what is on sale. */
function sharedNames(members: readonly Relation[]): ReadonlySet<string> {
  const [first, ...others] = members.map(({ columns }) => columns.map(({ name }) => foldText(name)));
  return new Set(first!.filter((name) => others.every((names) => names.includes(name))));
}

function withColumns(relation: Relation, names: ReadonlySet<string>): Relation {
  const kept = relation.columns.flatMap(({ name }, at) => (names.has(foldText(name)) ? [at] : []));
  if (kept.length === relation.columns.length) return relation;
  return {
    ...relation,
    columns: kept.map((at) => relation.columns[at]!),
    rows: relation.rows.map((row) => ({ ...row, cells: kept.map((at) => row.cells[at]!) })),
  };
}

/** The rows of all in the order of the pages; a column that was read otherwise on one of them is read anew. */
function unite(members: readonly Relation[]): Relation {
  const [first] = members as [Relation];
  const formOf = ({ type, role, unit }: Column) => `${type} ${role} ${unit ?? ""}`;
  const rows = members.flatMap((one) => one.rows);
  const columns = first.columns.map((column, at) => {
    if (members.every((one) => formOf(one.columns[at]!) === formOf(column))) return { column };
    const { column: typed, values } = typeColumn(
      column.name,
      rows.map(({ cells }) => printedValue(cells[at]!.value)),
    );
    return { column: typed, values };
  });
  return {
    ...first,
    id: contentId("paged_list", first.name, ...members.map(({ url }) => url)),
    columns: columns.map(({ column }) => column),
    rows: rows.map((row, index) => ({
      ...row,
      cells: row.cells.map((cell, at) => ({ ...cell, value: columns[at]!.values?.[index] ?? cell.value })),
    })),
  };
}
