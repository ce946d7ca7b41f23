import { resolvedText } from "../../crawler/read/dom/character-references.ts";
import { type Imprint, imprintOf } from "./imprint.ts";

/** Markup about the page itself stands near its beginning: so many characters are looked at. */
const HEAD = 40_000;
const TYPE = /"@type"\s*:\s*(?:"([A-Za-z]+)"|\[([^\]]*)\])/g;
const ITEM_TYPE = /itemtype\s*=\s*["']https?:\/\/schema\.org\/([A-Za-z]+)/gi;
const PUBLISHER =
  /<meta\s[^>]*(?:name|property)\s*=\s*["'](?:publisher|dc\.publisher|dcterms\.publisher|citation_publisher|article:publisher|author|og:site_name)["'][^>]*>/gi;
const SITE = /<meta\s[^>]*(?:name|property)\s*=\s*["'](?:og:site_name|application-name)["'][^>]*>/i;
/** The way back to the first page, with what it is called: `<link rel="home" title="…">`, `<a title="…">Home</a>`. */
const HOME = /<link\s[^>]*rel\s*=\s*["'](?:home|start|top)["'][^>]*>|<a\s[^>]*>\s*(?:home|start|top)\s*<\/a>/gi;
const TITLE = /\stitle\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** What such a link says that it does, or says of any first page, is no name. */
const NO_NAME = /^(?:go|back|return|to|visit|view|open|jump)\b|^(?:top|start|contents?)$|\bhome\b/i;
const CONTENT = /content\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** Types and publishers beyond so many say nothing more. */
const MOST = 12;

/** What the markup of a page states of where it comes from: schema.org types, publishers, what its site is called, and the imprint at its foot. */
export function statedSource(html: string): { types: string[]; publisher?: string; site?: string } & Imprint {
  const head = html.slice(0, HEAD);
  const types = new Set<string>();
  for (const [, one, several] of head.matchAll(TYPE))
    for (const type of one ? [one] : (several?.match(/[A-Za-z]+/g) ?? [])) types.add(type);
  for (const [, type] of head.matchAll(ITEM_TYPE)) types.add(type!);
  const publishers = [...head.matchAll(PUBLISHER)].flatMap(([tag]) => {
    const found = CONTENT.exec(tag);
    return found ? [(found[1] ?? found[2] ?? "").trim()] : [];
  });
  const publisher = [...new Set(publishers)].slice(0, MOST).join("; ");
  const found = CONTENT.exec(SITE.exec(head)?.[0] ?? "");
  const site = (found?.[1] ?? found?.[2] ?? homeTitle(head)).trim();
  return {
    types: [...types].slice(0, MOST),
    ...(publisher === "" ? {} : { publisher }),
    ...(site === "" ? {} : { site }),
    ...imprintOf(html),
  };
}

/** What a page's way back to the first page calls it; empty where it says nothing. */
function homeTitle(head: string): string {
  for (const [link] of head.matchAll(HOME)) {
    const title = TITLE.exec(link);
    const name = resolvedText((title?.[1] ?? title?.[2] ?? "").trim());
    if (name !== "" && !NO_NAME.test(name)) return name;
  }
  return "";
}
