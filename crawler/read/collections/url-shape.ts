import { parseUrl } from "../../../core/parse-url.ts";
import { isPlainUrl } from "../../fetch/plain-url.ts";
import { routeOf } from "../../fetch/route-fragment.ts";

/** A path segment with figures, or long and hyphenated, names one thing of many. */
const SLUG_LENGTH = 16;

/**
 * What the addresses of one template have in common: host, and per path segment either its word or `*` where it is a
 * number, a code or a name; the file ending stays. Of the query only the names count. The route of a single-page
 * application is a path, too.
 *
 * "https://a.org/players/3080?x=1" -> "a.org/players/*?x"
 */
export function urlShape(url: string): string {
  if (isPlainUrl(url)) {
    // Most addresses: no parser is needed, which would cost several times as much as all else here.
    const host = url.indexOf("//") + 2;
    const path = url.indexOf("/", host);
    return `${url.slice(host, path)}/${pathShape(url.slice(path + 1))}`;
  }
  const parsed = parseUrl(url);
  if (!parsed) return url;
  const { host, pathname, search, hash } = parsed;
  const names = search === "" ? [] : [...new Set(parsed.searchParams.keys())].sort();
  const [mark = "", route = ""] = routeOf(hash).split(/(?<=^#!?\/?)(?![!/])/, 2);
  const [routePath = "", routeQuery = ""] = route.split("?", 2);
  const routeNames = [...new Set(new URLSearchParams(routeQuery).keys())].sort();
  return (
    `${host}/${pathShape(pathname.slice(1))}${queryShape(names)}` +
    (mark === "" ? "" : `${mark}${pathShape(routePath)}${queryShape(routeNames)}`)
  );
}

const queryShape = (names: readonly string[]) => (names.length > 0 ? `?${names.join("&")}` : "");

function pathShape(path: string): string {
  const segments = path.split("/");
  const shape = segments.map((segment, i) => {
    const ending = i === segments.length - 1 ? (/\.[A-Za-z]{2,5}$/.exec(segment)?.[0] ?? "") : "";
    const stem = segment.slice(0, segment.length - ending.length);
    const isName = /\d/.test(stem) || /%|[^\x21-\x7e]/.test(stem) || (stem.length >= SLUG_LENGTH && /[-_+]/.test(stem));
    return (isName ? "*" : stem) + ending;
  });
  return shape.join("/");
}
