import { escaped } from "../../../core/escaped.ts";
import { parseUrl } from "../../../core/parse-url.ts";
import { withoutFragment } from "../../fetch/route-fragment.ts";

/** Tells of an absolute URL on a page whether it leads to another page of the page's own kind. */
export type LeadsToKin = (url: string, from: string) => boolean;

/**
 * The pages of one kind, known by what their addresses have in common.
 *
 * @param shape as `groupPages` gives it: `*` for what differs
 */
export function kinOf(shape: string, urls: readonly string[]): LeadsToKin {
  const members = new Set(urls);
  const pattern = shape.includes("*") ? new RegExp(`^${shape.split("*").map(escaped).join("[^/?]+")}$`) : undefined;
  return (url, from) => {
    const page = withoutFragment(url);
    if (page === withoutFragment(from)) return false;
    return members.has(page) || (pattern?.test(addressOf(page)) ?? false);
  };
}

/** Host, path and the names of the query, as shapes have them. */
function addressOf(url: string): string {
  const parsed = parseUrl(url);
  if (!parsed) return url;
  const names = [...new Set(parsed.searchParams.keys())].sort();
  return `${parsed.host}${parsed.pathname}${names.length > 0 ? `?${names.join("&")}` : ""}`;
}
