/**
 * The same text in memory of its own. Engines keep what is cut out of a longer text as a place in that one, so that a word
 * which is remembered would keep the whole page that it stood on; keys of objects they keep by themselves, and each once.
 */
export function ownText(text: string): string {
  // Without a prototype, which engines keep as a table: another would get a shape for each text.
  const table: Record<string, true> = Object.create(null);
  table[text] = true;
  return Object.keys(table)[0] ?? text;
}
