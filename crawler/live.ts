import { type Clock, systemClock } from "../core/clock.ts";
import type { Progress } from "../core/progress.ts";
import { type Random, seededRandom } from "../core/random.ts";
import type { Store } from "../storage/open-store.ts";
import { Recorder } from "./archive/recorder.ts";
import { BrowserFetcher } from "./browser/render.ts";
import type { ExchangeSink } from "./fetch/exchange.ts";
import type { Fetcher } from "./fetch/fetcher.ts";
import { HostPace } from "./fetch/host-pace.ts";
import { HttpFetcher } from "./fetch/http-fetcher.ts";
import { PoliteFetcher } from "./fetch/polite-fetcher.ts";
import { defaultUserAgent } from "./fetch/user-agent.ts";

/** How the live web is asked, by a crawl and by an agent's session alike. */
export interface LiveOptions {
  /** Origins (`http://127.0.0.1:8080`) whose private address may be visited. */
  allowPrivate?: readonly string[];
  /** Visit what robots.txt forbids. Default false. */
  ignoreRobots?: boolean;
  /** Milliseconds between requests to one host. Default: 500, and none on granted origins. */
  pace?: number;
  /** Requests at once. Default 8. */
  concurrency?: number;
  userAgent?: string;
  headers?: Record<string, string>;
  proxy?: string;
  /** Path of a Chromium, or the `ws://` address of a running one. Default: what is found. */
  browser?: string;
  /** Cap on one body. Default 20 MB. */
  maxBodyBytes?: number;
}

export interface LiveDeps {
  store: Store;
  /** Of this package, for the archive and the user agent. */
  version: string;
  progress: Progress;
  clock?: Clock;
  random?: Random;
}

/** The live web: guarded, polite and recorded. */
export interface Live {
  readonly fetcher: PoliteFetcher;
  /** The browser backend, started when first asked for. Rejects with `StopError` where there is no browser. */
  renderer(): Promise<Fetcher>;
  /** Where a browser session puts the pages that it shows. */
  readonly sink: ExchangeSink;
  close(): Promise<void>;
}

/** Opens the live backends; everything they get goes into the store's archive. */
export async function openLive(options: LiveOptions, deps: LiveDeps): Promise<Live> {
  const clock = deps.clock ?? systemClock;
  const userAgent = options.userAgent || defaultUserAgent(deps.version);
  const allowPrivate = options.allowPrivate ?? [];
  const recorder = await Recorder.open(deps.store, { software: `Waymark/${deps.version}`, clock });
  const http = new HttpFetcher({
    userAgent,
    allowPrivate,
    sink: recorder,
    clock,
    ...(options.headers ? { headers: options.headers } : {}),
    ...(options.proxy ? { proxy: options.proxy } : {}),
    ...(options.maxBodyBytes === undefined ? {} : { maxBytes: options.maxBodyBytes }),
  });
  const pace = new HostPace(
    {
      unpaced: allowPrivate,
      ...(options.pace === undefined ? {} : { pace: options.pace }),
      ...(options.concurrency === undefined ? {} : { concurrency: options.concurrency }),
    },
    clock,
  );
  const random = deps.random ?? seededRandom("live");
  const manners = { pace, random, clock, ignoreRobots: options.ignoreRobots ?? false };
  const fetcher = new PoliteFetcher(http, manners);
  const closing: Fetcher[] = [fetcher];
  let renderer: Promise<Fetcher> | undefined;
  const startRenderer = async () => {
    const rendering = new BrowserFetcher({
      allowPrivate,
      userAgent,
      files: http,
      sink: recorder,
      clock,
      note: (message) => deps.progress.note(message),
      ...(options.browser ? { browser: options.browser } : {}),
      ...(options.proxy ? { proxy: options.proxy } : {}),
      ...(options.headers ? { headers: options.headers } : {}),
      ...(options.maxBodyBytes === undefined ? {} : { maxBytes: options.maxBodyBytes }),
    });
    const polite = new PoliteFetcher(rendering, manners, fetcher.robotsCache);
    // Before it starts: whoever closes meanwhile must not leave a browser behind.
    closing.push(polite);
    await rendering.start();
    return polite;
  };
  return {
    fetcher,
    sink: recorder,
    renderer: () => {
      renderer ??= startRenderer();
      return renderer;
    },
    close: async () => {
      await Promise.allSettled(closing.map((one) => one.close()));
      await recorder.close();
    },
  };
}
