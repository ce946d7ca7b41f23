import { parseUrl } from "../../../core/parse-url.ts";
import { isPlainPath, isPlainQuery, isPlainUrl } from "../../fetch/plain-url.ts";
import { routeOf } from "../../fetch/route-fragment.ts";

const WEB = new Set(["http:", "https:", "file:"]);
/** Addresses of one page that are remembered; no page that people read has more. */
const KEPT = 5_000;

/** What the page that is being read printed: readers of links, elements and cells ask for the same addresses. */
const resolved = new Map<string, string | undefined>();
let resolvedBase = "";
/** Of that base, where an address from the root on is all that is put behind it; "" for others. */
let resolvedOrigin = "";

/** `href` as an absolute URL without fragment (unless that is a route of a single-page application); undefined where it leads to no page (`mailto:`, `javascript:`, broken). */
export function resolveUrl(href: string, base: string): string | undefined {
  if (base !== resolvedBase || resolved.size >= KEPT) {
    resolved.clear();
    resolvedBase = base;
    resolvedOrigin = originOf(base);
  }
  const known = resolved.get(href);
  if (known !== undefined || resolved.has(href)) return known;
  const text = href.trim();
  const url = resolvePlain(text) ?? resolve(text, base);
  resolved.set(href, url);
  return url;
}

function originOf(base: string): string {
  const origin = parseUrl(base)?.origin ?? "";
  // Credentials would be lost, and files have no origin.
  return base.startsWith(`${origin}/`) ? origin : "";
}

/** An address that only has to be put together, as most on most pages: undefined for those that have to be parsed. */
function resolvePlain(text: string): string | undefined {
  const query = text.indexOf("?");
  const path = query < 0 ? text : text.slice(0, query);
  if (query >= 0 && !isPlainQuery(text.slice(query + 1))) return undefined;
  if (isPlainUrl(path)) return text;
  return resolvedOrigin !== "" && isPlainPath(path) ? resolvedOrigin + text : undefined;
}

function resolve(text: string, base: string): string | undefined {
  const url = text === "" ? undefined : parseUrl(text, base);
  if (!url || !WEB.has(url.protocol)) return undefined;
  // To set it parses the address anew.
  if (text.includes("#")) url.hash = routeOf(url.hash);
  return url.href;
}
