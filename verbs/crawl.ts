import { UsageError } from "../core/errors.ts";
import { packageVersion } from "../core/package-root.ts";
import { isArchiveFile } from "../crawler/archive/foreign-archive.ts";
import { Recorder } from "../crawler/archive/recorder.ts";
import { takeIn } from "../crawler/archive/take-in.ts";
import { archivedLive } from "../crawler/archived-live.ts";
import { crawl as crawlSites } from "../crawler/explore/crawl.ts";
import type { CrawlOptions, SiteReport } from "../crawler/explore/crawl-options.ts";
import type { Store } from "../storage/open-store.ts";
import { readBlocklist } from "./blocklist.ts";
import { type LiveKeys, liveDeps, liveOptions } from "./live-options.ts";
import { type Complete, complete, type Options } from "./options.ts";
import { withStore } from "./with-store.ts";

export type CrawlKeys =
  | LiveKeys
  | "maxPages"
  | "maxDepth"
  | "maxPerShape"
  | "maxPerHost"
  | "render"
  | "scope"
  | "include"
  | "exclude"
  | "blocklist";

export interface CrawlResult {
  sites: SiteReport[];
  /** Roots that could not be read at all, one line each: what, where, and how to mend it. */
  problems: string[];
}

/**
 * Explores the sites of these roots and stores their pages, files, links and relations, with a WARC archive. Where a
 * root is the path of a web archive (`.warc`, `.warc.gz`, `.wacz`), what it holds stands for the web: it is taken into the
 * store, and crawled without the network from the roots that are named beside it, else from its own entrance.
 */
export async function crawl(roots: readonly string[], options: Options<CrawlKeys> = {}): Promise<CrawlResult> {
  const settings = complete(options);
  const archives = roots.filter(isArchiveFile);
  return withStore(settings.db, async (store) => {
    const deps = liveDeps(store, settings);
    const named = roots.filter((root) => !isArchiveFile(root));
    if (archives.length === 0) {
      const { sites } = await crawlSites(crawlOptions(named, settings), deps);
      return { sites, problems: problemsOf(sites) };
    }
    const { entrances, damages } = await rootsIn(archives, store, settings);
    const live = archivedLive(store, deps, settings);
    const { sites } = await crawlSites(crawlOptions(named.length > 0 ? named : entrances, settings), { ...deps, live });
    return { sites, problems: [...damages, ...problemsOf(sites)] };
  });
}

/** Takes archives into the store; gives the entrance of each, and what is wrong with those that could not be read to their ends. */
async function rootsIn(
  archives: readonly string[],
  store: Store,
  settings: Complete,
): Promise<{ entrances: string[]; damages: string[] }> {
  const entrances: string[] = [];
  const damages: string[] = [];
  const recorder = await Recorder.open(store, { software: `Waymark/${packageVersion()}`, clock: settings.clock });
  try {
    for (const path of archives) {
      settings.progress.stage(`read ${path}`);
      const { records, root, damage } = await takeIn(path, store, recorder, settings.signal);
      if (root === undefined) {
        throw new UsageError(`${path} holds ${records} records and no page`, { mend: "name an archive with pages" });
      }
      entrances.push(root);
      if (damage) damages.push(`${damage.message}; the ${records} records before that were read`);
    }
  } finally {
    await recorder.close();
  }
  return { entrances, damages };
}

/** Settings as `crawl` takes them. */
export function crawlOptions(roots: readonly string[], settings: Complete): CrawlOptions {
  const { maxPages, maxDepth, maxPerShape, maxPerHost, render, scope, include, exclude, signal } = settings;
  const quotas = { ...(maxPerShape > 0 ? { maxPerShape } : {}), ...(maxPerHost > 0 ? { maxPerHost } : {}) };
  const blocklist = readBlocklist(settings.blocklist);
  const rules = { maxPages, maxDepth, ...quotas, render, scope, include, exclude, blocklist };
  return { ...liveOptions(settings), ...rules, roots, signal };
}

export function problemsOf(sites: readonly SiteReport[]): string[] {
  return sites.flatMap(({ root, error }) =>
    error ? [`${root}: ${[error.message, error.mend].filter(Boolean).join("; ")}`] : [],
  );
}
