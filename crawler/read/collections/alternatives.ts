import type { Token, TokenPage } from "./token-page.ts";

/** One of the texts stands at the place on this share of the pages, and on all but few of them one that recurs. */
const PAGE_SHARE = 0.9;
/** Fewer pages cannot tell. */
const LEAST_PAGES = 5;
/** At so many other places an element says the same on every page where it names what stands behind it. */
const LEAST_SAME = 3;
/** The beginnings of words: "Author" and "Authors" have the same. */
const STEM = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,3}/gu;

/**
 * What a place says: several texts, one of them on nearly every page, always as the same one of its kind and nowhere else
 * ("Private" or "Public"), are its values and name nothing, however often one of them recurs. A label of some pages alone
 * leaves its position to the next one, which other pages bear elsewhere; what stands in an element that holds labels elsewhere is
 * one; and where a label is printed in several ways, all of them have the words of one ("Author", "Authors").
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
  const naming = namingElements(positions, pages.length);
  const found = new Map<string, { said: Set<string>; values: string[] }>();
  for (const [position, texts] of positions) {
    const kind = kindAt(position);
    if (naming.has(ownElement(kind))) continue;
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

/**
 * Elements that say the same from page to page wherever else they stand, and that at no fewer than so many places: "Mass", "Cost" and
 * "Owner" in elements of one class are labels, and so is what stands in one more of them, though it is "Planned opening" of some and
 * "Opening" of others. What both say is then told apart, as it must be.
 */
function namingElements(
  positions: ReadonlyMap<string, readonly string[]>,
  pages: number,
): ReadonlySet<string | undefined> {
  const elements = new Map<string, { same: number; other: number }>();
  for (const [position, texts] of positions) {
    const element = ownElement(kindAt(position));
    const said = texts.filter((text) => text !== undefined);
    if (element === undefined || said.length < 2) continue;
    const known = elements.get(element) ?? { same: 0, other: 0 };
    elements.set(element, known);
    if (new Set(said).size > 1) known.other++;
    else if (said.length >= pages * PAGE_SHARE) known.same++;
  }
  return new Set([...elements].filter(([, { same, other }]) => same >= LEAST_SAME && same > other).map(([e]) => e));
}

/** An element by its own class or id; undefined of one that nothing tells from others. */
const ownElement = (kind: string): string | undefined => /^[^<]*[.#][^<]*/.exec(kind)?.[0];

const kindAt = (position: string) => position.slice(0, position.indexOf("\u0001"));

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
