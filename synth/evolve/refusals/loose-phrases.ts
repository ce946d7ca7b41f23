import type { Value } from "../../../core/value.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** "Restored copy", "no longer in use": words that are put together, and no name of their own. */
const PHRASE = /^\S+(?: \S+)*? \p{Ll}/u;
/** A column is written freely where so many of its values (by share) are phrases, and so many stand once. */
const PHRASES = 0.5;
const ONCE = 1 / 3;

/**
 * Counts the different values of what is written freely: "Restored copy", "On loan, from a private house", each of which describes one
 * thing. What is sorted comes back; how many ways of putting it there are nobody counts. Names (of countries, of languages) are
 * counted however often they occur.
 */
export function countsLoosePhrases(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (node.op !== "distinct" || !from) return false;
  return areLoosePhrases(bench.columns(from).find(({ column }) => column.name === node.params["column"])?.values ?? []);
}

export function areLoosePhrases(values: readonly Value[]): boolean {
  const counts = new Map<string, { printed: string; count: number }>();
  for (const value of values) {
    if (value.kind !== "text") continue;
    const printed = value.printed.trim();
    const known = counts.get(foldText(printed));
    counts.set(foldText(printed), { printed, count: (known?.count ?? 0) + 1 });
  }
  const kinds = [...counts.values()];
  const phrases = kinds.filter(({ printed }) => PHRASE.test(printed)).length;
  const once = kinds.filter(({ count }) => count === 1).length;
  return kinds.length > 0 && phrases >= PHRASES * kinds.length && once >= ONCE * kinds.length;
}
