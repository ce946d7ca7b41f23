import type { Request, Response } from "playwright";
import type { Clock } from "../../core/clock.ts";
import { withDeadline } from "../../core/deadline.ts";
import { RetryError, SkipError, StopError, WaymarkError } from "../../core/errors.ts";
import type { ExchangeSink } from "../fetch/exchange.ts";
import type { Fetched, FetchRequest } from "../fetch/fetcher.ts";
import { statusError } from "../fetch/http-status.ts";
import { tooLarge } from "../fetch/read-body.ts";
import { routeOf, withoutFragment } from "../fetch/route-fragment.ts";
import { contentKind } from "../read/content-kind.ts";
import { withUnread } from "../read/observe/unread.ts";
import type { CachedAnswers } from "./cached-answers.ts";
import type { CardMemory } from "./card-memory.ts";
import { markCards, pressCards, withCardLinks } from "./cards.ts";
import { htmlScript, takeHtml } from "./dom-shot.ts";
import { documentAsCame, type Given } from "./misread.ts";
import type { PressMemory } from "./press-memory.ts";
import { isNavigationOf } from "./request-frame.ts";
import { isBuilding, settle, settled } from "./settle.ts";
import type { SharedBrowser } from "./shared-browser.ts";
import type { Tab, Visitor } from "./tab.ts";
import { broughtLater, dismissConsent, unfold } from "./unfold.ts";

export interface VisitOptions {
  browser: Pick<SharedBrowser, "check" | "faultOf">;
  /** What the site's earlier pages brought already. */
  known: CachedAnswers;
  /** Where the cards of the site's earlier pages led. */
  cards: CardMemory;
  /** What the tabs and folds of the site's earlier pages brought. */
  presses: PressMemory;
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
const HTML = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** A page that a tab has shown, and shows for as long as nobody else wants the tab. */
export interface Shown {
  /** Whether nothing of it runs any more. */
  still: boolean;
  /** Puts it into the archive and gives it, for which the tab is needed no more. */
  kept: () => Promise<Fetched>;
}

/** One page on its way through the browser. */
export class Visit implements Visitor {
  readonly #tab: Tab;
  readonly #request: FetchRequest;
  readonly #options: VisitOptions;
  /** Settled, not bare: a visit may end before anybody asks what became of them. */
  readonly #recording: Promise<PromiseSettledResult<void>[]>[] = [];
  /** What of that the browser has yet to give. */
  readonly #gathering: Promise<unknown>[] = [];
  /** What ends the visit, from outside of the navigation itself. */
  #fault: WaymarkError | undefined;
  #isFile = false;
  #navigations = 0;
  #loaded = 0;
  /** It has come to where it is read: nothing leads away any more. */
  #stays = false;
  /** The document as it is loaded again. */
  #given: Given | undefined;
  /** The bytes of the document that is shown, where the browser gives others; told once that is known. */
  readonly #came: Promise<{ of: Response; bytes: Buffer } | undefined>;
  #tellCame: (came?: { of: Response; bytes: Buffer }) => void = () => undefined;
  /** The address of the hop at which the page's own navigation failed. */
  #failedAt: string | undefined;

  constructor(tab: Tab, request: FetchRequest, options: VisitOptions) {
    this.#tab = tab;
    this.#request = request;
    this.#options = options;
    this.#came = new Promise((done) => {
      this.#tellCame = done;
    });
  }

  /** Has the tab show the page; `undefined` where the address is a file. */
  async render(): Promise<Shown | undefined> {
    try {
      return await this.#render();
    } finally {
      this.#tellCame();
    }
  }

  async #render(): Promise<Shown | undefined> {
    const { url } = this.#request;
    const { page, running, ask } = this.#tab;
    const fetchedAt = this.#options.clock.now();
    let response: Response | null;
    try {
      response = await page.goto(url, { waitUntil: "commit", timeout: NAVIGATION_DEADLINE_MS });
    } catch (error) {
      if (this.#fault) throw this.#fault;
      const fault = this.#options.browser.faultOf(this.#failedAt ?? url);
      if (this.#isFile || (!fault && /ERR_ABORTED|Download is starting/.test(String(error)))) return undefined;
      throw fault ?? error;
    }
    if (!response) throw new RetryError("network_error", `${url} gave no answer`);
    const headers = response.headers();
    const problem = statusError(response.status(), headers, url, this.#options.clock.now());
    if (problem) throw problem;
    const contentType = headers["content-type"] ?? "";
    if (contentType !== "" && !HTML.test(contentType)) return undefined;
    const redirects = await this.#redirects(response.request());
    let rest = await settled(page, running, ask, htmlScript("kept"));
    if (await this.#givesAnew(response)) rest = await settled(page, running, ask, htmlScript("kept"));
    const { still, had } = rest;
    if (this.#fault) throw this.#fault;
    // What it is and how it is packed the static backend tells by the bytes; browsers believe what is declared.
    if (this.#isFile || !(await ask<boolean>("document.documentElement !== null"))) return undefined;
    this.#stays = true;
    // What is opened and turned belongs to the page as it came, whatever its scripts write into the address meanwhile.
    const finalUrl = routeOf(url) === "" ? withoutFragment(page.url()) : page.url();
    const unread = still ? [] : await this.#unfold();
    const isWorth = !still && this.#options.cards.isWorthPressing(url);
    const cards = isWorth ? await markCards(ask) : 0;
    const taken = () => withDeadline(DOM_DEADLINE_MS, `the DOM of ${url}`, () => takeHtml(page, ask, "kept"));
    const shown = typeof had === "string" ? had : await taken();
    // Last of all, for the page may not come back from where its cards lead.
    const html = withUnread(cards > 0 ? withCardLinks(shown, await this.#press()) : shown, unread);
    await Promise.all(this.#gathering);
    const status = response.status();
    const moved = finalUrl !== response.url();
    const kept = async (): Promise<Fetched> => {
      if (moved) await this.#request.approve?.(finalUrl);
      const body = Buffer.from(html, "utf8");
      const maxBytes = this.#options.maxBytes ?? MAX_BYTES;
      if (body.length > maxBytes) throw tooLarge(url, maxBytes);
      for (const result of (await Promise.all(this.#recording)).flat()) {
        if (result.status === "rejected" && result.reason instanceof StopError) throw result.reason;
      }
      await this.#options.sink?.recordRendered(finalUrl, body, fetchedAt);
      return {
        ...{ url, finalUrl, status, headers, body, redirects },
        contentType: "text/html; charset=utf-8",
        fetchedAt: fetchedAt.toISOString(),
        backend: "browser",
      };
    };
    return { still, kept };
  }

  /** Loads a document anew that the browser read in a wrong encoding, and says whether it did. */
  async #givesAnew(response: Response): Promise<boolean> {
    const { page, ask } = this.#tab;
    // What its scripts have led on to is another document.
    const isShown = !this.#fault && withoutFragment(page.url()) === response.url();
    const document = isShown ? await documentAsCame(ask, response, () => this.#tab.documentBody()) : undefined;
    this.#tellCame(document && { of: response, bytes: document.bytes });
    if (document && contentKind(document.bytes, "text/html", response.url()) !== "html") this.#isFile = true;
    else this.#given = document?.mended;
    if (!this.#given) return false;
    await page.reload({ waitUntil: "commit", timeout: NAVIGATION_DEADLINE_MS });
    return true;
  }

  gives(url: string): Given | undefined {
    return this.#given?.url === withoutFragment(url) ? this.#given : undefined;
  }

  /** Where its cards lead, and what that says of those of pages like it. */
  async #press(): Promise<ReadonlyMap<number, string>> {
    const addresses = await pressCards(this.#tab.ask);
    this.#options.cards.learn(this.#request.url, addresses.size > 0);
    return addresses;
  }

  async enters(url: string, redirected: boolean): Promise<void> {
    try {
      if (this.#stays) throw new SkipError("out_of_scope", `${this.#request.url} is read where it is`);
      if (!redirected && ++this.#navigations > MOST_NAVIGATIONS) {
        throw new SkipError("redirect_loop", `${this.#request.url} leads on and on, last to ${url}`);
      }
      await this.#options.browser.check(new URL(url));
      if (redirected) await this.#request.approve?.(url);
    } catch (error) {
      if (error instanceof WaymarkError && !this.#stays) this.#fault ??= error;
      throw error;
    }
  }

  loads(bytes: number): void {
    const maxBytes = this.#options.maxBytes ?? MAX_BYTES;
    this.#loaded += bytes;
    if (this.#loaded <= maxBytes || this.#fault) return;
    this.#fault = tooLarge(this.#request.url, maxBytes);
    void Promise.allSettled([this.#tab.page.close()]);
  }

  responds(response: Response): void {
    this.#recording.push(Promise.allSettled([this.#record(response)]));
  }

  fails(url: string): void {
    if (!this.#stays) this.#failedAt = url;
  }

  downloads(): void {
    this.#isFile = true;
  }

  /** What the page holds back, and its banner; nothing that is pressed leads away. Gives what was left. */
  async #unfold(): Promise<readonly string[]> {
    const { page, running, ask } = this.#tab;
    if (await dismissConsent(page)) await settle(page, running);
    const { url } = this.#request;
    const { presses, unread, brought } = await unfold(page, ask, this.#options.presses.passedOver(url));
    // Scrolling brings requests too, and a press may still be waiting for its answer.
    if (presses > 0 || [...running].some(isBuilding)) await settle(page, running);
    if (this.#fault) throw this.#fault;
    if (Object.keys(brought).length > 0 && !(await broughtLater(ask))) this.#options.presses.learn(url, brought);
    return unread;
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

  /** Bodies that the browser no longer has (aborted, redirected) are recorded without. */
  async #record(response: Response): Promise<void> {
    const { sink } = this.#options;
    const request = response.request();
    if (!sink || !/^https?:/.test(response.url())) return;
    // Nobody answered so.
    if (request.resourceType() === "document" && this.gives(response.url())) return;
    const fetchedAt = this.#options.clock.now();
    if (this.#options.known.has(response)) return;
    const gathering = Promise.allSettled([
      withDeadline(BODY_DEADLINE_MS, response.url(), () => response.body()),
      withDeadline(BODY_DEADLINE_MS, response.url(), () => response.headersArray()),
    ]);
    this.#gathering.push(gathering);
    const [body, headers] = await gathering;
    if (headers.status === "rejected") return;
    const came = isNavigationOf(this.#tab.page, request) ? await this.#came : undefined;
    const isRedirect = response.status() >= 300 && response.status() < 400;
    if (body.status === "rejected" && !isRedirect) return;
    this.#options.known.add(response);
    await sink.record({
      url: withoutFragment(response.url()),
      method: request.method(),
      requestHeaders: request.headers(),
      requestBody: request.postData() ?? undefined,
      status: response.status(),
      statusText: response.statusText(),
      headers: headers.value.map(({ name, value }): [string, string] => [name.toLowerCase(), value]),
      body: came?.of === response ? came.bytes : body.status === "fulfilled" ? body.value : new Uint8Array(),
      fetchedAt,
    });
  }
}
