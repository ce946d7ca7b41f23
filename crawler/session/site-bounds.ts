import { SkipError, type SkipReason } from "../../core/errors.ts";
import type { ReadPage } from "../../core/page.ts";
import { canonicalUrl } from "../fetch/canonical-url.ts";
import { beyondBounds } from "../frontier/bounds.ts";
import { type ScopeKind, scopeOf } from "../frontier/scope.ts";

/** How far sessions may go from a root. */
export interface BoundsOptions {
  scope: ScopeKind;
  include: readonly RegExp[];
  exclude: readonly RegExp[];
  /** Different pages and files. */
  maxPages: number;
  /** Clicks from the root. An address that no page seen so far links to counts as none. */
  maxDepth: number;
}

/** What makes a sentence of a reason's detail. */
const LEADING_TO: Partial<Record<SkipReason, string>> = { out_of_scope: "is not of this site", too_deep: "is " };

/** Keeps sessions on one site, by the rules by which a crawl of it is kept there. */
export class SiteBounds {
  readonly #root: string;
  readonly #options: BoundsOptions;
  readonly #opened = new Set<string>();
  readonly #depths = new Map<string, number>();
  /** Undefined until a page was opened: the root may lead to another address of the site. */
  #inScope: ((url: string) => boolean) | undefined;

  constructor(root: string, options: BoundsOptions) {
    this.#root = root;
    this.#options = options;
  }

  /** Throws `SkipError` with the reason where the address is outside. */
  refuse(address: string): void {
    const url = canonicalUrl(address) ?? address;
    const { include, exclude, maxPages, maxDepth } = this.#options;
    const inScope = this.#inScope;
    if (!inScope || url === this.#root) return;
    const beyond = beyondBounds(url, this.#depths.get(url) ?? 0, { inScope, include, exclude, maxDepth });
    if (beyond) throw new SkipError(beyond.reason, `${url} ${LEADING_TO[beyond.reason] ?? ""}${beyond.detail}`);
    if (this.#opened.size >= maxPages && !this.#opened.has(url))
      throw new SkipError("page_budget", `${maxPages} pages were opened, and no more may be`);
  }

  /** Takes note of a page that was opened, and of what it leads to. */
  opened({ url: address, links }: Pick<ReadPage, "url" | "links">): void {
    const url = canonicalUrl(address) ?? address;
    this.#inScope ??= scopeOf(this.#options.scope, [this.#root, url]);
    this.#opened.add(url);
    const depth = this.#depths.get(url) ?? 0;
    for (const link of links) {
      const target = canonicalUrl(link.url) ?? link.url;
      this.#depths.set(target, Math.min(this.#depths.get(target) ?? Number.POSITIVE_INFINITY, depth + 1));
    }
    this.#depths.set(this.#root, 0);
  }
}
