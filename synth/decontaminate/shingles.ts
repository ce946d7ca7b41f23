import { foldText } from "../../logic/values/normalise.ts";

/** Words of a text; scripts that do not part words (Han, Kana) give their characters. */
export function wordsIn(text: string): string[] {
  return foldText(text).match(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Hashes of all runs of `length` words; of a text of fewer words the hash of the whole. FNV-1a, 32 bits (Fowler, Noll and
 * Vo), which nobody can turn back into a question.
 */
export function shingles(words: readonly string[], length: number): Set<number> {
  const found = new Set<number>();
  for (let from = 0; from === 0 || from + length <= words.length; from++)
    found.add(hash(words.slice(from, from + length).join(" ")));
  return found;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}
