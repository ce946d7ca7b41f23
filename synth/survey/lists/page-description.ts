import { resolvedText } from "../../../crawler/read/dom/character-references.ts";

/** Markup about the page itself stands near its beginning: so many characters are looked at. */
const HEAD = 40_000;
const TAGS = /<meta\s[^<>]*>/gi;
const DESCRIBES = /\s(?:name|property)\s*=\s*["']?(?:og:)?description(?=["'\s/>])/i;
const CONTENT = /\scontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** What a page's markup says that it is about: nobody reads it on the page, and its author wrote it of the page. */
export function pageDescription(html: string): string {
  const tag =
    html
      .slice(0, HEAD)
      .match(TAGS)
      ?.find((one) => DESCRIBES.test(one)) ?? "";
  const found = CONTENT.exec(tag);
  return found ? resolvedText(found[1] ?? found[2] ?? "").trim() : "";
}
