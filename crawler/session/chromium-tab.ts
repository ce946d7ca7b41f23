import type { BrowserContext, Download, Page, Request, Response } from "playwright";
import { withDeadline } from "../../core/deadline.ts";
import { ActionError, RetryError, SkipError, WaymarkError } from "../../core/errors.ts";
import { goOn } from "../browser/go-on.ts";
import { settle } from "../browser/settle.ts";
import type { SharedBrowser } from "../browser/shared-browser.ts";
import { isTracker } from "../browser/trackers.ts";
import { dismissConsent } from "../browser/unfold.ts";
import type { ExchangeSink } from "../fetch/exchange.ts";
import type { Fetched, FetchRequest } from "../fetch/fetcher.ts";
import { statusError } from "../fetch/http-status.ts";
import type { StorageState } from "../fetch/storage-state.ts";
import { UserHeaders } from "../fetch/user-headers.ts";
import { webUrl } from "../fetch/web-url.ts";
import type { Read } from "../read/reader.ts";
import type { Tab } from "./browser-room.ts";
import { readDownload } from "./download.ts";
import { LivePage } from "./live-page.ts";
import type { OpenPage } from "./open-page.ts";
import { StaticPage } from "./static-page.ts";
import type { TypedSecrets } from "./typed-secrets.ts";

export interface TabOptions {
  userAgent?: string;
  /** Extra request headers, where they are meant. */
  headers?: UserHeaders;
  /** A session that is logged in. */
  storageState?: StorageState;
  /** Asked before the tab goes to an address: rejects where it may not (robots.txt). */
  approve?: (url: string) => Promise<void>;
  /** Keeps the DOM of every page that is shown. */
  sink?: ExchangeSink;
  /** Told what is typed into fields for passwords. */
  secrets?: TypedSecrets;
}

const NAVIGATION_DEADLINE_MS = 30_000;
const CLOSE_DEADLINE_MS = 5_000;
/** Not drawn and not read by anybody here; large. */
const UNWANTED = new Set(["media"]);
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** Where Chromium stands when it could not load what it was led to. */
const CHROME_ERROR = "chrome-error:";

/** A moment in the life of a tab: whether it moved on is told by comparing two. */
export interface Moment {
  documents: number;
  url: string;
}

/** A page of Chromium in a context of its own, with everything that it does kept within bounds. */
export class ChromiumTab implements Tab {
  readonly #browser: SharedBrowser;
  readonly #context: BrowserContext;
  readonly #options: TabOptions;
  readonly #read: Read;
  readonly #running = new Set<Request>();
  #page: Page;
  #documents = 0;
  #download: Download | undefined;
  #popup: Page | undefined;
  /** The address of the hop at which the page's last navigation failed. */
  #failedAt: string | undefined;
  /** Why it was not let through. */
  #refused: WaymarkError | undefined;
  /** The page of ours that the browser shows now. */
  #shown: LivePage | undefined;

  private constructor(browser: SharedBrowser, context: BrowserContext, page: Page, read: Read, options: TabOptions) {
    this.#browser = browser;
    this.#context = context;
    this.#page = page;
    this.#read = read;
    this.#options = options;
  }

  static async open(browser: SharedBrowser, read: Read, options: TabOptions): Promise<ChromiumTab> {
    const { storageState, userAgent } = options;
    // Before the tab's own deadline begins: starting a browser has a longer one.
    await browser.get();
    return withDeadline(NAVIGATION_DEADLINE_MS, "opening a tab", async () => {
      const context = await browser.newContext({
        acceptDownloads: true,
        ...(storageState === undefined ? {} : { storageState }),
        ...(userAgent === undefined ? {} : { userAgent }),
      });
      const tab = new ChromiumTab(browser, context, await context.newPage(), read, options);
      await tab.#watch();
      return tab;
    });
  }

  get page(): Page {
    return this.#page;
  }

  /** Told what is typed into fields for passwords. */
  get secrets(): TypedSecrets | undefined {
    return this.#options.secrets;
  }

  get moment(): Moment {
    return { documents: this.#documents, url: withoutFragment(this.#page.url()) };
  }

  async open(request: FetchRequest): Promise<OpenPage> {
    if ((request.method ?? "GET") !== "GET") {
      throw new ActionError("a browser sends a form by its button", { mend: "click the form's button instead" });
    }
    await this.#browser.check(webUrl(request.url));
    this.#download = undefined;
    const response = await this.#goto(request.url);
    if (response === "download") return this.#openDownload();
    if (response) {
      const file = await this.#openResponse(response, request.url);
      if (file) return file;
    }
    return this.#showLive();
  }

  /** What stands in the tab after an action: the same page still, another one, or a file that was loaded. */
  async after(before: Moment): Promise<{ same: true } | { same: false; page: OpenPage }> {
    await this.settle();
    if (this.#download) return { same: false, page: await this.#openDownload() };
    const popup = this.#popup;
    this.#popup = undefined;
    if (popup) return { same: false, page: await this.#follow(popup) };
    const now = this.moment;
    if (now.documents === before.documents && now.url === before.url) return { same: true };
    if (now.url.startsWith(CHROME_ERROR)) throw await this.#whyNoPage();
    return { same: false, page: await this.#showLive() };
  }

  /** Shows an earlier page of this tab again: a step back in the browser's own history, or its address. */
  async showAgain(page: LivePage): Promise<void> {
    if (this.#shown === page) return;
    const wanted = withoutFragment(page.page.url);
    const goBack = () => this.#page.goBack({ waitUntil: "domcontentloaded", timeout: NAVIGATION_DEADLINE_MS });
    await Promise.allSettled([withDeadline(NAVIGATION_DEADLINE_MS, "going back", goBack)]);
    if (withoutFragment(this.#page.url()) !== wanted) await this.#goto(page.page.url);
    await this.settle();
    this.#shown = page;
  }

  async settle(): Promise<void> {
    await settle(this.#page, this.#running);
  }

  async close(): Promise<void> {
    await Promise.allSettled([withDeadline(CLOSE_DEADLINE_MS, "closing a tab", () => this.#context.close())]);
  }

  #isOwnNavigation(request: Request): boolean {
    return request.isNavigationRequest() && request.frame() === this.#page.mainFrame();
  }

  async #watch(): Promise<void> {
    const headers = this.#options.headers ?? new UserHeaders();
    await this.#context.route("**/*", async (route) => {
      const request = route.request();
      const url = new URL(request.url());
      try {
        if (UNWANTED.has(request.resourceType())) throw new SkipError("unsupported_type", "media is not loaded");
        if (!this.#isOwnNavigation(request) && isTracker(url, request.resourceType())) {
          throw new SkipError("unsupported_type", "it only counts visitors");
        }
        if (url.protocol === "http:" || url.protocol === "https:") await this.#browser.check(url);
        if (this.#isOwnNavigation(request) && /^https?:/.test(url.protocol)) await this.#options.approve?.(url.href);
        await goOn(route, headers);
      } catch (error) {
        if (!(error instanceof WaymarkError)) throw error;
        if (this.#isOwnNavigation(request)) this.#refused = error;
        await route.abort("blockedbyclient");
      }
    });
    const page = this.#page;
    page.on("dialog", (dialog) => void Promise.allSettled([dialog.dismiss()]));
    page.on("download", (download) => {
      this.#download = download;
    });
    page.on("domcontentloaded", () => {
      this.#documents++;
      this.#running.clear();
    });
    page.on("request", (request) => this.#running.add(request));
    page.on("requestfinished", (request) => this.#running.delete(request));
    page.on("requestfailed", (request) => {
      this.#running.delete(request);
      if (this.#isOwnNavigation(request)) this.#failedAt = request.url();
    });
    this.#context.on("page", (opened) => {
      if (opened !== page) this.#popup = opened;
    });
  }

  /** A click led to where nothing can be shown: the browser's own error page is no page of the web. */
  async #whyNoPage(): Promise<WaymarkError> {
    const url = this.#failedAt ?? this.#page.url();
    await Promise.allSettled([this.#page.goBack({ waitUntil: "commit", timeout: CLOSE_DEADLINE_MS })]);
    return this.#refused ?? this.#browser.faultOf(url) ?? new RetryError("network_error", `${url} did not load`);
  }

  async #goto(url: string): Promise<Response | "download" | null> {
    this.#failedAt = undefined;
    this.#refused = undefined;
    try {
      return await withDeadline(NAVIGATION_DEADLINE_MS + 1000, url, () =>
        this.#page.goto(url, { waitUntil: "domcontentloaded", timeout: NAVIGATION_DEADLINE_MS }),
      );
    } catch (error) {
      if (this.#download) return "download";
      throw this.#refused ?? this.#browser.faultOf(this.#failedAt ?? url) ?? navigationError(error, url);
    }
  }

  /** Refuses errors; a document that is no HTML is opened as a file. */
  async #openResponse(response: Response, asked: string): Promise<OpenPage | undefined> {
    const headers = await response.allHeaders();
    const problem = statusError(response.status(), headers, asked, new Date());
    if (problem) throw problem;
    const contentType = headers["content-type"] ?? "";
    if (contentType === "" || HTML.test(contentType)) return undefined;
    const body = await withDeadline(NAVIGATION_DEADLINE_MS, asked, () => response.body());
    const fetched: Fetched = {
      url: asked,
      finalUrl: response.url(),
      status: response.status(),
      headers,
      contentType,
      body,
      redirects: [],
      fetchedAt: new Date().toISOString(),
      backend: "browser",
    };
    return StaticPage.open(fetched, this.#read);
  }

  async #openDownload(): Promise<OpenPage> {
    const download = this.#download;
    this.#download = undefined;
    if (!download) throw new RetryError("network_error", "the download vanished");
    return StaticPage.open(await readDownload(download), this.#read);
  }

  /** A new window becomes the tab's own page: an agent looks at one page at a time. */
  async #follow(popup: Page): Promise<OpenPage> {
    const loaded = () => popup.waitForLoadState("domcontentloaded", { timeout: NAVIGATION_DEADLINE_MS });
    await Promise.allSettled([withDeadline(NAVIGATION_DEADLINE_MS, "a new window", loaded)]);
    const url = popup.url();
    await Promise.allSettled([withDeadline(CLOSE_DEADLINE_MS, "closing a window", () => popup.close())]);
    if (!/^https?:/.test(url)) throw new ActionError(`it opened a window without an address (${url})`);
    return this.open({ url });
  }

  async #showLive(): Promise<LivePage> {
    await this.settle();
    if (await dismissConsent(this.#page)) await this.settle();
    const live = await LivePage.open(this, this.#read, this.#options.sink);
    this.#shown = live;
    return live;
  }
}

function withoutFragment(url: string): string {
  return url.split("#")[0]!;
}

/** What Chromium's error codes mean here. */
function navigationError(error: unknown, url: string): WaymarkError {
  if (error instanceof WaymarkError) return error;
  const [message] = (error instanceof Error ? error.message : String(error)).split("\n");
  const options = { cause: error };
  if (/Timeout/i.test(message!)) return new RetryError("timeout", `${url} did not load in time`, options);
  if (/ERR_NAME_NOT_RESOLVED/.test(message!))
    return new SkipError("dns_error", `${url}: its host has no address`, options);
  if (/ERR_TOO_MANY_REDIRECTS/.test(message!))
    return new SkipError("redirect_loop", `${url} redirects in a circle`, options);
  if (/ERR_BLOCKED_BY_CLIENT/.test(message!)) {
    return new SkipError("private_address", `${url} leads to a private address`, {
      ...options,
      mend: "if you mean it, name that origin with --allow-private",
    });
  }
  return new RetryError("network_error", `${url} did not load: ${message}`, options);
}
