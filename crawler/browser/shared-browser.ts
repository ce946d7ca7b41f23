import type { Browser, BrowserContext, BrowserContextOptions } from "playwright";
import { StopError, type WaymarkError } from "../../core/errors.ts";
import type { AddressGuard } from "../fetch/address-guard.ts";
import { findBrowser, isRemote } from "./find-browser.ts";
import { GuardProxy } from "./guard-proxy.ts";
import { EVEN_LOOPBACK, type LaunchedBrowser, type LaunchOptions, launchBrowser } from "./launch.ts";

export interface SharedBrowserOptions extends LaunchOptions {
  /** Says where pages may lead. */
  guard: AddressGuard;
}

/** A browser with the proxy that stands between it and the web. */
interface Guarded extends LaunchedBrowser {
  /** Absent for a browser on another machine, which reaches the web from there. */
  proxy: GuardProxy | undefined;
  /** What new contexts need to go through the proxy. */
  context: BrowserContextOptions;
}

/**
 * One Chromium for all who ask: started by the first, again after it has died, and never again once it was closed. It
 * reaches the web through a proxy of ours alone (`GuardProxy`), which lives and ends with it.
 */
export class SharedBrowser {
  readonly #options: SharedBrowserOptions;
  #launched: Promise<Guarded> | undefined;
  #latest: GuardProxy | undefined;
  #closed = false;

  constructor(options: SharedBrowserOptions) {
    this.#options = options;
  }

  /** Rejects with `StopError` where there is no browser, and after `close`. */
  async get(): Promise<Browser> {
    return (await this.#get()).browser;
  }

  /** A new context whose pages reach the web through the guard. */
  async newContext(options: BrowserContextOptions): Promise<BrowserContext> {
    const { browser, context } = await this.#get();
    // Requests of service workers would be seen by nobody.
    return await browser.newContext({ ...options, ...context, serviceWorkers: "block" });
  }

  /**
   * Refuses an address before the browser asks for it. Where the proxy stands between them this is for the better reason
   * only; a browser on another machine is held back by this alone.
   */
  async check(url: URL): Promise<void> {
    const { proxy } = await this.#get();
    if (proxy) this.#options.guard.checkLiteral(url);
    else await this.#options.guard.checkResolved(url);
  }

  /** Whether the proxy stands between it and the web, so that no request of a page needs to be looked at by itself. */
  async isGuarded(): Promise<boolean> {
    return (await this.#get()).proxy !== undefined;
  }

  /** Why the last connection for this address failed or was refused; undefined where it did not. */
  faultOf(url: string): WaymarkError | undefined {
    return this.#latest?.faultOf(url);
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

  async #get(): Promise<Guarded> {
    const current = this.#launched;
    const running = await current?.catch(() => undefined);
    if (this.#closed) throw new StopError("the browser has been closed");
    if (running?.browser.isConnected()) return running;
    // Whoever waited for the same one finds the new one started already.
    if (this.#launched === current) {
      // One that died leaves its proxy behind.
      this.#launched = Promise.resolve(running?.close()).then(() => this.#start());
    }
    const started = await this.#launched;
    return started ?? (await this.#get());
  }

  async #start(): Promise<Guarded> {
    const { guard, proxy: upstream, ...options } = this.#options;
    const found = findBrowser(options.browser)?.path ?? "";
    const remote = isRemote(found);
    if (remote && !isLoopback(found)) {
      return { ...(await launchBrowser(options)), proxy: undefined, context: upstream ? throughProxy(upstream) : {} };
    }
    const proxy = await GuardProxy.start({ guard, ...(upstream ? { upstream } : {}) });
    this.#latest = proxy;
    try {
      const launched = await launchBrowser({ ...options, proxy: proxy.url });
      const close = async () => {
        await launched.close();
        await proxy.close();
      };
      return { browser: launched.browser, close, proxy, context: remote ? throughProxy(proxy.url) : {} };
    } catch (error) {
      await proxy.close();
      throw error;
    }
  }
}

function throughProxy(address: string): BrowserContextOptions {
  const { username, password, origin } = new URL(address);
  const login =
    username === "" ? {} : { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  return { proxy: { server: origin, bypass: EVEN_LOOPBACK, ...login } };
}

function isLoopback(address: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}
