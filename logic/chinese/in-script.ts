import { isTraditional, toSimplified, toTraditional } from "../../core/chinese-scripts.ts";

/**
 * A Chinese question in the characters of its site: what is worded in simplified ones is said in traditional ones where the site's
 * own words are.
 *
 * @param words headings and nouns of the site as it prints them, which are said as it does
 */
export function inScriptOf(words: readonly string[], text: string): string {
  const traditional = words.filter(isTraditional).length;
  if (traditional === 0 || traditional < words.filter((word) => toTraditional(word) !== word).length) return text;
  const own = new Map(words.map((word) => [toTraditional(toSimplified(word)), toTraditional(word)]));
  let said = toTraditional(text);
  for (const [ours, theirs] of own) if (ours !== theirs) said = said.replaceAll(ours, theirs);
  return said;
}
