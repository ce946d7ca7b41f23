import type { Blocklist } from "../../core/blocklist.ts";
import type { SkipReason } from "../../core/errors.ts";
import { undoes } from "./undoing.ts";

/** How far one may go from a root, be it to crawl its site or to walk there. */
export interface Bounds {
  inScope(url: string): boolean;
  /** Where there are any, one must match. */
  include: readonly RegExp[];
  exclude: readonly RegExp[];
  maxDepth: number;
  /** A login was lent: what would end it, or undo something, is not visited. */
  loggedIn?: boolean;
  /** What is never visited. */
  blocklist?: Blocklist | undefined;
}

/** Why an address, so many clicks from the root, lies beyond the bounds: the first reason in the order of all who ask. */
export function beyondBounds(
  url: string,
  depth: number,
  bounds: Bounds,
): { reason: SkipReason; detail: string } | undefined {
  const { include, exclude, maxDepth } = bounds;
  if (!bounds.inScope(url)) return { reason: "out_of_scope", detail: "" };
  const blocked = bounds.blocklist?.address(url);
  if (blocked !== undefined) return { reason: "blocked", detail: blocked };
  if (exclude.some((pattern) => pattern.test(url))) return { reason: "excluded", detail: "matches --exclude" };
  if (include.length > 0 && !include.some((pattern) => pattern.test(url))) {
    return { reason: "excluded", detail: "matches no --include" };
  }
  if (bounds.loggedIn && undoes(url)) {
    return { reason: "excluded", detail: "would end the login or undo something" };
  }
  return depth > maxDepth ? { reason: "too_deep", detail: `${depth} clicks from the root` } : undefined;
}
