import type { Browser } from "playwright";
import { StopError } from "../../core/errors.ts";
import { type LaunchedBrowser, type LaunchOptions, launchBrowser } from "./launch.ts";

/** One Chromium for all who ask: started by the first, again after it has died, and never again once it was closed. */
export class SharedBrowser {
  readonly #options: LaunchOptions;
  #launched: Promise<LaunchedBrowser> | undefined;
  #closed = false;

  constructor(options: LaunchOptions) {
    this.#options = options;
  }

  /** Rejects with `StopError` where there is no browser, and after `close`. */
  async get(): Promise<Browser> {
    const current = this.#launched;
    const running = await current?.catch(() => undefined);
    if (this.#closed) throw new StopError("the browser has been closed");
    if (running?.browser.isConnected()) return running.browser;
    // Whoever waited for the same one finds the new one started already.
    if (this.#launched === current) this.#launched = launchBrowser(this.#options);
    const started = await this.#launched;
    return started ? started.browser : await this.get();
  }

  /** Ends one that hangs; the next who asks gets a new one. */
  async restart(): Promise<void> {
    const running = await this.#launched?.catch(() => undefined);
    this.#launched = undefined;
    await running?.close();
  }

  /** Ends it, also while it is just starting. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.restart();
  }
}
