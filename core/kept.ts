import { ownText } from "./own-text.ts";

/** Results kept where a caller names no other number. A search compares the same few thousand cells again and again. */
const MOST_KEPT = 50_000;

/**
 * A pure function of a text with its results kept; forgets all of them when there are more than `most`, so that a site that
 * makes texts up fills no memory.
 */
export function kept<V>(compute: (text: string) => V, most = MOST_KEPT): (text: string) => V {
  const known = new Map<string, V>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as V;
    const own = ownText(text);
    const result = compute(own);
    if (known.size >= most) known.clear();
    known.set(own, result);
    return result;
  };
}
