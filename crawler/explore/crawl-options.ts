import type { Blocklist } from "../../core/blocklist.ts";
import { UsageError } from "../../core/errors.ts";
import { canonicalUrl } from "../fetch/canonical-url.ts";
import type { ScopeKind } from "../frontier/scope.ts";
import type { LiveOptions } from "../live.ts";

export interface CrawlOptions extends LiveOptions {
  /** Root URLs, a site each. Their own origins are granted: who names a private address means it. */
  roots: readonly string[];
  /** Pages and files at most, per site. Default 200. */
  maxPages?: number;
  /** Clicks from the root at most. Default 5. */
  maxDepth?: number;
  /** Bytes of pages and files at most, per site. Default 2 GB. */
  maxBytes?: number;
  /**
   * Pages of one URL shape, and of one host, that are taken before those of others; what is beyond waits until nothing
   * else is left. Default of both: half of `maxPages`, 20 at least; of the host none where the site is one host.
   */
  maxPerShape?: number;
  maxPerHost?: number;
  /** When a browser renders a page. Default `auto`. */
  render?: "auto" | "never" | "always";
  /** Default `host`. */
  scope?: ScopeKind;
  /** Regular expressions; only URLs that match one of them (the roots do not need to). */
  include?: readonly string[];
  exclude?: readonly string[];
  /** What is never visited. Default: nothing. */
  blocklist?: Blocklist;
  /** Ends the crawl; what was committed is kept, and the same call goes on from there. */
  signal?: AbortSignal;
}

/** What became of one site, all runs together; `seconds` of this run. */
export interface SiteReport {
  root: string;
  /** HTML pages that were read. */
  pages: number;
  /** Files of other kinds that were read. */
  files: number;
  /** URLs that were skipped because something failed, not because of a rule; they count in `skipped` too. */
  failed: number;
  skipped: Record<string, number>;
  bytes: number;
  seconds: number;
  /** Why the root itself could not be read: the site has nothing. */
  error?: { message: string; mend?: string };
}

export interface CrawlReport {
  sites: SiteReport[];
}

/** Everything that decides which pages a crawl has. The same of these, the same pages. */
export interface SiteRules {
  root: string;
  maxPages: number;
  maxDepth: number;
  maxBytes: number;
  maxPerShape: number;
  maxPerHost: number;
  render: "auto" | "never" | "always";
  scope: ScopeKind;
  include: readonly string[];
  exclude: readonly string[];
  ignoreRobots: boolean;
  /** A login was lent. */
  loggedIn?: true;
  /** Id of the blocklist, "" without one. */
  blocklist: string;
}

const DEFAULTS = { maxPages: 200, maxDepth: 5, maxBytes: 2_000_000_000, render: "auto", scope: "host" } as const;

/** Of the page budget: so much may be of one kind while there is another. */
const SHARE = 0.5;
/** So few of a kind are never too many. */
const LEAST_SHARE = 20;

/** The rules of each site. Throws `UsageError` where a root is no web address or a pattern none. */
export function siteRules(options: CrawlOptions): SiteRules[] {
  const roots = new Map<string, SiteRules>();
  for (const pattern of [...(options.include ?? []), ...(options.exclude ?? [])]) compiled(pattern);
  for (const given of options.roots) {
    const root = canonicalUrl(given);
    if (root === undefined) {
      throw new UsageError(`"${given}" is not a web address`, {
        mend: "give an http or https address with its scheme: https://example.org/",
      });
    }
    const maxPages = options.maxPages ?? DEFAULTS.maxPages;
    const share = Math.max(LEAST_SHARE, Math.ceil(maxPages * SHARE));
    const scope = options.scope ?? DEFAULTS.scope;
    const isOneHost = scope === "host" || scope === "prefix";
    roots.set(root, {
      root,
      maxPages,
      maxPerShape: options.maxPerShape ?? share,
      maxPerHost: options.maxPerHost ?? (isOneHost ? Number.MAX_SAFE_INTEGER : share),
      maxDepth: options.maxDepth ?? DEFAULTS.maxDepth,
      maxBytes: options.maxBytes ?? DEFAULTS.maxBytes,
      render: options.render ?? DEFAULTS.render,
      scope,
      include: options.include ?? [],
      exclude: options.exclude ?? [],
      ignoreRobots: options.ignoreRobots ?? false,
      ...(isLent(options) ? { loggedIn: true } : {}),
      blocklist: options.blocklist?.id ?? "",
    });
  }
  return [...roots.values()];
}

/** A login is lent by stored cookies, or by headers that a site asks for. */
function isLent({ storageState, headers = {} }: CrawlOptions): boolean {
  return storageState !== undefined || Object.keys(headers).length > 0;
}

export function compiled(pattern: string): RegExp {
  try {
    return new RegExp(pattern);
  } catch (error) {
    throw new UsageError(`"${pattern}" is not a regular expression`, { cause: error });
  }
}
