import { ownText } from "./own-text.ts";

/** Results kept where a caller names no other number. A search compares the same few thousand cells again and again. */
const MOST_KEPT = 50_000;

/** A text with its result: one look says whether there is one, whatever it is. */
interface Entry<V> {
  /** In memory of its own. */
  readonly text: string;
  readonly result: V;
}

/**
 * A pure function of a text with its results kept, at most `most` of them, so that a site that makes texts up fills no memory.
 * They stand in two halves: once the younger is full, the older goes, but for what was asked for again meanwhile.
 */
export function kept<V>(compute: (text: string) => V, most = MOST_KEPT): (text: string) => V {
  let young = new Map<string, Entry<V>>();
  let old = new Map<string, Entry<V>>();
  const keep = (entry: Entry<V>): V => {
    if (young.size * 2 >= most) {
      old = young;
      young = new Map();
    }
    young.set(entry.text, entry);
    return entry.result;
  };
  const computed = (text: string): Entry<V> => {
    const own = ownText(text);
    return { text: own, result: compute(own) };
  };
  return (text) => {
    const entry = young.get(text);
    return entry === undefined ? keep(old.get(text) ?? computed(text)) : entry.result;
  };
}
