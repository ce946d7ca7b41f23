import type { Page } from "playwright";
import { type Clock, systemClock } from "../../core/clock.ts";
import { RetryError, SkipError, WaymarkError } from "../../core/errors.ts";
import { AddressGuard, type Resolver } from "../fetch/address-guard.ts";
import type { ExchangeSink } from "../fetch/exchange.ts";
import type { Fetched, Fetcher, FetchRequest } from "../fetch/fetcher.ts";
import type { StorageState } from "../fetch/storage-state.ts";
import { UserHeaders } from "../fetch/user-headers.ts";
import { webUrl } from "../fetch/web-url.ts";
import { CachedAnswers } from "./cached-answers.ts";
import type { LaunchOptions } from "./launch.ts";
import { SharedBrowser } from "./shared-browser.ts";
import { TabPool } from "./tab-pool.ts";
import { Visit } from "./visit.ts";

export interface RenderOptions extends Omit<LaunchOptions, "unseen"> {
  /** Origins whose private address the user allowed. */
  allowPrivate: readonly string[];
  userAgent: string;
  /** Extra request headers, for the sites of `allowPrivate` (`UserHeaders`). */
  headers?: Record<string, string>;
  /** A session that is logged in. */
  storageState?: StorageState;
  /** Cap on what a page may load in all, and on its DOM as HTML. Default 20 MB. */
  maxBytes?: number;
  /** Gets what is no page: files, downloads. */
  files: Fetcher;
  sink?: ExchangeSink;
  clock?: Clock;
  /** Default: the system's. */
  resolver?: Resolver;
}

const CLEAR_DEADLINE_MS = 2_000;

/** The browser backend: Chromium loads the page, its scripts run, and the DOM that they made is the body. */
export class BrowserFetcher implements Fetcher {
  readonly #options: RenderOptions;
  readonly #guard: AddressGuard;
  readonly #clock: Clock;
  readonly #browser: SharedBrowser;
  readonly #tabs: TabPool;
  readonly #known = new CachedAnswers();

  constructor(options: RenderOptions) {
    this.#options = options;
    this.#guard = new AddressGuard(options.allowPrivate, options.resolver);
    this.#browser = new SharedBrowser({ ...options, unseen: true, guard: this.#guard });
    const { userAgent, storageState } = options;
    this.#tabs = new TabPool(
      this.#browser,
      { acceptDownloads: false, userAgent, ...(storageState ? { storageState } : {}) },
      { browser: this.#browser, headers: new UserHeaders(options.headers, options.allowPrivate) },
    );
    this.#clock = options.clock ?? systemClock;
  }

  /** Starts the browser. Rejects with `StopError` that says how to get one. */
  async start(): Promise<void> {
    await this.#browser.get();
  }

  async fetch(request: FetchRequest): Promise<Fetched> {
    const url = webUrl(request.url);
    await this.#browser.check(url);
    const tab = await this.#tabs.take(url);
    const visit = new Visit(tab, request, {
      ...this.#options,
      browser: this.#browser,
      clock: this.#clock,
      known: this.#known,
    });
    const abort = () => void Promise.allSettled([tab.page.close()]);
    request.signal?.addEventListener("abort", abort, { once: true });
    tab.visitedBy(visit);
    let sound = false;
    let rendered: Awaited<ReturnType<Visit["render"]>>;
    try {
      request.signal?.throwIfAborted();
      rendered = await visit.render();
      // What still runs in a page must not run into the next one.
      sound = rendered !== undefined && (rendered.still || (await emptied(tab.page)));
    } catch (error) {
      request.signal?.throwIfAborted();
      throw renderError(error, request.url);
    } finally {
      request.signal?.removeEventListener("abort", abort);
      tab.visitedBy(undefined);
      await this.#tabs.giveBack(tab, sound);
    }
    return rendered?.fetched ?? (await this.#options.files.fetch(request));
  }

  async close(): Promise<void> {
    await this.#tabs.close();
    await this.#browser.close();
  }
}

/** Ends what runs in a page; says whether it could be ended. */
async function emptied(page: Page): Promise<boolean> {
  const [left] = await Promise.allSettled([page.goto("about:blank", { timeout: CLEAR_DEADLINE_MS })]);
  return left?.status === "fulfilled";
}

/** What Chromium's error codes mean here. */
function renderError(error: unknown, url: string): WaymarkError {
  if (error instanceof WaymarkError) return error;
  const [message = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  const cause = { cause: error };
  if (/Timeout/i.test(message)) return new SkipError("timeout", `${url} did not load in the browser in time`, cause);
  if (/ERR_NAME_NOT_RESOLVED/.test(message)) return new SkipError("dns_error", `there is no host for ${url}`, cause);
  if (/ERR_TOO_MANY_REDIRECTS/.test(message))
    return new SkipError("redirect_loop", `${url} redirects in a circle`, cause);
  return new RetryError("network_error", `${url} did not load in the browser: ${message}`, cause);
}
