import { isOnlyAdjective } from "./noun-kinds.ts";

/** Adjectives of one syllable, and those in -y, have a superlative of their own ("reddest"): "the most red cards" are counted. */
const isLong = (word: string): boolean =>
  !word.endsWith("y") && (word.replace(/e$/, "").match(/[aeiouy]+/g) ?? []).length > 1;

/**
 * Does what is counted begin with an adjective that "most" may be said of: "serious injuries"? The most serious of them are the gravest,
 * and not the greatest number.
 */
export function mayBeMost(things: string): boolean {
  const [first = "", second] = things.split(" ");
  return second !== undefined && /^\p{Ll}+$/u.test(first) && isLong(first) && isOnlyAdjective(first);
}
