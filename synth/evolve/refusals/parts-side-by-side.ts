import type { Column } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { headWord } from "../../../logic/english/noun-kinds.ts";

/**
 * "Indoor seats" and "outdoor seats": two counts of one sort of thing, which a word before it parts. They lie side by side in a whole, so
 * that people ask for their sum, the share or the ratio; by how much the one exceeds the other is a figure that nobody has a use for.
 */
export function arePartsSideBySide(a: Column, b: Column): boolean {
  if (a.unit !== undefined || b.unit !== undefined) return false;
  const [first, second] = [a, b].map(({ name }) => humanise(name).replace(/^number of /, "")) as [string, string];
  return headWord(first) === headWord(second) && [first, second].every((name) => ENDS_IN_NOUN.test(name));
}

/** A word or more before the noun, and nothing behind it: "goals for" and "goals against" are a balance. */
const ENDS_IN_NOUN = /^\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)+$/u;
