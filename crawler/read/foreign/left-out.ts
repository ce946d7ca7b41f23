import type { PlacedWord } from "./placed-word.ts";

/** What stands so near (in heights of the line) belongs to the word: its unit, its sign. */
const NEAR = 0.8;
/** Lines of a drawing are taken for words, too, but not of the size of the type. */
const ALIKE = [0.5, 2] as const;

/**
 * The words of an image that were read with enough confidence. One that stands right beside another which was not is as
 * unsure as that: without its unit or its sign a figure says something else.
 */
export function sureWords(words: readonly PlacedWord[], least: number): PlacedWord[] {
  const leftOut = words.filter(({ sure = 0, text }) => sure < least && /[\p{L}\p{N}%°$€£¥+−-]/u.test(text));
  return words
    .filter(({ sure = 0 }) => sure >= least)
    .map((word) => {
      const beside = leftOut.filter((other) => isBeside(word, other)).map(({ sure = 0 }) => sure);
      return beside.length === 0 ? word : { ...word, sure: Math.min(...beside) };
    });
}

function isBeside(word: PlacedWord, other: PlacedWord): boolean {
  if (Math.abs(word.y - other.y) > word.height / 2) return false;
  const share = other.height / Math.max(1, word.height);
  if (share < ALIKE[0] || share > ALIKE[1]) return false;
  const gap = Math.max(other.x - (word.x + word.width), word.x - (other.x + other.width));
  return gap <= word.height * NEAR;
}
