import type { Token, TokenPage } from "./token-page.ts";

/** One of the texts stands at the place on this share of the pages, and on all but few of them one that recurs. */
const PAGE_SHARE = 0.9;
/** Fewer pages cannot tell. */
const LEAST_PAGES = 5;
/** The beginnings of words: "Author" and "Authors" have the same. */
const STEM = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,3}/gu;

/**
 * What a place says: several texts, one of them on nearly every page, always as the same one of its kind and nowhere else
 * ("Private" or "Public"), are its values and name nothing, however often one of them recurs. A label of some pages alone
 * leaves its position to the next one, which other pages bear elsewhere; and where a label is printed in several ways, all of
 * them have the words of one ("Author", "Authors").
 */
export function alternativesOf(pages: readonly TokenPage[]): (token: Token) => boolean {
  if (pages.length < LEAST_PAGES) return () => false;
  const positions = new Map<string, string[]>();
  const places = new Map<string, Set<string>>();
  pages.forEach(({ tokens }, number) => {
    const counts = new Map<string, number>();
    for (const { kind, key } of tokens) {
      const nth = counts.get(kind) ?? 0;
      counts.set(kind, nth + 1);
      const position = `${kind}\u0001${nth}`;
      const texts = positions.get(position) ?? [];
      positions.set(position, texts);
      texts[number] = key;
      const text = idOf(kind, key);
      places.set(text, (places.get(text) ?? new Set()).add(position));
    }
  });
  const found = new Map<string, { said: Set<string>; values: string[] }>();
  for (const [position, texts] of positions) {
    const kind = position.slice(0, position.indexOf("\u0001"));
    if (!areAlternatives(texts, pages.length, (key) => places.get(idOf(kind, key))!.size === 1)) continue;
    const division = divisionOf(texts, pages.length);
    const alike = found.get(division) ?? { said: new Set(), values: [] };
    found.set(division, alike);
    alike.said.add(texts.join("\u0001"));
    for (const key of new Set(texts)) alike.values.push(idOf(kind, key));
  }
  // Where other texts divide the pages in the same way, the pages are of several kinds, each with labels of its own.
  const values = new Set([...found.values()].flatMap((alike) => (alike.said.size === 1 ? alike.values : [])));
  return ({ kind, key }) => values.has(idOf(kind, key));
}

const idOf = (kind: string, key: string) => `${kind}\u0001${key}`;

function areAlternatives(texts: readonly string[], pages: number, isOnlyHere: (key: string) => boolean): boolean {
  const counts = new Map<string, number>();
  for (const key of texts) if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  const recurring = [...counts].filter(([, count]) => count > 1);
  if (recurring.length < 2) return false;
  const covered = recurring.reduce((sum, [, count]) => sum + count, 0);
  if (covered < pages * PAGE_SHARE || ![...counts.keys()].every(isOnlyHere)) return false;
  return !areWaysOfOne([...counts.keys()]);
}

/** Are the words of one of the texts in all of them? */
function areWaysOfOne(texts: readonly string[]): boolean {
  const stems = texts.map((text) => new Set(text.match(STEM) ?? []));
  return stems.some((some) => some.size > 0 && stems.every((others) => [...some].every((stem) => others.has(stem))));
}

/** Which pages say the same there: the number of the first such page for each. */
function divisionOf(texts: readonly string[], pages: number): string {
  return Array.from({ length: pages }, (_, page) => texts.indexOf(texts[page]!)).join();
}
