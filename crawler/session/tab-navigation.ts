import type { Page, Response } from "playwright";
import { withDeadline } from "../../core/deadline.ts";
import { RetryError, WaymarkError } from "../../core/errors.ts";
import type { Sent } from "../browser/go-on.ts";
import { isNavigationOf } from "../browser/request-frame.ts";
import type { SharedBrowser } from "../browser/shared-browser.ts";
import { withoutFragment } from "../fetch/route-fragment.ts";
import { navigationError } from "./navigation-error.ts";

const GOTO_DEADLINE_MS = 30_000;
const BACK_DEADLINE_MS = 5_000;

/** A page on its way to another: the hops, what the last of them answered, and why it did not get there. */
export class TabNavigation {
  /** The hops of the page's last navigation. */
  readonly hops = new Set<string>();
  readonly #page: Page;
  readonly #browser: Pick<SharedBrowser, "faultOf">;
  #answer: Response | undefined;
  /** What the navigation that is about to begin sends. */
  #sends: Sent | undefined;
  /** The address of the hop at which the page's last navigation failed. */
  #failedAt: string | undefined;
  /** Why it was not let through. */
  #refused: WaymarkError | undefined;

  constructor(page: Page, browser: Pick<SharedBrowser, "faultOf">) {
    this.#page = page;
    this.#browser = browser;
  }

  /** What the last hop answered. */
  get answer(): Response | undefined {
    return this.#answer;
  }

  /** Follows the page's navigations from here on. */
  watch(): void {
    const page = this.#page;
    page.on("request", (request) => {
      if (isNavigationOf(page, request)) this.hops.add(withoutFragment(request.url()));
    });
    page.on("response", (response) => {
      if (isNavigationOf(page, response.request())) this.#answer = response;
    });
    page.on("requestfailed", (request) => {
      if (isNavigationOf(page, request)) this.#failedAt = request.url();
    });
  }

  /** What the navigation that begins now sends in the place of what the browser would. */
  takeSent(): Sent | undefined {
    const sends = this.#sends;
    this.#sends = undefined;
    return sends;
  }

  /** It was not let through to an address. */
  refuse(url: string, error: unknown): void {
    this.#refused =
      error instanceof WaymarkError ? error : new RetryError("network_error", `${url} did not load`, { cause: error });
  }

  /** Leads the page to an address. "file": it gives one, which the browser downloads instead of showing it. */
  async goto(url: string, sends?: Sent): Promise<Response | "file" | null> {
    this.#failedAt = undefined;
    this.#refused = undefined;
    this.#answer = undefined;
    this.hops.clear();
    this.#sends = sends;
    const referer = sends ? { referer: this.#page.url() } : {};
    try {
      return await withDeadline(GOTO_DEADLINE_MS + 1000, url, () =>
        this.#page.goto(url, { waitUntil: "domcontentloaded", timeout: GOTO_DEADLINE_MS, ...referer }),
      );
    } catch (error) {
      if (/Download is starting/.test(String(error))) return "file";
      throw this.#refused ?? this.#browser.faultOf(this.#failedAt ?? url) ?? navigationError(error, url);
    }
  }

  /** A click led to where nothing can be shown: the browser's own error page is no page of the web. Goes back from there. */
  async whyNoPage(): Promise<WaymarkError> {
    const url = this.#failedAt ?? this.#page.url();
    await Promise.allSettled([this.#page.goBack({ waitUntil: "commit", timeout: BACK_DEADLINE_MS })]);
    return this.#refused ?? this.#browser.faultOf(url) ?? new RetryError("network_error", `${url} did not load`);
  }
}
