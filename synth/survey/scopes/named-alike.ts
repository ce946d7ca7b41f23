import { decoded } from "../../../core/decoded.ts";
import type { Cell } from "../../../core/relation.ts";
import { LEAST_READ, type LeadingPage, type PageScope } from "./page-scope.ts";

/** What a beginning of a name ends with, and how much of it (characters) is no chance. */
const BEGINNING = /^[\p{L}\d]+?(?:::|[_.:/-]|\s)/u;
/** Where a word begins in a name of several: "BoxSet" -> "Box", "Set". */
const NEXT_WORD = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu;
const LEAST_BEGINNING = 3;

/** What names begin or end with alike, and how a question says it. */
const ENDS = {
  begin: { partsOf: beginnings, isAt: (text: string, part: string) => text.startsWith(part) },
  end: { partsOf: endings, isAt: (text: string, part: string) => text.endsWith(part) },
} as const;

/** Pages whose names begin alike, up to a mark between the parts of a name or to its next word, or end with the same word. */
export function namedAlike(
  names: ReadonlyMap<string, Cell>,
  others: ReadonlySet<string>,
  pages: readonly LeadingPage[],
): PageScope[] {
  // What is said of the site is said of all its folders.
  const called = new Map<string, Set<string>>();
  for (const { links } of pages)
    for (const { url, text } of links) if (!others.has(url)) called.set(url, (called.get(url) ?? new Set()).add(text));
  const found = (["begin", "end"] as const).flatMap((at) => {
    const alike = new Map<string, Set<string>>();
    for (const [url, { value }] of names)
      for (const part of ENDS[at].partsOf(value.printed)) alike.set(part, (alike.get(part) ?? new Set()).add(url));
    return [...alike].flatMap(([part, parted]) =>
      parted.size < LEAST_READ ? [] : [{ at, part, urls: literally(names, ENDS[at].isAt, part) }],
    );
  });
  return found
    .filter(({ part }) => part.length >= LEAST_BEGINNING)
    .sort((one, other) => other.urls.size - one.urls.size || one.part.localeCompare(other.part, "en"))
    .flatMap(({ at, part, urls }): PageScope[] => {
      // What is not read is known by the links that lead there alone: these have to be as the names are.
      const isAlike = (url: string) =>
        [...(called.get(url) ?? []), fileOf(url)].some((text) => ENDS[at].isAt(text, part.trim()));
      if (![...urls].every(isAlike)) return [];
      const beside = [...called.keys()].filter((url) => !urls.has(url) && !names.has(url) && isAlike(url));
      const where = (site: string) => `of ${site} whose names ${at} with “${part.trim()}”`;
      return [{ key: `${at} ${part}`, members: [...urls, ...beside], noun: undefined, where }];
    });
}

/**
 * All whose names are spelt so, wherever their words begin: whoever looks for names that begin with “Box” counts “Box” itself and
 * “Boxes” as well.
 */
const literally = (
  names: ReadonlyMap<string, Cell>,
  isAt: (text: string, part: string) => boolean,
  part: string,
): ReadonlySet<string> =>
  new Set([...names].flatMap(([url, { value }]) => (isAt(value.printed, part.trim()) ? [url] : [])));

/** "a_b_c" -> "a_", "a_b_"; "BoxSetItem" -> "Box", "BoxSet". */
function beginnings(name: string): string[] {
  const found: string[] = [];
  for (let at = 0; ; ) {
    const part = BEGINNING.exec(name.slice(at))?.[0];
    if (part === undefined || at + part.length >= name.length) break;
    at += part.length;
    found.push(name.slice(0, at));
  }
  return found.length > 0 ? found : nextWords(name).map((at) => name.slice(0, at));
}

/** "BoxSetItem" -> "SetItem", "Item". */
function endings(name: string): string[] {
  return nextWords(name).map((at) => name.slice(at));
}

const nextWords = (name: string): number[] => [...name.matchAll(NEXT_WORD)].map(({ index }) => index);

const fileOf = (url: string) => decoded(url.slice(url.lastIndexOf("/") + 1));
