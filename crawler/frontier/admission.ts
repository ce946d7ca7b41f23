import type { Blocklist } from "../../core/blocklist.ts";
import type { PageLink } from "../../core/page.ts";
import type { FoundUrl } from "../../storage/frontier-store.ts";
import { urlShape } from "../read/collections/url-shape.ts";
import type { ShapeWatch } from "./shape-watch.ts";
import { endlessLook, looksLikeImage, type ParameterQuota } from "./url-traps.ts";

/** Rules that decide which of the links found become pages. */
export interface AdmissionRules {
  inScope(url: string): boolean;
  /** Where there are any, one must match. */
  include: readonly RegExp[];
  exclude: readonly RegExp[];
  maxDepth: number;
  /** What is never visited. */
  blocklist?: Blocklist;
  /** Follow links with `rel=nofollow` too. */
  ignoreRobots: boolean;
}

/** A link with the one spelling of its address, `undefined` where that is none of http(s). */
export interface CanonicalLink extends PageLink {
  canonical: string | undefined;
}

/** Order within a depth: what a page is about before how one gets around. */
const PRIORITY = { item: 0, content: 1, navigation: 2, image: 8, sitemap: 9 } as const;

/** Decides over links in the order in which they are found, and remembers what it needs to tell traps. */
export class Admission {
  readonly #rules: AdmissionRules;
  readonly #quota: ParameterQuota;
  readonly #watch: ShapeWatch;

  constructor(rules: AdmissionRules, quota: ParameterQuota, watch: ShapeWatch) {
    this.#rules = rules;
    this.#quota = quota;
    this.#watch = watch;
  }

  /** The links of a page of this depth as URLs for the frontier, each once, in the order of the page. */
  links(links: readonly CanonicalLink[], depth: number, parentId: number | null): FoundUrl[] {
    const found = new Map<string, FoundUrl>();
    for (const link of links) {
      if (!this.#rules.ignoreRobots && /\bnofollow\b/i.test(link.rel ?? "")) continue;
      const url = link.canonical;
      if (url === undefined) continue;
      const priority = priorityOf(link);
      const known = found.get(url);
      if (known) known.priority = Math.min(known.priority, priority);
      else found.set(url, this.#judge(url, depth < 0 ? -1 : depth + 1, depth < 0 ? null : parentId, priority));
    }
    return [...found.values()];
  }

  /** A URL from a sitemap. */
  listed(url: string): FoundUrl {
    return this.#judge(url, -1, null, PRIORITY.sitemap);
  }

  /** A URL that was judged before, by the rules of now. */
  again(url: string, depth: number, parentId: number | null, priority: number): FoundUrl {
    return this.#judge(url, depth, parentId, priority);
  }

  #judge(url: string, depth: number, parentId: number | null, priority: number): FoundUrl {
    const shape = urlShape(url);
    const refused = this.#refusal(url, depth, shape);
    if (!refused) this.#quota.add(url);
    return { url, depth, parentId, priority, shape, ...(refused ? { refused } : {}) };
  }

  #refusal(url: string, depth: number, shape: string): FoundUrl["refused"] | undefined {
    const { include, exclude, maxDepth } = this.#rules;
    if (!this.#rules.inScope(url)) return { reason: "out_of_scope", detail: "" };
    const blocked = this.#rules.blocklist?.address(url);
    if (blocked !== undefined) return { reason: "blocked", detail: blocked };
    if (exclude.some((pattern) => pattern.test(url))) return { reason: "excluded", detail: "matches --exclude" };
    if (include.length > 0 && !include.some((pattern) => pattern.test(url))) {
      return { reason: "excluded", detail: "matches no --include" };
    }
    if (depth > maxDepth) return { reason: "too_deep", detail: `${depth} clicks from the root` };
    const image = this.#quota.refusesImage(url);
    if (image !== undefined) return { reason: "page_budget", detail: image };
    const trap =
      endlessLook(url) ??
      (this.#watch.isTrap(shape) ? `pages of the form ${shape} say nothing new` : undefined) ??
      this.#quota.refuses(url);
    return trap === undefined ? undefined : { reason: "trap", detail: trap };
  }
}

function priorityOf(link: PageLink): number {
  if (looksLikeImage(link.url)) return PRIORITY.image;
  if (link.area === "navigation") return PRIORITY.navigation;
  // The context is "heading > row": with a row, the link is one of a list or table.
  return link.context.includes(" > ") ? PRIORITY.item : PRIORITY.content;
}
