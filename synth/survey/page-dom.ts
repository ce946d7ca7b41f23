import type { Document } from "domhandler";
import { parseHtml } from "../../crawler/read/dom/parse-html.ts";

/** The HTML of one page, read from the archive whenever it is wanted. */
export type PageHtml = () => string;

/** The DOMs of so much HTML (characters) are kept, those asked for last; they take ten to twenty times as many bytes. */
const KEPT_CHARACTERS = 1_000_000;

interface Parsed {
  html: PageHtml;
  text: string;
  document: Document;
}

const kept: Parsed[] = [];

/** A page parsed once for all who ask for it one after another. */
function parsed(html: PageHtml): Parsed {
  const known = kept.find((one) => one.html === html);
  if (known) return known;
  const text = html();
  const page = { html, text, document: parseHtml(text) };
  kept.push(page);
  let size = kept.reduce((sum, one) => sum + one.text.length, 0);
  while (size > KEPT_CHARACTERS && kept.length > 1) size -= kept.shift()!.text.length;
  return page;
}

/** The DOM of a page; nobody changes it. */
export const documentOf = (html: PageHtml): Document => parsed(html).document;

/**
 * What a reader finds in a page, plain data, found once for each: the DOMs of a large site take more memory than there is,
 * what is found in them does not. It lasts as long as the page's HTML can be asked for.
 */
export function oncePerPage<Found>(find: (document: Document, text: string) => Found): (html: PageHtml) => Found {
  const found = new WeakMap<PageHtml, { value: Found }>();
  return (html) => {
    const known = found.get(html);
    if (known) return known.value;
    const { document, text } = parsed(html);
    // A text that was cut out of another holds all of that in memory; a copy holds itself.
    const copy = JSON.parse(JSON.stringify({ value: find(document, text) })) as { value: Found };
    found.set(html, copy);
    return copy.value;
  };
}
