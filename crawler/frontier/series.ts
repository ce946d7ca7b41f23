import { urlParts } from "../../core/url-parts.ts";

/** Pages of one series are named by so many letters at least before the mark that parts their names. */
const PREFIX = /^([A-Za-z]{3,})[-_.:]/;
/** So many pages that differ in figures only are a series… */
const LEAST_NUMBERED = 6;
/** …unless they are parts of a list or a document. */
const PARTS =
  /^(?:page|part|chapter|section|appendix|step|lesson|next|previous|results?|figure|table|volume|p|seite)$/i;
/** "E.18. Release 15.3": what it is, and which one. */
const NUMBERED = /^(?:(?:[A-Z]|\d+)(?:\.\d+)+\.?\s+)?(\p{L}[\p{L} -]*?)\s+v?\d[\d.]*$/u;

/**
 * What the names of pages begin with that a site keeps in one folder: "https://a.org/catalog-pg-am.html" ->
 * "https://a.org/catalog"; undefined where the name has no such beginning.
 */
export function seriesOf(url: string): string | undefined {
  const parsed = urlParts(url);
  if (parsed?.search !== "") return undefined;
  const at = parsed.pathname.lastIndexOf("/") + 1;
  const file = parsed.pathname.slice(at);
  const prefix = PREFIX.exec(file.replace(/\.[A-Za-z]{2,5}$/, "-"))?.[1];
  return prefix === undefined || file.startsWith(`${prefix}.`)
    ? undefined
    : `${parsed.origin}${parsed.pathname.slice(0, at)}${prefix}`;
}

/** The links of a page that name things by one word and figures ("Release 15.3", "Release 15.4", …), by that word. */
export function numberedLinks<T extends { text: string }>(links: readonly T[]): T[][] {
  const series = new Map<string, T[]>();
  for (const link of links) {
    const word = NUMBERED.exec(link.text.trim())?.[1]?.toLowerCase();
    if (word === undefined || PARTS.test(word)) continue;
    series.set(word, [...(series.get(word) ?? []), link]);
  }
  return [...series.values()].filter((one) => new Set(one.map(({ text }) => text)).size >= LEAST_NUMBERED);
}
