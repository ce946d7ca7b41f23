import type { Blocklist } from "../../core/blocklist.ts";
import { SkipError } from "../../core/errors.ts";
import type { Progress } from "../../core/progress.ts";
import { together } from "../../core/together.ts";
import { takeBatch } from "../../storage/batch-store.ts";
import { frontierTotals, queuedCount, renderedShapes } from "../../storage/frontier-store.ts";
import { storageError } from "../../storage/open-store.ts";
import type { Page } from "../../storage/page-store.ts";
import { nameSite, siteId, updateSite } from "../../storage/site-store.ts";
import { Admission } from "../frontier/admission.ts";
import { scopeOf } from "../frontier/scope.ts";
import { ShapeWatch } from "../frontier/shape-watch.ts";
import { Shares } from "../frontier/shares.ts";
import { ParameterQuota } from "../frontier/url-traps.ts";
import { commitBatch } from "./commit-batch.ts";
import { compiled, type SiteRules } from "./crawl-options.ts";
import type { PageSource } from "./page-source.ts";
import { prepareSite, type SiteStartDeps } from "./site-start.ts";

/**
 * Pages fetched together and committed together. Membership is fixed before the fetch, so a batch is also what an
 * interrupted run does again.
 */
const BATCH_SIZE = 16;
/** URLs tried per page wanted: a site of dead links ends the crawl too. */
const TRIES_PER_PAGE = 5;
const TRIES_AT_LEAST = 100;

/** Milliseconds that a page is waited for whose host asked to come back, once nothing else is left. */
const LAST_PATIENCE_MS = 600_000;

/** Milliseconds between two counts of what waits, where there is much of it. */
const COUNT_EVERY_MS = 500;
/** So much is counted in less time than one page takes to be read. */
const SOON_COUNTED = 1_000;

/** Batches that are fetched at once. */
const UNDER_WAY = 2;

type FetchedPage = Parameters<typeof commitBatch>[2][number];
type Spent = Awaited<ReturnType<typeof frontierTotals>>;

export interface SiteCrawlDeps extends SiteStartDeps {
  source: PageSource;
  progress: Progress;
  /** What is never visited. */
  blocklist?: Blocklist;
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
        loggedIn: rules.loggedIn === true,
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
      await prepareSite({
        ...{ rules: this.#rules, deps: this.#deps, id: this.#id, admission: this.#admission },
        ...{ watch: this.#watch, quota: this.#quota },
        inScope: (url) => this.#inScope(url),
        anchor: (url) => this.#anchor(url),
      });
      const spent = await frontierTotals(this.#deps.store.db, this.#id);
      await this.#work(spent);
      await updateSite(this.#deps.store.db, this.#id, { finished_at: this.#deps.clock.now().toISOString() });
    } catch (error) {
      throw storageError(error, this.#deps.store.path);
    }
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
        const others = sum(underWay.slice(1).map((batch) => batch.pages.length));
        await this.#commit(await first.fetched, spent, others);
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
          isRoot: page.depth === 0,
          ...(page.tries > 0 ? { patience: LAST_PATIENCE_MS } : {}),
          approve: (url) => this.#approve(page.depth === 0, url),
          signal: stop,
        }),
      })),
      signal,
    );
  }

  /** `others`: URLs of later batches, which are under way. */
  async #commit(batch: readonly FetchedPage[], spent: Spent, others: number): Promise<void> {
    const { store, progress } = this.#deps;
    for (const { page, outcome } of batch) {
      if (outcome.kind === "skip" && outcome.later && page.tries === 0) {
        progress.note(`${outcome.detail}; what else there is comes first`);
      }
    }
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
    this.#deps.onPages(spent.pages, spent.pages + this.#waiting(spent, others));
  }

  /**
   * URLs that are waiting or under way and fit the budget. Few are counted anew with each batch, for how many there are
   * decides where pages are read; of many a count takes long, and is good for a while.
   */
  #waiting(spent: Spent, underWay: number): number {
    const now = this.#deps.clock.now().getTime();
    const left = this.#rules.maxPages - spent.pages;
    if (this.#counted.total < SOON_COUNTED || now - this.#counted.at >= COUNT_EVERY_MS) {
      this.#counted = { at: now, total: spent.pages + underWay + queuedCount(this.#deps.store.sql, this.#id, left) };
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
