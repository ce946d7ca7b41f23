import { type Clock, systemClock } from "../../core/clock.ts";
import { AddressGuard, type Resolver } from "../fetch/address-guard.ts";
import type { ExchangeSink } from "../fetch/exchange.ts";
import type { Fetched, Fetcher, FetchRequest } from "../fetch/fetcher.ts";
import type { StorageState } from "../fetch/storage-state.ts";
import { UserHeaders } from "../fetch/user-headers.ts";
import { webUrl } from "../fetch/web-url.ts";
import { CachedAnswers } from "./cached-answers.ts";
import { CardMemory } from "./card-memory.ts";
import type { LaunchOptions } from "./launch.ts";
import { PressMemory } from "./press-memory.ts";
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

/** The browser backend: Chromium loads the page, its scripts run, and the DOM that they made is the body. */
export class BrowserFetcher implements Fetcher {
  readonly #options: RenderOptions;
  readonly #guard: AddressGuard;
  readonly #clock: Clock;
  readonly #browser: SharedBrowser;
  readonly #tabs: TabPool;
  readonly #known = new CachedAnswers();
  readonly #cards = new CardMemory();
  readonly #presses = new PressMemory();

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
    const options = {
      ...this.#options,
      browser: this.#browser,
      clock: this.#clock,
      known: this.#known,
      cards: this.#cards,
      presses: this.#presses,
    };
    const rendered = await this.#tabs.use(url, request.signal, (tab) => new Visit(tab, request, options));
    return rendered ?? (await this.#options.files.fetch(request));
  }

  async close(): Promise<void> {
    await this.#tabs.close();
    await this.#browser.close();
  }
}
