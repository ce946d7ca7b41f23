import { resolvedText } from "../../../crawler/read/dom/character-references.ts";

/** Markup about the page itself stands near its beginning: so many characters are looked at. */
const HEAD = 40_000;
const DESCRIPTION = /<meta\s[^>]*(?:name|property)\s*=\s*["'](?:og:)?description["'][^>]*>/i;
const CONTENT = /content\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** What a page's markup says that it is about: nobody reads it on the page, and its author wrote it of the page. */
export function pageDescription(html: string): string {
  const [tag = ""] = DESCRIPTION.exec(html.slice(0, HEAD)) ?? [];
  const found = CONTENT.exec(tag);
  return found ? resolvedText(found[1] ?? found[2] ?? "").trim() : "";
}
