import type { CollectionPage } from "../reader.ts";
import { type Collection, collectPages } from "./collect.ts";
import { printedCell } from "./document.ts";

export const PEAKS = ["Aldhorn", "Brennik", "Corvath", "Dunmore", "Elsgrat", "Fennigen"];
export const HEIGHTS = ["2,113 m", "1,870 m", "3,004 m", "954 m", "2,450 m", "1,222 m"];
export const REGIONS = ["North", "South", "North", "East", "South", "North"];
export const CLIMBERS = ["Mara Quill", "Ott Sander", "Ilse Brand", "Pavel Dorn", "Runa Falk", "Jon Abbey"];

/** Pages of one template: `body` writes what stands between the page's heading and its footer. */
export function site(body: (i: number) => string, count = PEAKS.length): CollectionPage[] {
  return PEAKS.slice(0, count).map((name, i) => ({
    url: `https://peaks.test/peak/${name.toLowerCase()}`,
    snapshot: `snapshot-${i}`,
    html: () =>
      `<html><head><title>${name} - Peaks</title></head><body><ul><li><a href="/">Home</a></li><li><a href="/maps">Maps</a></li></ul>` +
      `<h1>${name}</h1>${body(i)}<p>All rights reserved.</p></body></html>`,
  }));
}

/** The only collection. */
export function only(collections: Collection[]): Collection {
  const [first, ...others] = collections;
  if (!first || others.length > 0) throw new Error(`${collections.length} collections instead of one`);
  return first;
}

/** What each page prints in the column of that name. */
export function column(pages: CollectionPage[], name: string): unknown {
  const { relation } = only(collectPages(pages));
  const at = relation.columns.findIndex((c) => c.name === name);
  return at < 0 ? undefined : relation.rows.map((row) => printedCell(row.cells[at]!));
}

/** The names of its columns. */
export function names(pages: CollectionPage[]): string[] {
  return only(collectPages(pages)).relation.columns.map((c) => c.name);
}

/** A second fact, so that every site states two. */
export const region = (i: number) =>
  `<dl><dt>Region</dt><dd>${REGIONS[i]}</dd><dt>Height</dt><dd>${HEIGHTS[i]}</dd></dl>`;
