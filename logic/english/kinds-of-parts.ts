import { isAdjectiveWord, isMaterialWord, kindOfNoun } from "../../core/word-kinds.ts";
import { isPlural } from "./english.ts";
import { nounKind } from "./noun-kinds.ts";
import { mayBePeople, relative } from "./person-role.ts";

/** What a thing has on it or in it: a roof, a light. */
const PARTS = new Set(["artifact", "phenomenon"]);

/**
 * Whether a heading names a part of a thing and its cells what sort of part it is: "Roof: slate", "Light: LED". Of that people ask
 * what kind of roof the house has, and not what its roof is. Cells that are names ("Station: Arden") or figures say which one it is;
 * and what somebody has is what they play or wear.
 *
 * @param name the column as a noun
 * @param printed its cells as they are printed
 * @param noun what one of the things is called
 */
export function areKindsOfPart(name: string, printed: readonly string[], noun: string): boolean {
  if (/\s/.test(name) || isPlural(name) || !PARTS.has(nounKind(name) ?? "")) return false;
  if (mayBePeople(noun) || relative(noun, "") === "who") return false;
  return (
    printed.length > 0 &&
    printed.every((text) =>
      text
        .trim()
        .split(/[\s-]+/)
        .every(isSortWord),
    )
  );
}

/** "slate", "double", "LED": a word of the language, or letters that stand for some. */
function isSortWord(word: string): boolean {
  const plain = word.toLowerCase();
  return (
    isAdjectiveWord(plain) || isMaterialWord(plain) || kindOfNoun(plain) !== undefined || /^\p{Lu}{2,4}$/u.test(word)
  );
}
