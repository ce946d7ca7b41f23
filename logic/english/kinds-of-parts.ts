import { isAdjectiveWord, isMaterialWord, kindOfNoun } from "../../core/word-kinds.ts";
import { isPlural, singular } from "./english.ts";
import { nounKind } from "./noun-kinds.ts";
import { mayBePeople, relative } from "./person-role.ts";

/** What a thing has on it or in it, or is of: a roof, a light, timber. */
const PARTS = new Set(["artifact", "phenomenon", "substance"]);
/** A talk has no room in it, and is in one. */
const WITHOUT_PARTS = new Set(["act", "cognition", "communication", "event", "process", "state", "time"]);
/** "1-step", "four-wheel": how many of something it has. */
export const SO_MANY = /^(?:\d+|single|double|twin|dual|triple|two|three|four|five|six|multi)-\p{Ll}+$/iu;
/** Fewer letters at the end of a word may stand there by chance. */
const LEAST_LETTERS = 4;

/**
 * Whether a heading names a part of a thing and its cells what sort of part it is: "Roof: slate", "Light: LED". Of that people ask
 * what kind of roof the house has, and not what its roof is. Cells that are names ("Station: Arden") or figures say which one it is;
 * what somebody has is what they play or wear,
 * and what is said or done has no parts.
 *
 * @param name the column as a noun
 * @param printed its cells as they are printed
 * @param noun what one of the things is called
 */
export function areKindsOfPart(name: string, printed: readonly string[], noun: string): boolean {
  if (/\s/.test(name) || isPlural(name) || !isPart(name)) return false;
  if (mayBePeople(noun) || relative(noun, "") === "who" || WITHOUT_PARTS.has(nounKind(noun) ?? "")) return false;
  return printed.length > 0 && printed.every(isSort);
}

/** "double-glazed", "15W bulb": words that say which sort, and one at least that is no figure. */
function isSort(text: string): boolean {
  if (SO_MANY.test(text.trim())) return true;
  const words = text.trim().split(/[\s-]+/);
  return words.some(isSortWord) && words.every((word) => isSortWord(word) || SIZE.test(word));
}

const SIZE = /^\d+(?:\.\d+)?\p{L}{1,3}$/u;

/** More of the cells than this say of what sort the parts are, and name none of them. */
const MOSTLY = 0.5;

/**
 * Whether a heading names parts that each thing has several of, and its cells of what sort they are: "Gears: 8-speed derailleur",
 * "Windows: double-glazed". There are so many kinds of them, and not so many of them.
 *
 * @param name the column as a noun
 * @param printed its cells as they are printed
 */
export function areSortsOfParts(name: string, printed: readonly string[]): boolean {
  if (/\s/.test(name) || !isPlural(name) || !isPart(singular(name))) return false;
  const sorts = printed.filter((text) => !/[^\p{L}]\p{Lu}\p{Ll}/u.test(text.trim()));
  return sorts.length > MOSTLY * printed.length;
}

/** "roof", and "footplate", which ends in a part and stands in no dictionary. */
export function isPart(name: string): boolean {
  const kind = nounKind(name);
  if (kind !== undefined || !/^\p{Ll}+$/u.test(name)) return PARTS.has(kind ?? "");
  for (let from = LEAST_LETTERS - 1; from <= name.length - LEAST_LETTERS; from++) {
    const [start, end] = [name.slice(0, from), kindOfNoun(name.slice(from))];
    // The end of "semester" is a word, and its beginning none.
    if (end !== undefined && (kindOfNoun(start) !== undefined || isAdjectiveWord(start)))
      return PARTS.has(end) || end === "object";
  }
  return false;
}

/** "slate", "double", "LED": a word of the language, or letters that stand for some. */
function isSortWord(word: string): boolean {
  const plain = word.toLowerCase();
  return (
    isAdjectiveWord(plain) || isMaterialWord(plain) || kindOfNoun(plain) !== undefined || /^\p{Lu}{2,4}$/u.test(word)
  );
}
