import { listOf } from "./english.ts";

/** Parts of a building or a town that are called by their sort and what tells them apart: "First floor" under “Floor”. */
const ON = /^(?:deck|floor|level|platform|storey|terrace)$/;
/** Rooms and branches of a firm, at which people work and things are sold, shown or held. */
const AT = /^(?:branch|campus|depot|office|saleroom|salesroom|shop|showroom|store|studio|workshop)$/;
/** Of these whole firms and ministries are called, which make things or are headed by somebody; no film is at its studio. */
const MAKES = /^(?:office|studio|workshop)$/;
const IN = /^(?:block|building|district|gallery|hall|quarter|room|sector|ward|wing)$/;
/** What only says which: "first", "upper", "east", "2nd"; the rest of a name keeps its capitals. */
const WHICH =
  /^(?:\d+(?:st|nd|rd|th)|back|basement|central|east(?:ern)?|eighth|fifth|first|fourth|front|ground|inner|left|lower|main|mezzanine|middle|north(?:ern)?|old|outer|rear|right|second|seventh|sixth|south(?:ern)?|third|top|upper|west(?:ern)?)$/i;

/**
 * "on the first floor", "in the Ames Wing", "at the Oban Showroom": where things are, of what ends in the very word that it stands under; undefined of other
 * words, and of other values. No thing has a floor for that.
 */
export function selfNamedPlace(name: string, printed: readonly string[]): { at: string; rest: string } | undefined {
  const at = prepositionOf(name);
  if (at === undefined || MAKES.test(name) || printed.length === 0) return undefined;
  const words = wordsOf(printed);
  if (!words.every((own) => own.length > 1 && own.at(-1)!.toLowerCase() === name)) return undefined;
  return { at, rest: said(words) };
}

/**
 * "at the Oban Showroom" of an "Oban Showroom" that stands under another word ("Office"): its own last word says what sort of place it
 * is; undefined where it is another one of each, or none that is known.
 */
export function sortedPlace(printed: readonly string[]): { at: string; rest: string } | undefined {
  const words = wordsOf(printed);
  const [sort, ...others] = new Set(words.map((own) => (own.length > 1 ? own.at(-1)!.toLowerCase() : "")));
  const at = sort === undefined || others.length > 0 ? undefined : prepositionOf(sort);
  return at === undefined ? undefined : { at, rest: said(words) };
}

const prepositionOf = (sort: string): string | undefined =>
  ON.test(sort) ? "on" : IN.test(sort) ? "in" : AT.test(sort) ? "at" : undefined;

const wordsOf = (printed: readonly string[]) => printed.map((text) => text.trim().replace(/^the /i, "").split(" "));

function said(words: readonly (readonly string[])[]): string {
  const named = words.map((own) => {
    const isPlain = own.slice(0, -1).every((word) => WHICH.test(word));
    return `the ${isPlain ? own.join(" ").toLowerCase() : own.join(" ")}`;
  });
  return listOf(named, "or");
}
