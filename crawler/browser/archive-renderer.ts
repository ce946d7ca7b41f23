import type { Route } from "playwright";
import { type Clock, systemClock } from "../../core/clock.ts";
import { SkipError, WaymarkError } from "../../core/errors.ts";
import type { Store } from "../../storage/open-store.ts";
import { responseFor } from "../../storage/response-store.ts";
import { archiveUrl } from "../archive/archive-url.ts";
import type { ReplayFetcher } from "../archive/replay-fetcher.ts";
import { AddressGuard } from "../fetch/address-guard.ts";
import type { ExchangeSink } from "../fetch/exchange.ts";
import type { Fetched, Fetcher, FetchRequest } from "../fetch/fetcher.ts";
import { routeOf, withoutFragment } from "../fetch/route-fragment.ts";
import { UserHeaders } from "../fetch/user-headers.ts";
import { decodeBytes } from "../read/text/charset.ts";
import { CachedAnswers } from "./cached-answers.ts";
import { CardMemory } from "./card-memory.ts";
import type { LaunchOptions } from "./launch.ts";
import { PressMemory } from "./press-memory.ts";
import { SharedBrowser } from "./shared-browser.ts";
import { TabPool } from "./tab-pool.ts";
import { Visit } from "./visit.ts";

export interface ArchiveRendererOptions extends Omit<LaunchOptions, "unseen" | "proxy"> {
  store: Store;
  /** The archive, which answers every request that a page makes. */
  archive: ReplayFetcher;
  /** Keeps the DOM that the browser made, so that who reads the page next needs none. */
  sink: Pick<ExchangeSink, "recordRendered">;
  clock?: Clock;
}

/** Fields that spoke of how the body came, not of what it is; it is given decoded. */
const OF_TRANSFER = /^(?:x-orig-|content-encoding$|content-length$|transfer-encoding$)/;

const HTML = /^\s*text\/html\b/i;

/** Refuses every address: the archive stands for all of them. */
class NoNetwork extends AddressGuard {
  constructor() {
    super([], () => Promise.resolve([]));
  }

  override checkLiteral(url: URL): void {
    throw new SkipError("not_recorded", `${url.href} is not in the archive`);
  }
}

/**
 * A browser whose web is an archive: pages that scripts make are made again from what was recorded, of which every request
 * is answered; what was not recorded is not there, and nothing reaches the network. What a browser had rendered before is
 * given as it was.
 */
export class ArchiveRenderer implements Fetcher {
  readonly #options: ArchiveRendererOptions;
  readonly #browser: SharedBrowser;
  readonly #tabs: TabPool;
  readonly #known = new CachedAnswers();
  readonly #cards = new CardMemory();

  constructor(options: ArchiveRendererOptions) {
    this.#options = options;
    this.#browser = new SharedBrowser({ ...options, unseen: true, guard: new NoNetwork() });
    this.#tabs = new TabPool(
      this.#browser,
      { acceptDownloads: false },
      { browser: this.#browser, headers: new UserHeaders(), answer: (route) => this.#answer(route) },
    );
  }

  /** Starts the browser. Rejects with `StopError` that says how to get one. */
  async start(): Promise<void> {
    await this.#browser.get();
  }

  async fetch(request: FetchRequest): Promise<Fetched> {
    const { archive, store, sink, clock = systemClock } = this.#options;
    const route = routeOf(request.url);
    const shown = route === "" ? undefined : await responseFor(store, archiveUrl(request.url, "GET", undefined));
    if (shown?.kind === "conversion") return await archive.fetch(request);
    // Its scripts make what a route shows of the page without it.
    const plain = await archive.fetch({ ...request, url: withoutFragment(request.url) });
    const finalUrl = withoutFragment(plain.finalUrl) + route;
    const recorded = await responseFor(store, archiveUrl(finalUrl, "GET", undefined));
    if (recorded?.kind === "conversion") return plain;
    const rendered = await this.#tabs.use(new URL(finalUrl), request.signal, (tab) => {
      const visit = new Visit(
        tab,
        { ...request, url: finalUrl },
        {
          // Nothing is asked for that would have to be checked, and nothing else is recorded than what comes of it.
          browser: { check: () => Promise.resolve(), faultOf: () => undefined },
          known: this.#known,
          cards: this.#cards,
          // Of a page that is shown again all is shown.
          presses: new PressMemory(),
          sink: { record: () => Promise.resolve(), recordRendered: (...page) => sink.recordRendered(...page) },
          clock,
        },
      );
      return visit;
    });
    if (!rendered) return plain;
    const { body, contentType } = rendered;
    return { ...plain, body, contentType, url: request.url, finalUrl: rendered.finalUrl, backend: "archive" };
  }

  async close(): Promise<void> {
    await this.#tabs.close();
    await this.#browser.close();
  }

  /** Answers a request of a page with what was recorded for it. */
  async #answer(route: Route): Promise<void> {
    const asked = route.request();
    const url = withoutFragment(asked.url());
    const method = asked.method();
    try {
      if (!/^https?:/.test(url) || (method !== "GET" && method !== "POST")) throw notRecorded(url);
      const sent = method === "POST" ? { method: "POST" as const, body: asked.postData() ?? "" } : {};
      const { status, headers, body, contentType } = await this.#options.archive.fetch({ url, ...sent });
      const kept = Object.entries(headers).filter(([name]) => !OF_TRANSFER.test(name));
      const isPage = HTML.test(contentType);
      if (isPage) kept.push(["content-type", "text/html; charset=utf-8"]);
      await route.fulfill({
        status,
        headers: Object.fromEntries(kept),
        // A browser would believe what is declared, which may be wrong.
        body: isPage ? Buffer.from(decodeBytes(body, contentType).text) : Buffer.from(body),
      });
    } catch (error) {
      if (!(error instanceof WaymarkError)) throw error;
      // What was missing then is missing now; what was never asked for cannot be had.
      if (error instanceof SkipError && error.reason === "not_found") await route.fulfill({ status: 404, body: "" });
      else await route.abort("failed");
    }
  }
}

const notRecorded = (url: string) => new SkipError("not_recorded", `${url} is not in the archive`);
