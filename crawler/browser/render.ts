import type { BrowserContext } from "playwright";
import { type Clock, systemClock } from "../../core/clock.ts";
import { withDeadline } from "../../core/deadline.ts";
import { RetryError, SkipError, WaymarkError } from "../../core/errors.ts";
import { AddressGuard, type Resolver } from "../fetch/address-guard.ts";
import type { ExchangeSink } from "../fetch/exchange.ts";
import type { Fetched, Fetcher, FetchRequest } from "../fetch/fetcher.ts";
import type { StorageState } from "../fetch/storage-state.ts";
import { UserHeaders } from "../fetch/user-headers.ts";
import { webUrl } from "../fetch/web-url.ts";
import type { LaunchOptions } from "./launch.ts";
import { SharedBrowser } from "./shared-browser.ts";
import { Visit } from "./visit.ts";

export interface RenderOptions extends LaunchOptions {
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

const OPEN_DEADLINE_MS = 5_000;
const CLOSE_DEADLINE_MS = 5_000;

/** The browser backend: Chromium loads the page, its scripts run, and the DOM that they made is the body. */
export class BrowserFetcher implements Fetcher {
  readonly #options: RenderOptions;
  readonly #guard: AddressGuard;
  readonly #clock: Clock;
  readonly #browser: SharedBrowser;
  readonly #headers: UserHeaders;

  constructor(options: RenderOptions) {
    this.#options = options;
    this.#guard = new AddressGuard(options.allowPrivate, options.resolver);
    this.#browser = new SharedBrowser({ ...options, guard: this.#guard });
    this.#headers = new UserHeaders(options.headers, options.allowPrivate);
    this.#clock = options.clock ?? systemClock;
  }

  /** Starts the browser. Rejects with `StopError` that says how to get one. */
  async start(): Promise<void> {
    await this.#browser.get();
  }

  async fetch(request: FetchRequest): Promise<Fetched> {
    await this.#browser.check(webUrl(request.url));
    const { storageState } = this.#options;
    const context = await withDeadline(OPEN_DEADLINE_MS, "opening a browser page", () =>
      this.#browser.newContext({
        acceptDownloads: false,
        userAgent: this.#options.userAgent,
        ...(storageState ? { storageState } : {}),
      }),
    );
    const abort = () => void this.#end(context);
    request.signal?.addEventListener("abort", abort, { once: true });
    try {
      const page = await withDeadline(OPEN_DEADLINE_MS, "opening a browser page", () => context.newPage());
      const visit = new Visit(page, request, {
        ...this.#options,
        headers: this.#headers,
        browser: this.#browser,
        clock: this.#clock,
      });
      const rendered = await visit.render();
      return rendered ?? (await this.#options.files.fetch(request));
    } catch (error) {
      request.signal?.throwIfAborted();
      throw renderError(error, request.url);
    } finally {
      request.signal?.removeEventListener("abort", abort);
      await this.#end(context);
    }
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  /** A page whose scripts hang may keep its context from closing: then the whole browser goes, and the next page gets a new one. */
  async #end(context: BrowserContext): Promise<void> {
    const [closed] = await Promise.allSettled([
      withDeadline(CLOSE_DEADLINE_MS, "closing a browser page", () => context.close()),
    ]);
    if (closed?.status === "rejected") await this.#browser.restart();
  }
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
