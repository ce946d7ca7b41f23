import { parseUrl } from "../../core/parse-url.ts";
import { isPlainUrl } from "./plain-url.ts";
import { routeOf } from "./route-fragment.ts";

/** Parameters that say where a visitor came from or who they are, never what the page shows. */
const TRACKING_NAMES = new Set([
  ...[
    "gclid",
    "gclsrc",
    "dclid",
    "gbraid",
    "wbraid",
    "fbclid",
    "msclkid",
    "yclid",
    "twclid",
    "ttclid",
    "igshid",
    "li_fat_id",
  ],
  ...[
    "mc_cid",
    "mc_eid",
    "_ga",
    "_gl",
    "_hsenc",
    "_hsmi",
    "mkt_tok",
    "oly_anon_id",
    "oly_enc_id",
    "vero_id",
    "wickedid",
  ],
  ...["phpsessid", "jsessionid", "aspsessionid", "sessionid", "session_id", "sessid", "cfid", "cftoken"],
]);
const TRACKING_PREFIX = /^(?:utm_|pk_|mtm_|hsa_)/;

/** `sid` and the like may also name a section or a station: they are session ids only with a long opaque value. */
const AMBIGUOUS_NAMES = new Set(["sid", "s_id", "session", "token_id", "zenid", "oscsid"]);
const OPAQUE_VALUE = /^(?=.*\d)[0-9a-z_-]{16,}$/i;

/** Path parameters of Java servlets and of ASP.NET's cookieless sessions. */
const PATH_SESSION = /;(?:jsessionid|phpsessid|sid)=[^/?#;]*/gi;
const ASPNET_SESSION = /\/\([A-Z]\([0-9a-z]{20,}\)\)(?=\/)/gi;

/** RFC 3986, 2.3: these mean the same with and without percent-encoding. */
const UNRESERVED = /[0-9A-Za-z._~-]/;

/**
 * The one spelling under which a URL is known, or `undefined` where it is none or not of http(s).
 *
 * Normalises what RFC 3986 (6.2.2, 6.2.3) calls equivalent (case of scheme and host, default port, dot segments,
 * percent-encoding), drops the fragment (unless it is a route of a single-page application), credentials, session ids and tracking parameters. The order of the remaining
 * parameters is kept, because it may matter; pages that turn out equal are found by their content.
 */
export function canonicalUrl(text: string, base?: string): string | undefined {
  if (isPlainUrl(text)) return text;
  const url = parseUrl(text, base);
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:") || url.hostname === "") return undefined;
  const route = routeOf(url.hash);
  url.hash = "";
  url.username = "";
  url.password = "";
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.slice(0, -1);
  const path = url.pathname.replace(PATH_SESSION, "").replace(ASPNET_SESSION, "");
  return url.origin + equivalentEncoding(path) + equivalentEncoding(withoutTracking(url.search) + route);
}

/** Decodes needlessly encoded characters and writes the other escapes in upper case. */
export function equivalentEncoding(part: string): string {
  return part.replace(/%([0-9a-f]{2})/gi, (triplet, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return UNRESERVED.test(character) ? character : triplet.toUpperCase();
  });
}

function withoutTracking(search: string): string {
  if (search.length <= 1) return "";
  const kept = search
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && !isTracking(pair));
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}

function isTracking(pair: string): boolean {
  const equals = pair.indexOf("=");
  const name = (equals < 0 ? pair : pair.slice(0, equals)).toLowerCase();
  const value = equals < 0 ? "" : pair.slice(equals + 1);
  if (TRACKING_NAMES.has(name) || TRACKING_PREFIX.test(name)) return true;
  return AMBIGUOUS_NAMES.has(name) && OPAQUE_VALUE.test(value);
}

/**
 * A key that twins share: addresses that usually are one page (with and without `www.`, a trailing slash or an index
 * file; http and https) but need not be. Whether they are is decided by their content.
 */
export function twinKey(canonical: string): string {
  const url = new URL(canonical);
  const host = url.host.replace(/^www\./, "");
  const path = url.pathname.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, "/").replace(/(?<=.)\/$/, "");
  return `${host}${path}${url.search}${url.hash}`;
}
