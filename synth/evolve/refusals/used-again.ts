import type { NounKind } from "../../../core/word-kinds.ts";
import { isPlural } from "../../../logic/english/english.ts";
import { headWord, nounKind } from "../../../logic/english/noun-kinds.ts";
import { isParticiple, tellsWhatWasDone } from "../../../logic/english/participles.ts";
import { isChinese } from "../../../logic/values/language.ts";

/** What happens, by words that the lexicon has for other things or for works that leave something behind, too. */
const OCCASION =
  /^(?:auction|ball|call-?out|concert|deployment|event|exercise|expedition|fair|festival|gig|match|meeting|mission|operation|parade|patrol|regatta|rescue|show|tour|trial)$/;

/** What takes part, and is there the next time again; an appliance the lexicon does not have. */
const TAKES_PART: ReadonlySet<NounKind | undefined> = new Set<NounKind | undefined>([
  "animal",
  "artifact",
  "group",
  "person",
]);
const DEVICE = /^(?:appliance|crew|device|engine|helicopter|pump|unit|vehicle)s$/;
/** Who comes to it, or to whom it happens: they are counted each time. */
const EACH_TIME =
  /^(?:applicants|arrests|attendees|bidders|casualties|competitors|entrants|entries|evacuees|fatalities|finishers|guests|hectares|laps|lots|matches|participants|passengers|patients|people|persons|rounds|runners|seats|spectators|starters|survivors|victims|viewers|visitors)$/;

/**
 * Does a bare plural count what takes part in things that happen: "Stewards: 12" of a concert, "Boats: 3" of a rescue? It is how many were
 * there, and the next time they are the same again, so that all of them together are no number of boats. What was done to them ("trees
 * planted") was done once.
 */
export function isUsedAgain(name: string, noun: string): boolean {
  if (isChinese(noun) || isChinese(name)) return false;
  const counted = name.replace(/^number of /, "").toLowerCase();
  const kindOfThings = headWord(noun);
  // A game lies in a box as well as it takes place.
  if (kindOfThings === "game") return false;
  if (nounKind(noun) !== "event" && !OCCASION.test(kindOfThings)) return false;
  if (!/^\p{L}+(?: \p{L}+)?$/u.test(counted) || tellsWhatWasDone(counted)) return false;
  const head = headWord(counted);
  if (!isPlural(head) || isParticiple(head) || EACH_TIME.test(head)) return false;
  return TAKES_PART.has(nounKind(head)) || DEVICE.test(head);
}
