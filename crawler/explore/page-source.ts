import type { Blocklist } from "../../core/blocklist.ts";
import { knownDigest } from "../../core/body-digest.ts";
import { RetryError, SkipError, type SkipReason, StopError, WaymarkError } from "../../core/errors.ts";
import { sha256 } from "../../core/ids.ts";
import type { Progress } from "../../core/progress.ts";
import { refuseAddress, refusePage } from "../blocked.ts";
import type { Fetched, Fetcher } from "../fetch/fetcher.ts";
import { refuseGate } from "../fetch/gates/gate.ts";
import { refuseMissing } from "../fetch/gates/missing-page.ts";
import { routeOf } from "../fetch/route-fragment.ts";
import { type Given, MissingPages } from "./missing-pages.ts";
import type { CrawledPage, CrawlRead } from "./prepared-page.ts";
import { hasScripts, showsMore } from "./shows-more.ts";

/** What asking for one URL came to. */
export type Outcome =
  | {
      kind: "read";
      fetched: Answered;
      page: KeptPage;
      /** It needs a browser, and there was none. */
      lacking: boolean;
      /** The browser was asked for a sample alone, and showed more than the HTML of this shape was thought to leave out. */
      more?: boolean;
    }
  | Skipped;

/** An answer without its body, which would wait in memory until the whole batch is stored. */
export type Answered = Omit<Fetched, "body"> & { bytes: number };

/** What a page is judged and stored by. Its texts, which are most of it, are not held any longer. */
export type KeptPage = Omit<CrawledPage, "observation" | "mainText" | "warnings">;

interface Skipped {
  kind: "skip";
  reason: SkipReason;
  detail: string;
  mend?: string;
  /** The host asked to be asked another time. */
  later?: boolean;
}

/** The same with all that was fetched and read. */
type Whole = Omit<Extract<Outcome, { kind: "read" }>, "fetched" | "page"> & { fetched: Fetched; page: CrawledPage };

export interface Wanted {
  url: string;
  /** It is what the user asked for: only what it says itself makes it none. */
  isRoot?: boolean;
  /** Milliseconds that may be waited for a host that asks to come back; default: the fetcher's. */
  patience?: number;
  /** Go to the browser at once: pages of this shape needed it. */
  rendered: boolean;
  /** Asked before a redirect is followed. */
  approve: (url: string) => Promise<void>;
  signal?: AbortSignal;
}

export interface PageSourceDeps {
  fetcher: Fetcher;
  read: CrawlRead;
  progress: Progress;
  render: "auto" | "never" | "always";
  /** What is never read. */
  blocklist?: Blocklist;
  /** Starts the browser backend, or rejects with `StopError` where there is no browser. */
  renderer: () => Promise<Fetcher>;
}

/** Of the pages whose shape needed the browser, one in so many is asked for without it: sites change, pages differ. */
const VERIFY_ONE_IN = 8;

/** Of the others that have scripts, one in so many is looked at with the browser too: scripts may come to fill them. */
const VERIFY_STATIC_ONE_IN = 16;

/** By the address, not by turns, so that a crawl that was interrupted verifies the same pages. */
function isSample(url: string, oneIn: number): boolean {
  return Number.parseInt(sha256(url).slice(0, 8), 16) % oneIn === 0;
}

/** Gets and reads pages, over HTTP or with the browser where a page needs it. */
export class PageSource {
  readonly #deps: PageSourceDeps;
  #noBrowser = false;
  /** By whether a browser is asked: hosts may say by a script alone that there is nothing. */
  readonly #missing = { static: new MissingPages(), browser: new MissingPages() };

  constructor(deps: PageSourceDeps) {
    this.#deps = deps;
  }

  /** Every fault of one page becomes a typed outcome; rejects with `StopError` and when aborted. */
  async get(wanted: Wanted): Promise<Outcome> {
    try {
      const whole = await this.#get(wanted);
      if (!whole.lacking) await this.#refuseMissing(whole, wanted);
      return kept(whole);
    } catch (error) {
      wanted.signal?.throwIfAborted();
      return this.#outcomeOf(error, wanted.url);
    }
  }

  async #get(wanted: Wanted): Promise<Whole> {
    const { render } = this.#deps;
    if (routeOf(wanted.url) !== "") return await this.#route(wanted);
    const straight = wanted.rendered && !this.#noBrowser && !isSample(wanted.url, VERIFY_ONE_IN);
    if (render === "always" || (render === "auto" && straight)) {
      const rendered = await this.#render(wanted);
      if (rendered) return rendered;
    }
    const plain = await this.#readFrom(this.#deps.fetcher, wanted);
    if (render !== "auto") return plain;
    if (plain.page.needsBrowser === undefined) return await this.#verified(plain, wanted);
    return (await this.#render({ ...wanted, url: plain.page.url })) ?? { ...plain, lacking: true };
  }

  /** What the scripts of a single-page application show at an address of its own: without them there is nothing. */
  async #route(wanted: Wanted): Promise<Whole> {
    if (this.#deps.render === "never") {
      // An archive may have what a browser showed there.
      const plain = await this.#readFrom(this.#deps.fetcher, wanted);
      if (plain.fetched.backend === "archive") return plain;
    } else {
      const rendered = await this.#render(wanted);
      if (rendered) return rendered;
    }
    throw new SkipError("no_browser", `${wanted.url} is shown by scripts alone`);
  }

  /** Throws where a page is none although its status says so. */
  async #refuseMissing({ fetched, page }: Whole, wanted: Wanted): Promise<void> {
    refuseMissing(wanted.url, page.prepared.missing);
    // Whatever path there is, the route behind it is the page's own.
    if (wanted.isRoot || routeOf(wanted.url) !== "") return;
    const isRendered = fetched.backend === "browser";
    const fetcher = isRendered ? await this.#deps.renderer() : this.#deps.fetcher;
    const missing = this.#missing[isRendered ? "browser" : "static"];
    await missing.refuse(wanted.url, givenBy(fetched, page), async (url) => {
      const answer = await this.#readFrom(fetcher, { ...wanted, url });
      return givenBy(answer.fetched, answer.page);
    });
  }

  /** A page that seems to need no browser, as the browser shows it where that is materially more; looked at on a sample. */
  async #verified(plain: Whole, wanted: Wanted): Promise<Whole> {
    const { url } = plain.page;
    const isLooked = wanted.rendered || isSample(wanted.url, VERIFY_STATIC_ONE_IN);
    if (!isLooked || !plain.page.contentType.includes("html") || !hasScripts(plain.fetched.body)) return plain;
    const [asked] = await Promise.allSettled([this.#render({ ...wanted, url })]);
    wanted.signal?.throwIfAborted();
    if (asked?.status === "rejected") {
      // What the browser cannot show is read as it came.
      if (asked.reason instanceof SkipError || asked.reason instanceof RetryError) return plain;
      throw asked.reason;
    }
    const shown = asked?.value;
    if (!shown || !showsMore(shown.page, plain.page)) return plain;
    return { ...shown, more: !wanted.rendered };
  }

  /** `undefined` where there is no browser and pages may be read without. */
  async #render(wanted: Wanted): Promise<Whole | undefined> {
    if (this.#noBrowser) return undefined;
    let renderer: Fetcher;
    try {
      renderer = await this.#deps.renderer();
    } catch (error) {
      if (!(error instanceof StopError) || this.#deps.render === "always") throw error;
      if (!this.#noBrowser) {
        this.#deps.progress.note(
          `${error.message}: pages made by scripts are read as they came${error.mend ? ` (${error.mend})` : ""}`,
        );
      }
      this.#noBrowser = true;
      return undefined;
    }
    return await this.#readFrom(renderer, wanted);
  }

  async #readFrom(fetcher: Fetcher, wanted: Wanted): Promise<Whole> {
    const { url, approve, patience, signal } = wanted;
    const { blocklist } = this.#deps;
    refuseAddress(url, blocklist);
    const approveHop = async (hop: string) => {
      refuseAddress(hop, blocklist);
      await approve(hop);
    };
    const fetched = await fetcher.fetch({
      ...{ url, approve: approveHop },
      ...(patience === undefined ? {} : { patience }),
      ...(signal ? { signal } : {}),
    });
    const { finalUrl, body, contentType } = fetched;
    const snapshot = knownDigest(body);
    const source = { url: finalUrl, body, contentType, ...(snapshot === undefined ? {} : { snapshot }) };
    const page = await this.#deps.read(source, { relations: true });
    refuseGate(source, page.mainText);
    refusePage(page, blocklist);
    return { kind: "read", fetched, page, lacking: false };
  }

  #outcomeOf(error: unknown, url: string): Skipped {
    if (error instanceof SkipError || error instanceof RetryError) {
      const mend = error.mend === undefined ? {} : { mend: error.mend };
      const later = isPostponed(error) ? { later: true } : {};
      return { kind: "skip", reason: error.reason, detail: error.message, ...mend, ...later };
    }
    if (error instanceof WaymarkError) throw error;
    // A fault of ours with one page must not end the crawl of all the others, nor go unseen.
    const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    this.#deps.progress.note(`${url} could not be read: ${detail}`);
    return { kind: "skip", reason: "unreadable", detail };
  }
}

/** The host said that it would answer another time: too many requests, or when to come back. */
function isPostponed(error: SkipError | RetryError): boolean {
  const fault = error instanceof RetryError ? error : error.cause;
  return fault instanceof RetryError && (fault.reason === "rate_limited" || fault.afterMs !== undefined);
}

function givenBy(fetched: Fetched, page: CrawledPage): Given {
  return { page, finalUrl: fetched.finalUrl, isRedirected: fetched.redirects.length > 0 };
}

/** A new object a page, so that nothing holds what is left out. */
function kept(whole: Whole): Outcome {
  const { body, ...answer } = whole.fetched;
  const { url, canonical, snapshot, contentType, title, language, published, modified } = whole.page;
  const { noindex, nofollow, needsBrowser, prepared } = whole.page;
  return {
    ...whole,
    fetched: { ...answer, bytes: body.byteLength },
    page: {
      ...{ url, snapshot, contentType, title, language, noindex, nofollow, prepared },
      ...(canonical === undefined ? {} : { canonical }),
      ...(published === undefined ? {} : { published }),
      ...(modified === undefined ? {} : { modified }),
      ...(needsBrowser === undefined ? {} : { needsBrowser }),
    },
  };
}
