import type { ReadPage } from "../../core/page.ts";

/** Words that the browser must show beyond the HTML's, at least, and for each word that stands there. */
const NEW_WORDS = 20;
const NEW_SHARE = 0.2;
const WORD = /\p{Script=Han}|[\p{L}\p{N}](?:[\p{L}\p{N}.,'’-]*[\p{L}\p{N}])?/gu;
/** Scripts that run; data blocks do not. */
const RUNS = /<script(?![^>]{0,300}\btype\s*=\s*["']?[^"'>\s]*(?:json|template|html))/i;

/** Whether the main content of a page as a browser shows it says materially more than the whole of its HTML. */
export function showsMore(rendered: Pick<ReadPage, "mainText">, plain: Pick<ReadPage, "observation">): boolean {
  const known = wordsOf(plain.observation);
  const added = [...wordsOf(rendered.mainText)].filter((word) => !known.has(word));
  return added.length >= Math.max(NEW_WORDS, NEW_SHARE * known.size);
}

/** Whether there is anything in the HTML that could show more in a browser. */
export function hasScripts(html: Uint8Array): boolean {
  return RUNS.test(Buffer.from(html.buffer, html.byteOffset, html.byteLength).toString("latin1"));
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(WORD));
}
