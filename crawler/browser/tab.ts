import type { BrowserContext, CDPSession, Page, Request, Response, Route } from "playwright";
import { WaymarkError } from "../../core/errors.ts";
import type { UserHeaders } from "../fetch/user-headers.ts";
import type { Ask } from "./ask.ts";
import { CLOSED_TREES_SCRIPT } from "./closed-trees.ts";
import { goOn } from "./go-on.ts";
import type { Given, GivenBody } from "./misread.ts";
import { NO_WINDOWS_SCRIPT } from "./no-windows.ts";
import { isNavigationOf } from "./request-frame.ts";
import type { SharedBrowser } from "./shared-browser.ts";
import { TRACKER_PATTERNS } from "./trackers.ts";

export interface TabOptions {
  browser: Pick<SharedBrowser, "check" | "isGuarded">;
  /** Extra headers, where they are meant. */
  headers: UserHeaders;
  /** Answers requests in the place of the network. */
  answer?: (route: Route) => Promise<void>;
}

/** Who visits a page in a tab: decides where it may go, and is told what happens. */
export interface Visitor {
  /** The tab itself is led to an address, by a redirect or else; rejects with `WaymarkError` to stop it there. */
  enters(url: string, redirected: boolean): Promise<void>;
  /** The tab's own document in the place of what the network has at an address. */
  gives(url: string): Given | undefined;
  /** So many more bytes have come. */
  loads(bytes: number): void;
  responds(response: Response): void;
  /** The tab's own document did not come, at this hop. */
  fails(url: string): void;
  /** What was asked for is a file. */
  downloads(): void;
}

/** Not read by anybody here, and most of the bytes; and what only reports. */
const UNWANTED = ["Image", "Font", "Media", "Ping", "CSPViolationReport"] as const;
const UNWANTED_TYPES: ReadonlySet<string> = new Set(UNWANTED.map((type) => type.toLowerCase()));

/** A request that the browser holds until it is decided (`Fetch.requestPaused`). */
interface Paused {
  requestId: string;
  redirectedRequestId?: string;
  request: { url: string };
  resourceType: string;
}

/**
 * A tab for one page after the other. The browser asks here for documents alone, which whoever visits decides about; what
 * nobody reads it refuses by type and address itself. Other requests go their way without a detour, because the guard's
 * proxy stands behind them; only where there is none, or headers are to be added, does every request come by here.
 */
export class Tab {
  readonly page: Page;
  /** Requests under way. */
  readonly running = new Set<Request>();
  /** Pages that it has been led to. */
  visits = 0;
  #visitor: Visitor | undefined;
  /** The request of the document that it shows. */
  #document: string | undefined;
  readonly #session: CDPSession;
  readonly #options: TabOptions;

  private constructor(page: Page, session: CDPSession, options: TabOptions) {
    this.page = page;
    this.#session = session;
    this.#options = options;
  }

  /** `trackers`: whether those are let through, because one of them is to be visited. */
  static async open(context: BrowserContext, trackers: boolean, options: TabOptions): Promise<Tab> {
    const page = await context.newPage();
    const tab = new Tab(page, await context.newCDPSession(page), options);
    tab.#listen();
    await Promise.all([
      tab.#intercept(trackers),
      page.addInitScript(NO_WINDOWS_SCRIPT),
      page.addInitScript(CLOSED_TREES_SCRIPT),
    ]);
    return tab;
  }

  /** From here on `visitor` decides and is told; while there is none the tab stays where it is. */
  visitedBy(visitor: Visitor | undefined): void {
    this.#visitor = visitor;
    this.running.clear();
    this.#document = undefined;
    if (visitor) this.visits++;
  }

  /** Asked over the protocol itself, which runs the script as it is: Playwright first puts one of its own into each document. */
  readonly ask: Ask = async <T>(script: string) => {
    const asked = { expression: script, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails: thrown } = await this.#session.send("Runtime.evaluate", asked);
    if (thrown) throw new Error(thrown.exception?.description ?? thrown.text);
    return result.value as T;
  };

  /** The document that it shows; undefined where the network did not bring it. Rejects where the browser no longer has it. */
  async documentBody(): Promise<GivenBody | undefined> {
    const requestId = this.#document;
    return requestId === undefined ? undefined : await this.#session.send("Network.getResponseBody", { requestId });
  }

  #listen(): void {
    const { page, running } = this;
    page.on("dialog", (dialog) => void Promise.allSettled([dialog.dismiss()]));
    page.on("popup", (popup) => void Promise.allSettled([popup.close()]));
    page.on("download", () => this.#visitor?.downloads());
    page.on("request", (request) => running.add(request));
    page.on("requestfinished", (request) => running.delete(request));
    page.on("requestfailed", (request) => {
      running.delete(request);
      if (isNavigationOf(page, request)) this.#visitor?.fails(request.url());
    });
    page.on("response", (response) => {
      if (!UNWANTED_TYPES.has(response.request().resourceType())) this.#visitor?.responds(response);
    });
    this.#session.on("Network.dataReceived", ({ dataLength }) => this.#visitor?.loads(dataLength));
  }

  async #intercept(trackers: boolean): Promise<void> {
    const session = this.#session;
    const { browser, headers, answer } = this.#options;
    if (answer) return await this.#answerBy(answer);
    const guarded = await browser.isGuarded();
    const [{ frameTree }] = await Promise.all([session.send("Page.getFrameTree"), session.send("Network.enable")]);
    session.on("Network.responseReceived", ({ type, frameId, requestId }) => {
      if (type === "Document" && frameId === frameTree.frame.id) this.#document = requestId;
    });
    session.on("Fetch.requestPaused", (paused) => {
      const own = paused.resourceType === "Document" && paused.frameId === frameTree.frame.id;
      // The page may be gone before its requests are decided.
      void Promise.allSettled([this.#decide(paused, own, guarded)]);
    });
    // Playwright's routes see where a request begins, but not where it is redirected to; the protocol itself does.
    const types = ["Document", ...UNWANTED] as const;
    const patterns = guarded ? types.map((resourceType) => ({ urlPattern: "*", resourceType })) : [{ urlPattern: "*" }];
    await Promise.all([
      session.send("Fetch.enable", { patterns }),
      ...(trackers ? [] : [session.send("Network.setBlockedURLs", { urls: [...TRACKER_PATTERNS] })]),
    ]);
    if (guarded && headers.none) return;
    await this.page.route("**/*", async (route) => {
      const url = new URL(route.request().url());
      try {
        if (/^https?:$/.test(url.protocol) && !isNavigationOf(this.page, route.request())) await browser.check(url);
        await goOn(route, headers);
      } catch (error) {
        // Nobody awaits this, and the page may be gone meanwhile.
        await Promise.allSettled([route.abort(error instanceof WaymarkError ? "blockedbyclient" : "failed")]);
      }
    });
  }

  async #answerBy(answer: (route: Route) => Promise<void>): Promise<void> {
    await this.page.routeWebSocket("**/*", (socket) => socket.close());
    await this.page.route("**/*", async (route) => {
      const request = route.request();
      try {
        if (isNavigationOf(this.page, request)) await this.#enter(request.url(), false);
        const given = isNavigationOf(this.page, request) ? this.#visitor?.gives(request.url()) : undefined;
        if (UNWANTED_TYPES.has(request.resourceType())) await route.abort("blockedbyclient");
        else if (given) await route.fulfill(given);
        else await answer(route);
      } catch (error) {
        const meant = error instanceof WaymarkError || error instanceof NobodyVisits;
        await Promise.allSettled([route.abort(meant ? "aborted" : "failed")]);
      }
    });
  }

  async #decide(paused: Paused, own: boolean, guarded: boolean): Promise<void> {
    const { requestId } = paused;
    const refuse = (errorReason: "BlockedByClient" | "Aborted") =>
      this.#session.send("Fetch.failRequest", { requestId, errorReason });
    if (UNWANTED_TYPES.has(paused.resourceType.toLowerCase())) {
      await refuse("BlockedByClient");
      return;
    }
    const redirected = paused.redirectedRequestId !== undefined;
    try {
      if (own) await this.#enter(paused.request.url, redirected);
      else if (!guarded) await this.#options.browser.check(new URL(paused.request.url));
      const given = own ? this.#visitor?.gives(paused.request.url) : undefined;
      if (given) await this.#fulfill(requestId, given);
      else await this.#session.send("Fetch.continueRequest", { requestId });
    } catch (error) {
      if (!(error instanceof WaymarkError) && !(error instanceof NobodyVisits)) throw error;
      // An aborted navigation leaves the page where it is; another failure would put the browser's own page in its place.
      await refuse(own ? "Aborted" : "BlockedByClient");
    }
  }

  async #fulfill(requestId: string, { status, headers, body }: Given): Promise<void> {
    const responseHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }));
    const answer = { requestId, responseCode: status, responseHeaders, body: body.toString("base64") };
    await this.#session.send("Fetch.fulfillRequest", answer);
  }

  async #enter(url: string, redirected: boolean): Promise<void> {
    if (!this.#visitor) throw new NobodyVisits();
    await this.#visitor.enters(url, redirected);
  }
}

/** A page that nobody looks at any more wants to go on to another. */
class NobodyVisits extends Error {}
