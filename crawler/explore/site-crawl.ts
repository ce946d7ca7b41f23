import type { Blocklist } from "../../core/blocklist.ts";
import type { Clock } from "../../core/clock.ts";
import { SkipError } from "../../core/errors.ts";
import { canonicalJson } from "../../core/ids.ts";
import type { Progress } from "../../core/progress.ts";
import { together } from "../../core/together.ts";
import {
  addFound,
  admittedLike,
  frontierTotals,
  hasLacking,
  queuedCount,
  queueLacking,
  renderedShapes,
  takeBatch,
} from "../../storage/frontier-store.ts";
import { type Store, storageError } from "../../storage/open-store.ts";
import type { Page } from "../../storage/page-store.ts";
import { ensureSite, nameSite, siteId, siteOfRoot, updateSite } from "../../storage/site-store.ts";
import type { PoliteFetcher } from "../fetch/polite-fetcher.ts";
import { Admission } from "../frontier/admission.ts";
import { scopeOf } from "../frontier/scope.ts";
import { ShapeWatch } from "../frontier/shape-watch.ts";
import { Shares } from "../frontier/shares.ts";
import { COUNTED_LIKE, ParameterQuota } from "../frontier/url-traps.ts";
import { urlShape } from "../read/collections/url-shape.ts";
import { commitBatch } from "./commit-batch.ts";
import { compiled, type SiteRules } from "./crawl-options.ts";
import type { PageSource } from "./page-source.ts";
import { rejudge } from "./rejudge.ts";
import { sitemapUrls } from "./sitemaps.ts";

/**
 * Pages fetched together and committed together. Membership is fixed before the fetch, so a batch is also what an
 * interrupted run does again.
 */
const BATCH_SIZE = 16;
/** URLs tried per page wanted: a site of dead links ends the crawl too. */
const TRIES_PER_PAGE = 5;
const TRIES_AT_LEAST = 100;
/** URLs taken from sitemaps per page wanted. */
const LISTED_PER_PAGE = 5;

/** Milliseconds between two counts of what waits. */
const COUNT_EVERY_MS = 500;

/** Batches that are fetched at once. */
const UNDER_WAY = 2;

type FetchedPage = Parameters<typeof commitBatch>[2][number];
type Spent = Awaited<ReturnType<typeof frontierTotals>>;

export interface SiteCrawlDeps {
  store: Store;
  fetcher: PoliteFetcher;
  source: PageSource;
  clock: Clock;
  progress: Progress;
  /** What is never visited. */
  blocklist?: Blocklist;
  /** Private origins granted for the site. */
  grants: readonly string[];
  signal?: AbortSignal;
  /** Whether a browser can be had, for pages that were read without one. */
  hasBrowser: () => Promise<boolean>;
  /** Told after each batch how many pages there are, and how many there will be as far as is known. */
  onPages: (done: number, known: number) => void;
}

/** The crawl of one site: prepare once, then batch after batch until the frontier is empty or the budget spent. */
export class SiteCrawl {
  readonly #rules: SiteRules;
  readonly #deps: SiteCrawlDeps;
  readonly #id: string;
  /** Number of the last batch that was taken. */
  #taken = 0;
  /** Pages and waiting URLs when they were last counted. */
  #counted = { at: Number.NEGATIVE_INFINITY, total: 0 };
  readonly #quota = new ParameterQuota();
  readonly #watch: ShapeWatch;
  /** The root as given, and as it was redirected. */
  readonly #anchors: string[];
  #inScope: (url: string) => boolean;
  readonly #admission: Admission;

  constructor(rules: SiteRules, deps: SiteCrawlDeps) {
    this.#rules = rules;
    this.#deps = deps;
    this.#id = siteId(rules.root);
    this.#watch = new ShapeWatch(this.#id);
    this.#anchors = [rules.root];
    this.#inScope = scopeOf(rules.scope, this.#anchors);
    this.#admission = new Admission(
      this.#id,
      rules.root,
      {
        inScope: (url) => this.#inScope(url),
        include: rules.include.map(compiled),
        exclude: rules.exclude.map(compiled),
        maxDepth: rules.maxDepth,
        ignoreRobots: rules.ignoreRobots,
        ...(deps.blocklist ? { blocklist: deps.blocklist } : {}),
      },
      this.#quota,
      this.#watch,
      new Shares(this.#id, { shape: rules.maxPerShape, host: rules.maxPerHost }),
    );
  }

  /** Rejects with `StopError` where the run cannot go on, and when aborted; what was committed stays. */
  async run(): Promise<void> {
    try {
      await this.#prepare();
      const spent = await frontierTotals(this.#deps.store.db, this.#id);
      await this.#work(spent);
      await updateSite(this.#deps.store.db, this.#id, { finished_at: this.#deps.clock.now().toISOString() });
    } catch (error) {
      throw storageError(error, this.#deps.store.path);
    }
  }

  async #prepare(): Promise<void> {
    const { store } = this.#deps;
    const known = await siteOfRoot(store, this.#rules.root);
    if (!known) await this.#begin();
    else await this.#recall(known.options !== canonicalJson(this.#rules));
  }

  /** Enters the site with its root and what its sitemaps list, all at once: a site that is there is complete. */
  async #begin(): Promise<void> {
    const { store, clock, grants } = this.#deps;
    const listed = await this.#sitemaps();
    await store.db.transaction().execute(async (db) => {
      const { root, scope } = this.#rules;
      await ensureSite(db, { root, scope, options: this.#rules, grants, at: clock.now() });
      const first = { url: root, depth: 0, parentId: null, priority: 0, shape: urlShape(root) };
      // On the connection that holds the transaction.
      addFound(store.sql, this.#id, [first, ...listed.map((url) => this.#admission.listed(store.sql, url))]);
      this.#admission.save(store.sql);
    });
  }

  /** Robots.txt that cannot be read is told by the root's own fetch; here it only means that nothing is listed. */
  async #sitemaps(): Promise<string[]> {
    const { fetcher, signal } = this.#deps;
    const { origin } = new URL(this.#rules.root);
    if (this.#rules.scope === "list") return [];
    let named: string[] = [];
    try {
      named = (await fetcher.robots(this.#rules.root, signal)).sitemaps;
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof SkipError)) throw error;
      return [];
    }
    const sitemaps = named.length > 0 ? named : [`${origin}/sitemap.xml`];
    const listed = await sitemapUrls(sitemaps, fetcher, this.#rules.maxPages * LISTED_PER_PAGE, signal);
    return listed.filter((url) => url !== this.#rules.root && this.#inScope(url));
  }

  /** Takes up what the store knows of the site, in the order in which it came about. */
  async #recall(changed: boolean): Promise<void> {
    const { db } = this.#deps.store;
    const ofSite = db.selectFrom("pages").where("site_id", "=", this.#id);
    const landed = await ofSite.select("url").where("depth", "=", 0).where("state", "=", "done").execute();
    for (const { url } of landed) this.#anchor(url);
    await this.#watch.recall(db);
    for await (const url of admittedLike(db, this.#id, COUNTED_LIKE)) this.#quota.add(url);
    await this.#recallLacking();
    await db.transaction().execute(async (trx) => {
      // A root that failed is what the user asks for again.
      if (landed.length === 0) {
        await trx
          .updateTable("pages")
          .set({ state: "queued", skip_reason: null, skip_detail: null, batch: null, duplicate_of: null })
          .where("site_id", "=", this.#id)
          .where("url", "=", this.#rules.root)
          .where("state", "=", "skipped")
          .execute();
      }
      if (!changed) return;
      await rejudge(trx, this.#id, this.#admission);
      const { scope } = this.#rules;
      await updateSite(trx, this.#id, { options: canonicalJson(this.#rules), scope, finished_at: null });
    });
  }

  /** Pages that needed a browser when there was none are read again when there is one. */
  async #recallLacking(): Promise<void> {
    const { store, hasBrowser } = this.#deps;
    if (this.#rules.render === "never" || !hasLacking(store.sql, this.#id) || !(await hasBrowser())) return;
    await store.transact((sql) => queueLacking(sql, this.#id));
  }

  /**
   * Batch after batch. While one is committed the next is on its way, and they are committed in their order: what a batch
   * holds depends on what was committed before it was taken, never on which answer came first.
   */
  async #work(spent: Spent): Promise<void> {
    const stop = new AbortController();
    const signal = this.#deps.signal ? AbortSignal.any([this.#deps.signal, stop.signal]) : stop.signal;
    const underWay: { pages: Page[]; fetched: Promise<FetchedPage[]> }[] = [];
    try {
      for (;;) {
        while (underWay.length < UNDER_WAY) {
          const pages = await this.#take(spent, sum(underWay.map((batch) => batch.pages.length)));
          if (pages.length === 0) break;
          const fetched = this.#fetch(pages, signal);
          // Its failure is told when its turn has come.
          fetched.catch(() => undefined);
          underWay.push({ pages, fetched });
        }
        const [first] = underWay;
        if (!first) return;
        await this.#commit(await first.fetched, spent);
        underWay.shift();
        signal.throwIfAborted();
      }
    } finally {
      stop.abort();
      await Promise.allSettled(underWay.map(({ fetched }) => fetched));
    }
  }

  /** The next batch; none where the frontier is empty or the budget spent, what is under way counted in. */
  async #take(spent: Spent, underWay: number): Promise<Page[]> {
    const left = this.#rules.maxPages - spent.pages - underWay;
    if (left <= 0) return [];
    const tries = Math.max(TRIES_AT_LEAST, this.#rules.maxPages * TRIES_PER_PAGE) - spent.tries;
    const most = spent.bytes >= this.#rules.maxBytes ? 0 : Math.min(left, tries);
    const pages = await takeBatch(this.#deps.store, this.#id, {
      size: Math.min(BATCH_SIZE, most),
      sizeAlone: Math.min(BATCH_SIZE * UNDER_WAY, most),
      after: this.#taken,
      number: spent.batch + 1,
      certainOnly: underWay > 0,
    });
    this.#taken = pages[0]?.batch ?? this.#taken;
    // An interrupted run has counted its last batches already.
    if (this.#taken > spent.batch) {
      spent.batch = this.#taken;
      spent.tries += pages.length;
    }
    return pages;
  }

  async #fetch(pages: readonly Page[], signal: AbortSignal): Promise<FetchedPage[]> {
    const { store, source } = this.#deps;
    const shapes = this.#rules.render === "never" ? [] : pages.map(({ shape }) => shape);
    // By number, for a run that was interrupted may know more by now.
    const rendered = renderedShapes(store.sql, this.#id, shapes, (pages[0]?.batch ?? 0) - UNDER_WAY);
    return await together(
      pages.map((page) => async (stop: AbortSignal) => ({
        page,
        outcome: await source.get({
          url: page.url,
          rendered: rendered.has(page.shape) || page.backend === "browser",
          approve: (url) => this.#approve(page.depth === 0, url),
          signal: stop,
        }),
      })),
      signal,
    );
  }

  async #commit(batch: readonly FetchedPage[], spent: Spent): Promise<void> {
    const { store } = this.#deps;
    const added = await store.transact((sql) => {
      const onRoot = (root: { url: string; title: string; language: string }) => {
        this.#anchor(root.url);
        nameSite(sql, this.#id, root);
      };
      const { ignoreRobots } = this.#rules;
      const context = { siteId: this.#id, admission: this.#admission, watch: this.#watch, ignoreRobots, onRoot };
      return commitBatch(sql, context, batch);
    });
    spent.pages += added.pages;
    spent.bytes += added.bytes;
    this.#deps.onPages(spent.pages, spent.pages + this.#waiting(spent));
  }

  /** URLs that are waiting and fit the budget; counted anew at most once in a while, for there may be many. */
  #waiting(spent: Spent): number {
    const now = this.#deps.clock.now().getTime();
    const left = this.#rules.maxPages - spent.pages;
    if (now - this.#counted.at >= COUNT_EVERY_MS) {
      this.#counted = { at: now, total: spent.pages + queuedCount(this.#deps.store.sql, this.#id, left) };
    }
    return Math.max(0, Math.min(left, this.#counted.total - spent.pages));
  }

  /** The root may lead anywhere (the site is then there, too); other pages stay within the scope. */
  #approve(isRoot: boolean, url: string): Promise<void> {
    if (isRoot || this.#inScope(url)) return Promise.resolve();
    return Promise.reject(new SkipError("out_of_scope", `redirects to ${url}, outside of the site`));
  }

  #anchor(url: string): void {
    if (this.#anchors.includes(url)) return;
    this.#anchors.push(url);
    this.#inScope = scopeOf(this.#rules.scope, this.#anchors);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
