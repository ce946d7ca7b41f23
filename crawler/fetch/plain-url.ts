/** A number of an IPv4 address, and a port, each without a zero in front. */
const NUMBER = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const PORT = "(?:[1-9]\\d{1,3}|[1-5]\\d{4}|6[0-4]\\d{3})";
/**
 * Nothing here that a URL parser would change: a scheme of the web, a name in small ASCII letters or the four numbers of an
 * IPv4 address, a path of unreserved characters.
 */
const PLAIN = new RegExp(
  `^https?://(?:(?:[a-z0-9-]+\\.)*[a-z][a-z0-9-]*|(?:${NUMBER}\\.){3}${NUMBER})(?::${PORT})?/[A-Za-z0-9_~./-]*$`,
);
/** What `PLAIN` lets pass though it may not stay: dot segments, default ports, names in other scripts, which are checked. */
const NOT_PLAIN = /\/\.{1,2}(?:\/|$)|:(?:80|443)\/|xn--|^https?:\/\/(?:[^/]*[.-])?-|-[.:/]/;

/**
 * Does an address without query stand in its one spelling already, as most links on most pages do? To look costs a tenth of
 * parsing it. May say no to one that does.
 */
export function isPlainUrl(text: string): boolean {
  return PLAIN.test(text) && !NOT_PLAIN.test(text);
}

const PLAIN_PATH = /^\/(?!\/)[A-Za-z0-9_~./-]*$/;
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/;

/** The same of the path of an address, from its first slash on. */
export function isPlainPath(text: string): boolean {
  return PLAIN_PATH.test(text) && !DOT_SEGMENT.test(text);
}

const PLAIN_QUERY = /^[A-Za-z0-9_~.&=+-]*$/;

/** The same of a query, without its question mark. */
export function isPlainQuery(text: string): boolean {
  return PLAIN_QUERY.test(text);
}
