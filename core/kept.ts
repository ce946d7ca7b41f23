import { ownText } from "./own-text.ts";

/** Results kept where a caller names no other number. A search compares the same few thousand cells again and again. */
const MOST_KEPT = 50_000;

/**
 * A pure function of a text with its results kept, at most `most` of them, so that a site that makes texts up fills no memory.
 * They stand in two halves: once the younger is full, the older goes, but for what was asked for again meanwhile.
 */
export function kept<V>(compute: (text: string) => V, most = MOST_KEPT): (text: string) => V {
  let young = new Map<string, V>();
  let old = new Map<string, V>();
  const keep = (text: string, result: V) => {
    if (young.size * 2 >= most) {
      old = young;
      young = new Map();
    }
    young.set(text, result);
  };
  return (text) => {
    const before = young.get(text);
    if (before !== undefined || young.has(text)) return before as V;
    const own = ownText(text);
    const aged = old.get(text);
    const result = aged !== undefined || old.has(text) ? (aged as V) : compute(own);
    keep(own, result);
    return result;
  };
}
