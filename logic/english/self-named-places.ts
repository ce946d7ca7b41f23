import { listOf } from "./english.ts";

/** Parts of a building or a town that are called by their sort and what tells them apart: "First floor" under “Floor”. */
const ON = /^(?:deck|floor|level|platform|storey|terrace)$/;
const IN = /^(?:block|building|district|gallery|hall|quarter|room|sector|ward|wing)$/;
/** What only says which: "first", "upper", "east", "2nd"; the rest of a name keeps its capitals. */
const WHICH =
  /^(?:\d+(?:st|nd|rd|th)|back|basement|central|east(?:ern)?|eighth|fifth|first|fourth|front|ground|inner|left|lower|main|mezzanine|middle|north(?:ern)?|old|outer|rear|right|second|seventh|sixth|south(?:ern)?|third|top|upper|west(?:ern)?)$/i;

/**
 * "on the first floor", "in the Ames Wing": where things are, of what ends in the very word that it stands under; undefined of other
 * words, and of other values. No thing has a floor for that.
 */
export function selfNamedPlace(name: string, printed: readonly string[]): { at: string; rest: string } | undefined {
  const at = ON.test(name) ? "on" : IN.test(name) ? "in" : undefined;
  if (at === undefined || printed.length === 0) return undefined;
  const words = printed.map((text) => text.trim().replace(/^the /i, "").split(" "));
  const isSo = words.every((own) => own.length > 1 && own.at(-1)!.toLowerCase() === name);
  if (!isSo) return undefined;
  const said = words.map((own) => {
    const isPlain = own.slice(0, -1).every((word) => WHICH.test(word));
    return `the ${isPlain ? own.join(" ").toLowerCase() : own.join(" ")}`;
  });
  return { at, rest: listOf(said, "or") };
}
