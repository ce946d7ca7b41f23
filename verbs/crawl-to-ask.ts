import { crawl } from "../crawler/explore/crawl.ts";
import type { CrawlReport } from "../crawler/explore/crawl-options.ts";
import { canonicalUrl } from "../crawler/fetch/canonical-url.ts";
import { preferQueued, queuedCount } from "../storage/frontier-store.ts";
import type { Store } from "../storage/open-store.ts";
import { siteOfRoot } from "../storage/site-store.ts";
import { pagesToComplete } from "../synth/survey/lists/pages-to-complete.ts";
import { SiteArchive } from "../synth/survey/site-archive.ts";
import { crawlOptions } from "./crawl.ts";
import { liveDeps } from "./live-options.ts";
import type { Complete } from "./options.ts";

/** The share of the pages that is kept back until it is known what lacks only a few. */
const KEPT_BACK = 0.25;
/** A site of fewer pages is read from end to end, or hardly at all. */
const LEAST_PAGES = 40;

/**
 * Crawls sites to ask about them. Where the budget does not reach all pages, its last part goes first to those that complete
 * what can be asked about as a whole (all that is listed under a heading, all that is called alike), then on as any crawl.
 */
export async function crawlToAsk(roots: readonly string[], settings: Complete, store: Store): Promise<CrawlReport> {
  const whole = crawlOptions(roots, settings);
  const first = Math.ceil(settings.maxPages * (1 - KEPT_BACK));
  if (settings.maxPages < LEAST_PAGES) return await crawl(whole, liveDeps(store, settings));
  // The quotas are those of the whole: what waits because of them would otherwise be judged anew.
  const quota = whole.maxPerShape ?? Math.ceil(settings.maxPages / 2);
  const rules = { ...whole, maxPerShape: quota };
  await crawl({ ...rules, maxPages: first }, liveDeps(store, settings));
  for (const root of roots) await complete(root, settings.maxPages - first, store);
  return await crawl(rules, liveDeps(store, settings));
}

async function complete(root: string, left: number, store: Store): Promise<void> {
  const site = await siteOfRoot(store, canonicalUrl(root) ?? root);
  if (!site || queuedCount(store.sql, site.id, left + 1) <= left) return;
  const { incomplete = [] } = await new SiteArchive(store, site).read();
  const urls = pagesToComplete(incomplete, left);
  await store.transact((sql) => preferQueued(sql, site.id, urls));
}
