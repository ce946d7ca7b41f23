import { dataRows, type Relation } from "../../../core/relation.ts";
import type { NounKind } from "../../../core/word-kinds.ts";
import { isPlural } from "../../../logic/english/english.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import type { LinkingPage } from "../inbound-links.ts";
import type { Noun } from "./noun-phrases.ts";

/** What is held, and held again; of photos and wines of a year there are several. */
const HELD: ReadonlySet<NounKind | undefined> = new Set(["act", "event", "process", "state"]);
/** Fewer names may be numbered alike by chance. */
const LEAST = 3;
/** So many of the things must be called so, by whatever leads to them. */
const MOSTLY = 0.8;
/** "XVI Regattas", "the 16th Regattas", "2019 Regattas": capitals, for "12 regattas" counts them. */
const NUMBERED =
  /(?<![\p{L}\p{N}])(?:(?<roman>[IVXLC]+)|(?<ordinal>\d+)(?:st|nd|rd|th)|(?<year>(?:1[89]|20)\d\d))\s+(?<noun>(?:\p{Lu}[\p{L}'’-]+ ){0,3}\p{Lu}[\p{L}'’-]+)/u;

interface Numbered {
  noun: string;
  /** Which of them it is, where that is said; a year says nothing of how many there were before. */
  number: number | undefined;
}

/**
 * A plural that a site says of one thing ("XVI Regattas 2019" leads to one page) has no singular: nobody calls one of them a regatta.
 * They are editions of the Regattas. Where their numbers show that there were others, those that the site has are the listed ones.
 *
 * @param label the column of their names
 * @param listing the pages that link to the things' pages
 */
export function asEditions(
  noun: Noun,
  relation: Relation,
  label: number | undefined,
  listing: readonly LinkingPage[],
): Noun {
  if (!isPlural(noun.plural)) return noun;
  const rows = dataRows(relation);
  const said = saidOfPages(listing);
  const numbered = rows.flatMap(({ about, cells }) => {
    const names = [
      ...(about === undefined ? [] : (said.get(about) ?? [])),
      ...(label === undefined ? [] : [cells[label]!.value.printed]),
    ];
    return names.map((name) => numberedPlural(name, noun)).find((one) => one !== undefined) ?? [];
  });
  const [first] = numbered;
  const nouns = new Set(numbered.map((one) => one.noun));
  if (!first || nouns.size !== 1 || numbered.length < Math.max(LEAST, MOSTLY * rows.length)) return noun;
  const listed = areSome(numbered) ? "listed " : "";
  return { singular: `${listed}edition of the ${first.noun}`, plural: `${listed}editions of the ${first.noun}` };
}

function saidOfPages(listing: readonly LinkingPage[]): ReadonlyMap<string, readonly string[]> {
  const said = new Map<string, string[]>();
  for (const { url, text } of listing.flatMap(({ links }) => links)) said.set(url, [...(said.get(url) ?? []), text]);
  return said;
}

/** The plural of a name that a number stands before, where it is the word for these things. */
function numberedPlural(name: string, { plural }: Noun): Numbered | undefined {
  const { roman, ordinal, year, noun = "" } = NUMBERED.exec(name)?.groups ?? {};
  if (headWord(noun) !== headWord(plural) || !isPlural(noun)) return undefined;
  if (year !== undefined && !HELD.has(nounKind(noun))) return undefined;
  return { noun, number: roman === undefined ? (ordinal && Number(ordinal)) || undefined : ofRoman(roman) };
}

/** Do the numbers of those that are listed leave out some before or between them? */
function areSome(numbered: readonly Numbered[]): boolean {
  const numbers = numbered.flatMap(({ number }) => number ?? []);
  return numbers.length > 0 && Math.max(...numbers) > new Set(numbers).size;
}

const DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

function ofRoman(numeral: string): number {
  const digits = [...numeral].map((letter) => DIGITS[letter]!);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}
