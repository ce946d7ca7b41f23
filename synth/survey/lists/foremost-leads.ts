import { isAdjectiveWord } from "../../../core/word-kinds.ts";
import { isPlural, singular } from "../../../logic/english/english.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";

/** What presents things: "Profiles of the …"; "the home of the best boats" praises all of them. */
const PRESENTS =
  /^\s*(?:(?:short|brief|detailed|illustrated) )?(?:(?:profiles?|portraits?|biographies|stories|histories|pages?|details|descriptions|notes|accounts|photos|pictures) (?:of|on|about)|(?:an? )?(?:list|selection|choice|sample) of|some of)\s+(?:some of )?(?:the|our|its) (?<said>[\p{L}\d'’ -]+)/iu;
/** "two hundred", "ten": how many of the foremost they are. */
const MOST_BEFORE = 2;

/** Does a line present the foremost of something: "Profiles of the most decorated pilots since 1990"? */
export const isOfForemost = (line: string): boolean => foremostIn(line) !== undefined;

/** Does it present the foremost of things that are called so? What is said of people may be said by another word for them. */
export function introducesForemost(noun: string, line: string): boolean {
  const things = foremostIn(line);
  if (things === undefined) return false;
  const one = singular(things);
  return one === headWord(noun) || (nounKind(one) === "person" && nounKind(noun) === "person");
}

/** The plural that a superlative stands before. */
function foremostIn(line: string): string | undefined {
  const words = PRESENTS.exec(line)?.groups?.["said"]?.toLowerCase().split(" ") ?? [];
  const at = words.findIndex((word) => isSuperlative(word));
  if (at < 0 || at > MOST_BEFORE) return undefined;
  // "the most decorated pilots", "the oldest wooden boats"
  return words.slice(at + 1, at + 4).find((word) => isPlural(word));
}

const FOREMOST = /^(?:most|best|top|leading|foremost)$/;

/** "tallest", "largest", "biggest", "earliest", and no "forest". */
function isSuperlative(word: string): boolean {
  if (FOREMOST.test(word)) return true;
  const stem = /^(.{2,})est$/.exec(word)?.[1];
  return (
    stem !== undefined &&
    [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1"), stem.replace(/i$/, "y")].some((one) => isAdjectiveWord(one))
  );
}
