import type { CDPSession, Page, Request, Response } from "playwright";
import type { Clock } from "../../core/clock.ts";
import { withDeadline } from "../../core/deadline.ts";
import { RetryError, SkipError, WaymarkError } from "../../core/errors.ts";
import type { ExchangeSink } from "../fetch/exchange.ts";
import type { Fetched, FetchRequest } from "../fetch/fetcher.ts";
import { statusError } from "../fetch/http-status.ts";
import { tooLarge } from "../fetch/read-body.ts";
import type { UserHeaders } from "../fetch/user-headers.ts";
import { withoutNumbers } from "./dom-script.ts";
import { takeDom } from "./dom-shot.ts";
import { goOn } from "./go-on.ts";
import { isBuilding, settle } from "./settle.ts";
import type { SharedBrowser } from "./shared-browser.ts";
import { isTracker } from "./trackers.ts";
import { dismissConsent, unfold } from "./unfold.ts";

export interface VisitOptions {
  browser: Pick<SharedBrowser, "check" | "faultOf">;
  /** Extra headers, where they are meant. */
  headers: UserHeaders;
  maxBytes?: number;
  sink?: ExchangeSink;
  clock: Clock;
}

const MAX_BYTES = 20_000_000;
const NAVIGATION_DEADLINE_MS = 20_000;
const DOM_DEADLINE_MS = 5_000;
const BODY_DEADLINE_MS = 3_000;
/** Documents that may follow one another by scripts or refresh before a page stands still. */
const MOST_NAVIGATIONS = 10;
/** Not read by anybody here, and most of the bytes. */
const UNWANTED = new Set(["font", "media", "image"]);
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** One page on its way through the browser. */
export class Visit {
  readonly #page: Page;
  readonly #request: FetchRequest;
  readonly #options: VisitOptions;
  readonly #running = new Set<Request>();
  readonly #recording: Promise<void>[] = [];
  /** What ends the visit, from outside of the navigation itself. */
  #fault: WaymarkError | undefined;
  #isFile = false;
  #navigations = 0;
  /** It has come to where it is read: nothing leads away any more. */
  #stays = false;
  /** The address of the hop at which the page's own navigation failed. */
  #failedAt: string | undefined;

  constructor(page: Page, request: FetchRequest, options: VisitOptions) {
    this.#page = page;
    this.#request = request;
    this.#options = options;
  }

  /** `undefined` where the address is a file. */
  async render(): Promise<Fetched | undefined> {
    const { url } = this.#request;
    const fetchedAt = this.#options.clock.now();
    await this.#watch();
    let response: Response | null;
    try {
      response = await this.#page.goto(url, { waitUntil: "commit", timeout: NAVIGATION_DEADLINE_MS });
    } catch (error) {
      if (this.#fault) throw this.#fault;
      if (this.#isFile || /ERR_ABORTED|Download is starting/.test(String(error))) return undefined;
      throw this.#options.browser.faultOf(this.#failedAt ?? url) ?? error;
    }
    if (!response) throw new RetryError("network_error", `${url} gave no answer`);
    const headers = await withDeadline(DOM_DEADLINE_MS, url, () => response.allHeaders());
    const problem = statusError(response.status(), headers, url, this.#options.clock.now());
    if (problem) throw problem;
    const contentType = headers["content-type"] ?? "";
    if (contentType !== "" && !HTML.test(contentType)) return undefined;
    const redirects = await this.#redirects(response.request());
    await settle(this.#page, this.#running);
    if (this.#fault) throw this.#fault;
    await this.#unfold();
    const html = await this.#dom();
    const finalUrl = this.#page.url();
    if (finalUrl !== response.url()) await this.#request.approve?.(finalUrl);
    const body = Buffer.from(html, "utf8");
    const maxBytes = this.#options.maxBytes ?? MAX_BYTES;
    if (body.length > maxBytes) throw tooLarge(url, maxBytes);
    await Promise.allSettled(this.#recording);
    await this.#options.sink?.recordRendered(finalUrl, body, fetchedAt);
    return {
      url,
      finalUrl,
      status: response.status(),
      headers,
      contentType: "text/html; charset=utf-8",
      body,
      redirects,
      fetchedAt: fetchedAt.toISOString(),
      backend: "browser",
    };
  }

  /** What the page holds back, and its banner; nothing that is pressed leads away. */
  async #unfold(): Promise<void> {
    this.#stays = true;
    const answered = await dismissConsent(this.#page);
    if (answered) await settle(this.#page, this.#running);
    const presses = await unfold(this.#page);
    // Scrolling brings requests too, and a press may still be waiting for its answer.
    if (presses > 0 || [...this.#running].some(isBuilding)) await settle(this.#page, this.#running);
    if (this.#fault) throw this.#fault;
  }

  async #watch(): Promise<void> {
    const page = this.#page;
    await page.route("**/*", async (route) => {
      const request = route.request();
      try {
        if (this.#stays && isOwnNavigation(request, page)) {
          await route.abort("aborted");
          return;
        }
        if (isOwnNavigation(request, page) && ++this.#navigations > MOST_NAVIGATIONS) {
          throw new SkipError("redirect_loop", `${this.#request.url} leads on and on, last to ${request.url()}`);
        }
        await this.#check(request);
        await goOn(route, this.#options.headers);
      } catch (error) {
        if (!(error instanceof WaymarkError)) throw error;
        if (isOwnNavigation(request, page)) this.#fault = error;
        await route.abort("blockedbyclient");
      }
    });
    page.on("dialog", (dialog) => void Promise.allSettled([dialog.dismiss()]));
    page.on("popup", (popup) => void Promise.allSettled([popup.close()]));
    page.on("download", () => {
      this.#isFile = true;
    });
    page.on("request", (request) => this.#running.add(request));
    page.on("requestfinished", (request) => this.#running.delete(request));
    page.on("requestfailed", (request) => {
      this.#running.delete(request);
      if (isOwnNavigation(request, page)) this.#failedAt = request.url();
    });
    page.on("response", (response) => {
      this.#recording.push(this.#record(response));
    });
    const session = await page.context().newCDPSession(page);
    await this.#capBytes(session);
    await this.#checkRedirects(session);
  }

  /** Playwright's routes see where a request begins, but not where it is redirected to; the protocol itself does. */
  async #checkRedirects(session: CDPSession): Promise<void> {
    const { frameTree } = await session.send("Page.getFrameTree");
    session.on("Fetch.requestPaused", ({ requestId, redirectedRequestId, request, resourceType, frameId }) => {
      const isPage = resourceType === "Document" && frameId === frameTree.frame.id;
      const decide = async () => {
        try {
          if (redirectedRequestId !== undefined) {
            await this.#options.browser.check(new URL(request.url));
            if (isPage) await this.#request.approve?.(request.url);
          }
          await session.send("Fetch.continueRequest", { requestId });
        } catch (error) {
          if (error instanceof WaymarkError && isPage) this.#fault ??= error;
          await session.send("Fetch.failRequest", { requestId, errorReason: "BlockedByClient" });
        }
      };
      // The page may be gone before its requests are decided.
      void Promise.allSettled([decide()]);
    });
    await session.send("Fetch.enable", { patterns: [{ urlPattern: "*", requestStage: "Request" }] });
  }

  async #check(request: Request): Promise<void> {
    if (UNWANTED.has(request.resourceType())) throw new SkipError("unsupported_type", "not loaded");
    const url = new URL(request.url());
    // A tracker that is asked for itself is a page like any other.
    if (!isOwnNavigation(request, this.#page) && isTracker(url, request.resourceType())) {
      throw new SkipError("unsupported_type", "it only counts visitors");
    }
    if (url.protocol === "http:" || url.protocol === "https:") await this.#options.browser.check(url);
  }

  async #capBytes(session: CDPSession): Promise<void> {
    const maxBytes = this.#options.maxBytes ?? MAX_BYTES;
    let loaded = 0;
    await session.send("Network.enable");
    session.on("Network.dataReceived", ({ dataLength }) => {
      loaded += dataLength;
      if (loaded <= maxBytes || this.#fault) return;
      this.#fault = tooLarge(this.#request.url, maxBytes);
      void Promise.allSettled([this.#page.close()]);
    });
  }

  /** The hops before the document. */
  async #redirects(last: Request): Promise<Fetched["redirects"]> {
    const redirects: Fetched["redirects"] = [];
    for (let hop = last.redirectedFrom(); hop; hop = hop.redirectedFrom()) {
      const answer = await withDeadline(DOM_DEADLINE_MS, hop.url(), () => hop?.response() ?? Promise.resolve(null));
      redirects.unshift({ url: hop.url(), status: answer?.status() ?? 302 });
    }
    return redirects;
  }

  async #dom(): Promise<string> {
    const html = await withDeadline(DOM_DEADLINE_MS, `the DOM of ${this.#request.url}`, async () => {
      const dom = await takeDom(this.#page, "kept");
      await dom.dispose();
      return dom.html;
    });
    return withoutNumbers(html);
  }

  /** Bodies that the browser no longer has (aborted, redirected) are recorded without. */
  async #record(response: Response): Promise<void> {
    const { sink } = this.#options;
    const request = response.request();
    if (!sink || !/^https?:/.test(response.url()) || UNWANTED.has(request.resourceType())) return;
    const fetchedAt = this.#options.clock.now();
    const [body, headers] = await Promise.allSettled([
      withDeadline(BODY_DEADLINE_MS, response.url(), () => response.body()),
      withDeadline(BODY_DEADLINE_MS, response.url(), () => response.headersArray()),
    ]);
    if (headers.status === "rejected") return;
    const isRedirect = response.status() >= 300 && response.status() < 400;
    if (body.status === "rejected" && !isRedirect) return;
    await sink.record({
      url: response.url(),
      method: request.method(),
      requestHeaders: request.headers(),
      requestBody: request.postData() ?? undefined,
      status: response.status(),
      statusText: response.statusText(),
      headers: headers.value.map(({ name, value }): [string, string] => [name.toLowerCase(), value]),
      body: body.status === "fulfilled" ? body.value : new Uint8Array(),
      fetchedAt,
    });
  }
}

function isOwnNavigation(request: Request, page: Page): boolean {
  return request.isNavigationRequest() && request.frame() === page.mainFrame();
}
