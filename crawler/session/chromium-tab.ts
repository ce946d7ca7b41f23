import type { BrowserContext, Download, Page, Request, Response, Route } from "playwright";
import { withDeadline } from "../../core/deadline.ts";
import { RetryError, SkipError } from "../../core/errors.ts";
import { CLOSED_TREES_SCRIPT } from "../browser/closed-trees.ts";
import { goOn, type Sent } from "../browser/go-on.ts";
import { isNavigationOf, isOfOtherWindow } from "../browser/request-frame.ts";
import { settle } from "../browser/settle.ts";
import type { SharedBrowser } from "../browser/shared-browser.ts";
import { isTracker } from "../browser/trackers.ts";
import { dismissConsent, scrollThrough } from "../browser/unfold.ts";
import type { ExchangeSink } from "../fetch/exchange.ts";
import type { Fetched, FetchRequest } from "../fetch/fetcher.ts";
import { statusError } from "../fetch/http-status.ts";
import { routeOf, withoutFragment } from "../fetch/route-fragment.ts";
import type { StorageState } from "../fetch/storage-state.ts";
import { UserHeaders } from "../fetch/user-headers.ts";
import { webUrl } from "../fetch/web-url.ts";
import type { Read } from "../read/reader.ts";
import type { Tab } from "./browser-room.ts";
import { Downloads, exchangeOf, readDownload } from "./download.ts";
import { LivePage } from "./live-page.ts";
import type { LiveTab, Moment } from "./live-tab.ts";
import { NewWindows, type WantedWindow } from "./new-windows.ts";
import type { OpenPage } from "./open-page.ts";
import { SessionFault } from "./session-text.ts";
import { StaticPage } from "./static-page.ts";
import { TabNavigation } from "./tab-navigation.ts";
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

/** A page of Chromium in a context of its own, with everything that it does kept within bounds. */
export class ChromiumTab implements Tab, LiveTab {
  readonly #browser: SharedBrowser;
  readonly #context: BrowserContext;
  readonly #options: TabOptions;
  readonly #read: Read;
  readonly #running = new Set<Request>();
  readonly #page: Page;
  #documents = 0;
  readonly #downloads = new Downloads();
  readonly #windows = new NewWindows();
  readonly #navigation: TabNavigation;
  /** The route that an application gave itself when it was asked for without one: it is still what was asked for. */
  #ownRoute = "";
  /** The page of ours that the browser shows now. */
  #shown: OpenPage | undefined;

  private constructor(browser: SharedBrowser, context: BrowserContext, page: Page, read: Read, options: TabOptions) {
    this.#browser = browser;
    this.#context = context;
    this.#page = page;
    this.#navigation = new TabNavigation(page, browser);
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
      await context.addInitScript(CLOSED_TREES_SCRIPT);
      const tab = new ChromiumTab(browser, context, await context.newPage(), read, options);
      await tab.#watch();
      return tab;
    });
  }

  get page(): Page {
    return this.#page;
  }

  get secrets(): TypedSecrets | undefined {
    return this.#options.secrets;
  }

  get address(): string {
    const url = this.#page.url();
    return this.#ownRoute !== "" && routeOf(url) === this.#ownRoute ? withoutFragment(url) : url;
  }

  get moment(): Moment {
    return { documents: this.#documents, url: withoutFragment(this.#page.url()) };
  }

  async open(request: FetchRequest): Promise<OpenPage> {
    if ((request.method ?? "GET") !== "GET") {
      throw new SessionFault("form_by_button");
    }
    await this.#browser.check(webUrl(request.url));
    return this.#load(request.url);
  }

  begin(): Moment {
    this.#downloads.begin();
    this.#windows.begin();
    return this.moment;
  }

  async after(before: Moment): Promise<{ same: true } | { same: false; page: OpenPage }> {
    await this.settle();
    const window = await this.#windows.end();
    const download = this.#downloads.take();
    if (download) return { same: false, page: await this.#openDownload(download) };
    const now = this.moment;
    if (window && now.documents === before.documents) return { same: false, page: await this.#follow(window) };
    if (now.documents === before.documents && now.url === before.url) return { same: true };
    if (now.url.startsWith(CHROME_ERROR)) throw await this.#navigation.whyNoPage();
    return { same: false, page: await this.#showLive() };
  }

  async showAgain(page: OpenPage): Promise<void> {
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

  async #watch(): Promise<void> {
    const headers = this.#options.headers ?? new UserHeaders();
    await this.#context.route("**/*", (route) => this.#decide(route, headers));
    const page = this.#page;
    page.on("dialog", (dialog) => void Promise.allSettled([dialog.dismiss()]));
    page.on("download", (download) => this.#downloads.add(download));
    page.on("domcontentloaded", () => {
      this.#documents++;
      this.#running.clear();
    });
    page.on("request", (request) => this.#running.add(request));
    page.on("requestfinished", (request) => this.#running.delete(request));
    page.on("requestfailed", (request) => this.#running.delete(request));
    this.#navigation.watch();
    this.#context.on("page", (opened) => {
      if (opened !== page) this.#windows.add(opened);
    });
    const session = await this.#context.newCDPSession(page);
    session.on("Page.windowOpen", ({ url }) => this.#windows.announce(url));
    await session.send("Page.enable");
  }

  /** Lets a request go its way or refuses it. Never rejects: nobody awaits it, and the page may be gone meanwhile. */
  async #decide(route: Route, headers: UserHeaders): Promise<void> {
    const request = route.request();
    const own = isNavigationOf(this.#page, request);
    try {
      if (isOfOtherWindow(this.#page, request)) {
        this.#windows.refuse(request);
        throw new SkipError("out_of_scope", "another window is not loaded");
      }
      const url = new URL(request.url());
      if (UNWANTED.has(request.resourceType())) throw new SkipError("unsupported_type", "media is not loaded");
      if (!own && isTracker(url, request.resourceType())) {
        throw new SkipError("unsupported_type", "it only counts visitors");
      }
      if (url.protocol === "http:" || url.protocol === "https:") await this.#browser.check(url);
      if (own && /^https?:/.test(url.protocol)) await this.#options.approve?.(url.href);
      await goOn(route, headers, own ? this.#navigation.takeSent() : undefined);
    } catch (error) {
      if (own) this.#navigation.refuse(request.url(), error);
      await Promise.allSettled([route.abort("blockedbyclient")]);
    }
  }

  /** Shows an address, or opens the file that it gives. */
  async #load(url: string, sends?: Sent): Promise<OpenPage> {
    const response = await this.#goto(url, sends);
    const asked = routeOf(url);
    if (response !== "file") {
      const file = response && (await this.#openResponse(response, url));
      return file ?? (await this.#showLive(asked));
    }
    const download = await this.#downloads.of(this.#navigation.hops);
    if (!download) throw new RetryError("network_error", `${url} gave a file that never came`);
    return this.#openDownload(download);
  }

  async #goto(url: string, sends?: Sent): Promise<Response | "file" | null> {
    this.#downloads.begin();
    return await this.#navigation.goto(url, sends);
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
      finalUrl: withoutFragment(response.url()),
      status: response.status(),
      headers,
      contentType,
      body,
      redirects: [],
      fetchedAt: new Date().toISOString(),
      backend: "browser",
    };
    return this.#openFile(fetched);
  }

  async #openDownload(download: Download): Promise<OpenPage> {
    const { answer } = this.#navigation;
    const isItsOwn = answer && withoutFragment(answer.url()) === withoutFragment(download.url());
    return this.#openFile(await readDownload(download, this.#page.url(), isItsOwn ? answer : undefined));
  }

  async #openFile(fetched: Fetched): Promise<OpenPage> {
    const { url, status, headers } = fetched;
    const problem = statusError(status, headers, url, new Date());
    if (problem) throw problem;
    // What a script made has no address of its own that an archive could give it under.
    if (!fetched.finalUrl.includes("#")) await this.#options.sink?.record(exchangeOf(fetched));
    return StaticPage.open(fetched, this.#read);
  }

  /** What a new window would have shown becomes the tab's own page: an agent looks at one page at a time. */
  async #follow({ url, sends }: WantedWindow): Promise<OpenPage> {
    if (!/^https?:/.test(url)) {
      throw new SessionFault("window_to_nothing", { url: url || "–" });
    }
    await this.#browser.check(webUrl(url));
    return this.#load(url, sends);
  }

  /** `asked`: the route that was asked for. */
  async #showLive(asked?: string): Promise<LivePage> {
    const still = await settle(this.#page, this.#running);
    this.#ownRoute = asked === "" ? routeOf(this.#page.url()) : "";
    if (!still) {
      if (await dismissConsent(this.#page)) await this.settle();
      await scrollThrough(this.#page);
      await this.settle();
    }
    const live = await LivePage.open(this, this.#read, this.#options.sink);
    this.#shown = live;
    return live;
  }
}
