import { parseUrl } from "../../core/parse-url.ts";

const WEB = new Set(["http:", "https:", "file:"]);
/** Addresses of one page that are remembered; no page that people read has more. */
const KEPT = 5_000;

/** What the page that is being read printed: readers of links, elements and cells ask for the same addresses. */
const resolved = new Map<string, string | undefined>();
let resolvedBase = "";

/** `href` as an absolute URL without fragment; undefined where it leads to no page (`mailto:`, `javascript:`, broken). */
export function resolveUrl(href: string, base: string): string | undefined {
  if (base !== resolvedBase || resolved.size >= KEPT) {
    resolved.clear();
    resolvedBase = base;
  }
  const known = resolved.get(href);
  if (known !== undefined || resolved.has(href)) return known;
  const url = resolve(href.trim(), base);
  resolved.set(href, url);
  return url;
}

function resolve(text: string, base: string): string | undefined {
  const url = text === "" ? undefined : parseUrl(text, base);
  if (!url || !WEB.has(url.protocol)) return undefined;
  // To set it parses the address anew.
  if (text.includes("#")) url.hash = "";
  return url.href;
}
