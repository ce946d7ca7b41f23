import PQueue from "p-queue";
import { type Clock, systemClock } from "../../core/clock.ts";
import { StopError } from "../../core/errors.ts";
import { packageVersion } from "../../core/package-root.ts";
import type { Progress } from "../../core/progress.ts";
import type { Random } from "../../core/random.ts";
import { together } from "../../core/together.ts";
import { keepBlocklist } from "../../storage/blocklist-store.ts";
import type { Store } from "../../storage/open-store.ts";
import { type Live, openLive } from "../live.ts";
import type { Read } from "../read/reader.ts";
import { type CrawlOptions, type CrawlReport, type SiteReport, siteRules } from "./crawl-options.ts";
import { PageSource } from "./page-source.ts";
import { ReadingPool } from "./reading-pool.ts";
import { SiteCrawl } from "./site-crawl.ts";
import { siteReport } from "./site-report.ts";

/** Sites that are crawled at once; each keeps its own host's pace. */
const SITES_AT_ONCE = 4;

export interface CrawlDeps {
  store: Store;
  progress: Progress;
  clock?: Clock;
  random?: Random;
  /** Default: the reader of every supported kind. */
  read?: Read;
  /** What stands for the live web, closed with the crawl; roots grant nothing then. Default: the network. */
  live?: Live;
}

/**
 * Explores sites breadth first and stores their pages, files, links, relations and archive.
 *
 * The same roots and rules again go on where an interrupted crawl was, and change nothing where it had ended. At whatever
 * moment a crawl is killed, the pages, their order and their depths come out as in an undisturbed one. A larger budget or
 * other rules go on from what is there.
 *
 * A root that cannot be read is reported in its site's `error`; the others are done all the same. Rejects with
 * `UsageError` (a root or pattern is none, before any work), `StopError` (the run cannot go on) and with the signal's
 * reason when aborted; in the latter two everything committed stays.
 */
export async function crawl(options: CrawlOptions, deps: CrawlDeps): Promise<CrawlReport> {
  const sites = siteRules(options);
  const clock = deps.clock ?? systemClock;
  const origins = deps.live ? [] : sites.map(({ root }) => new URL(root).origin);
  const grants = [...new Set([...(options.allowPrivate ?? []), ...origins])];
  const live =
    deps.live ??
    (await openLive(
      { ...options, allowPrivate: grants },
      {
        store: deps.store,
        version: packageVersion(),
        progress: deps.progress,
        clock,
        ...(deps.random ? { random: deps.random } : {}),
      },
    ));
  if (options.blocklist) await keepBlocklist(deps.store, options.blocklist);
  const pool = new ReadingPool(
    (message) => deps.progress.note(message),
    deps.read,
    sites.every(({ render }) => render === "always"),
  );
  const queue = new PQueue({ concurrency: SITES_AT_ONCE });
  const done = new Map<string, { pages: number; known: number }>();
  pool.want(Math.max(...sites.map(({ maxPages }) => maxPages)));
  deps.progress.stage("crawl", sites.length);
  try {
    const crawlSites = sites.map(
      (rules) => (signal: AbortSignal) =>
        queue.add(async (): Promise<SiteReport> => {
          const started = clock.now().getTime();
          signal.throwIfAborted();
          const source = new PageSource({
            fetcher: live.fetcher,
            read: pool.read,
            progress: deps.progress,
            render: rules.render,
            renderer: () => live.renderer(),
            ...(options.blocklist ? { blocklist: options.blocklist } : {}),
          });
          const site = new SiteCrawl(rules, {
            store: deps.store,
            fetcher: live.fetcher,
            source,
            clock,
            progress: deps.progress,
            ...(options.blocklist ? { blocklist: options.blocklist } : {}),
            grants: grants.filter((origin) => !origins.includes(origin) || origin === new URL(rules.root).origin),
            signal,
            hasBrowser: () => canRender(live),
            onPages: (pages, known) => {
              done.set(rules.root, { pages, known });
              pool.expect(known);
              const counts = [...done.values()];
              // A site that has not answered yet has its root at least.
              const more = sites.length - counts.length;
              deps.progress.update(
                counts.reduce((total, count) => total + count.pages, 0),
                counts.reduce((total, count) => total + count.known, more),
              );
            },
          });
          await site.run();
          return await siteReport(deps.store, rules, (clock.now().getTime() - started) / 1000);
        }),
    );
    // One site that cannot go on stops all: what stops it is the disk, the database, the browser or the user.
    const reports = await deps.store.writingMuch(() => together(crawlSites, options.signal));
    return { sites: reports };
  } finally {
    deps.progress.end();
    await Promise.allSettled([live.close(), pool.close()]);
  }
}

async function canRender(live: Live): Promise<boolean> {
  try {
    await live.renderer();
    return true;
  } catch (error) {
    if (error instanceof StopError) return false;
    throw error;
  }
}
