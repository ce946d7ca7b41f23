import { crawl as crawlSites } from "../crawler/explore/crawl.ts";
import type { CrawlOptions, SiteReport } from "../crawler/explore/crawl-options.ts";
import { type LiveKeys, liveDeps, liveOptions } from "./live-options.ts";
import { type Complete, complete, type Options } from "./options.ts";
import { withStore } from "./with-store.ts";

export type CrawlKeys = LiveKeys | "maxPages" | "maxDepth" | "render" | "scope" | "include" | "exclude";

export interface CrawlResult {
  sites: SiteReport[];
  /** Roots that could not be read at all, one line each: what, where, and how to mend it. */
  problems: string[];
}

/** Explores the sites of these roots and stores their pages, files, links and relations, with a WARC archive. */
export async function crawl(roots: readonly string[], options: Options<CrawlKeys> = {}): Promise<CrawlResult> {
  const settings = complete(options);
  return withStore(settings.db, async (store) => {
    const { sites } = await crawlSites(crawlOptions(roots, settings), liveDeps(store, settings));
    return { sites, problems: problemsOf(sites) };
  });
}

/** Settings as `crawl` takes them. */
export function crawlOptions(roots: readonly string[], settings: Complete): CrawlOptions {
  const { maxPages, maxDepth, render, scope, include, exclude, signal } = settings;
  return { ...liveOptions(settings), roots, maxPages, maxDepth, render, scope, include, exclude, signal };
}

export function problemsOf(sites: readonly SiteReport[]): string[] {
  return sites.flatMap(({ root, error }) =>
    error ? [`${root}: ${[error.message, error.mend].filter(Boolean).join("; ")}`] : [],
  );
}
