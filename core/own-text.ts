/** Engines copy what is cut out of a text and is no longer than this. */
const ALWAYS_COPIED = 12;

/**
 * The same text in memory of its own. Engines keep what is cut out of a longer text as a place in that one, so that a word
 * which is remembered would keep the whole page that it stood on; what they put together from a list is new.
 */
export function ownText(text: string): string {
  return text.length <= ALWAYS_COPIED ? text : [text.slice(0, 1), text.slice(1)].join("");
}

/** The one copy of a text that an engine compares by its address: it keeps keys of objects by themselves, and each once. */
export function oneText(text: string): string {
  // Without a prototype, which engines keep as a table: another would get a shape for each text.
  const table: Record<string, true> = Object.create(null);
  table[text] = true;
  return Object.keys(table)[0] ?? text;
}
