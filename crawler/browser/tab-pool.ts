import { availableParallelism } from "node:os";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright";
import { getDomain } from "tldts";
import { withDeadline } from "../../core/deadline.ts";
import { RetryError, SkipError, WaymarkError } from "../../core/errors.ts";
import type { Fetched } from "../fetch/fetcher.ts";
import { Reused } from "./reused.ts";
import type { SharedBrowser } from "./shared-browser.ts";
import { Tab, type TabOptions } from "./tab.ts";
import { isTracker } from "./trackers.ts";
import type { Shown, Visit } from "./visit.ts";

const OPEN_DEADLINE_MS = 10_000;
const CLEAR_DEADLINE_MS = 2_000;
const CLOSE_DEADLINE_MS = 5_000;
/** Pages that a tab shows before a new one takes its place, and a site's context likewise: what a page leaves behind adds up. */
const VISITS_A_TAB = 50;
const VISITS_A_CONTEXT = 1_000;
/**
 * A site has as many tabs as there are processors, and another one where a page waits so long for a tab: pages that the
 * network keeps waiting are shown side by side then, while others would only take the processors from each other, and
 * each tab takes as long to open as some pages to be shown.
 */
const TABS_AT_ONCE = availableParallelism();
const PATIENCE_MS = 500;
/** A context in which nothing happened for so long is closed. */
const IDLE_MS = 10_000;

/** What one site's pages share: cookies, cache and tabs, as they do for anybody who visits the site. */
interface Place {
  key: string;
  context: Promise<BrowserContext>;
  tabs: Reused<Tab>;
  busy: number;
  visits: number;
  idle: NodeJS.Timeout | undefined;
}

/**
 * Tabs of a crawl, used one page after the other. Each site (registrable domain, or address) has a context of its own, so
 * that nothing of it is known to the next.
 */
export class TabPool {
  readonly #browser: SharedBrowser;
  readonly #context: BrowserContextOptions;
  readonly #options: TabOptions;
  readonly #places = new Map<string, Place>();
  readonly #placeOf = new Map<Tab, Place>();
  readonly #closing = new Set<Promise<void>>();

  constructor(browser: SharedBrowser, context: BrowserContextOptions, options: TabOptions) {
    this.#browser = browser;
    this.#context = context;
    this.#options = options;
  }

  /**
   * Has a tab show a page: `visit` says who visits it, and its result is given. Rejects with `StopError` where there is no
   * browser, and with the signal's reason when aborted.
   */
  async use(url: URL, signal: AbortSignal | undefined, visitor: (tab: Tab) => Visit): Promise<Fetched | undefined> {
    const tab = await this.#take(url).catch((error: unknown) => {
      // Its browser went while it was opened.
      throw renderError(error, url.href);
    });
    try {
      const shown = await this.#show(tab, visitor(tab), signal);
      // The next page has the tab meanwhile.
      return await shown?.kept();
    } catch (error) {
      signal?.throwIfAborted();
      throw renderError(error, url.href);
    }
  }

  /** Has a tab show a page, and gives it back. */
  async #show(tab: Tab, visit: Visit, signal: AbortSignal | undefined): Promise<Shown | undefined> {
    const abort = () => void Promise.allSettled([tab.page.close()]);
    signal?.addEventListener("abort", abort, { once: true });
    tab.visitedBy(visit);
    let sound = false;
    try {
      signal?.throwIfAborted();
      const shown = await visit.render();
      // What still runs in a page must not run into the next one.
      sound = shown !== undefined && (shown.still || (await emptied(tab.page)));
      return shown;
    } finally {
      signal?.removeEventListener("abort", abort);
      tab.visitedBy(undefined);
      await this.#giveBack(tab, sound);
    }
  }

  async #take(url: URL): Promise<Tab> {
    // Before the deadline begins: starting a browser has a longer one.
    await this.#browser.get();
    const trackers = isTracker(url, "document");
    const key = `${getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.host} ${trackers}`;
    const place = this.#places.get(key) ?? this.#open(key);
    clearTimeout(place.idle);
    place.busy++;
    place.visits++;
    if (place.visits >= VISITS_A_CONTEXT) this.#places.delete(key);
    try {
      const tab = await place.tabs.take(() => this.#newTab(place, trackers));
      this.#placeOf.set(tab, place);
      return tab;
    } catch (error) {
      this.#places.delete(key);
      place.busy--;
      await this.#rest(place);
      throw error;
    }
  }

  /** Gives a tab back; one that is not `sound` (its page would not end, or ended it) is closed. */
  async #giveBack(tab: Tab, sound: boolean): Promise<void> {
    const place = this.#placeOf.get(tab);
    if (!place) return;
    this.#placeOf.delete(tab);
    place.busy--;
    if (sound && tab.visits < VISITS_A_TAB && !tab.page.isClosed()) place.tabs.giveBack(tab);
    else {
      await this.#close(() => tab.page.close());
      place.tabs.lose();
    }
    await this.#rest(place);
  }

  /** Closes what is open; the browser itself is its owner's. */
  async close(): Promise<void> {
    for (const place of this.#places.values()) clearTimeout(place.idle);
    this.#places.clear();
    await Promise.allSettled(this.#closing);
  }

  #open(key: string): Place {
    const context = this.#browser.newContext(this.#context);
    // Whoever waits for it is told; a failure has its turn there.
    context.catch(() => undefined);
    const place: Place = {
      key,
      context,
      tabs: new Reused(TABS_AT_ONCE, PATIENCE_MS),
      busy: 0,
      visits: 0,
      idle: undefined,
    };
    this.#places.set(key, place);
    void context.then(
      (opened) => opened.once("close", () => this.#forget(place)),
      () => this.#forget(place),
    );
    return place;
  }

  /** Its browser is gone, or it never came. */
  #forget(place: Place): void {
    clearTimeout(place.idle);
    place.tabs.forget();
    if (this.#places.get(place.key) === place) this.#places.delete(place.key);
  }

  #newTab(place: Place, trackers: boolean): Promise<Tab> {
    return withDeadline(OPEN_DEADLINE_MS, "opening a browser page", async () =>
      Tab.open(await place.context, trackers, this.#options),
    );
  }

  /** Where nobody is left in it, a context that is worn is closed, another after a while. */
  async #rest(place: Place): Promise<void> {
    if (place.busy > 0) return;
    const end = () => {
      this.#forget(place);
      return this.#close(async () => {
        const [context] = await Promise.allSettled([place.context]);
        if (context?.status === "fulfilled") await context.value.close();
      });
    };
    if (this.#places.get(place.key) !== place) await end();
    else place.idle = setTimeout(() => this.#track(end()), IDLE_MS).unref();
  }

  #track(closing: Promise<void>): void {
    this.#closing.add(closing);
    void closing.finally(() => this.#closing.delete(closing));
  }

  /** A page whose scripts hang may keep its tab from closing: then the whole browser goes, and the next page gets a new one. */
  async #close(close: () => Promise<void>): Promise<void> {
    const [closed] = await Promise.allSettled([withDeadline(CLOSE_DEADLINE_MS, "closing a browser page", close)]);
    if (closed?.status === "rejected") await this.#browser.restart();
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
