import { type Clock, systemClock } from "../core/clock.ts";
import type { Progress } from "../core/progress.ts";
import { type Random, seededRandom } from "../core/random.ts";
import type { Store } from "../storage/open-store.ts";
import { Recorder } from "./archive/recorder.ts";
import type { LaunchOptions } from "./browser/launch.ts";
import { BrowserFetcher } from "./browser/render.ts";
import { AddressGuard, namesLoopback } from "./fetch/address-guard.ts";
import type { ExchangeSink } from "./fetch/exchange.ts";
import type { Fetcher } from "./fetch/fetcher.ts";
import { HostPace } from "./fetch/host-pace.ts";
import { HttpFetcher } from "./fetch/http-fetcher.ts";
import { PoliteFetcher } from "./fetch/polite-fetcher.ts";
import { withoutSecrets } from "./fetch/secretless-sink.ts";
import type { StorageState } from "./fetch/storage-state.ts";
import { defaultUserAgent } from "./fetch/user-agent.ts";
import { UserHeaders } from "./fetch/user-headers.ts";
import type { BrowserRoom } from "./session/browser-room.ts";
import { chromiumRoom } from "./session/chromium-room.ts";
import { TypedSecrets } from "./session/typed-secrets.ts";

/** How the live web is asked, by a crawl and by an agent's session alike. */
export interface LiveOptions {
  /** Origins (`http://127.0.0.1:8080`) whose private address may be visited. */
  allowPrivate?: readonly string[];
  /** Visit what robots.txt forbids. Default false. */
  ignoreRobots?: boolean;
  /** Milliseconds between requests to one host. Default: 500, and none on granted loopback origins. */
  pace?: number;
  /** Requests at once. Default 8. */
  concurrency?: number;
  userAgent?: string;
  headers?: Record<string, string>;
  proxy?: string;
  /** A session that is logged in: cookies for both backends, and what pages keep in the browser. */
  storageState?: StorageState;
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

/** The network. */
export interface OpenedLive extends Live {
  /** What is typed into fields for passwords is to be told here, so that the archive does not get it. */
  readonly secrets: TypedSecrets;
  /** A browser for sessions, of its own; whoever opens it closes it. */
  room(): BrowserRoom;
}

/** Opens the live backends; everything they get goes into the store's archive, but no login. */
export async function openLive(options: LiveOptions, deps: LiveDeps): Promise<OpenedLive> {
  const clock = deps.clock ?? systemClock;
  const userAgent = options.userAgent || defaultUserAgent(deps.version);
  const allowPrivate = options.allowPrivate ?? [];
  const recorder = await Recorder.open(deps.store, { software: `Waymark/${deps.version}`, clock });
  const secrets = new TypedSecrets();
  const sink = secrets.keptOutOf(withoutSecrets(recorder, Object.keys(options.headers ?? {})));
  const { headers, storageState, maxBodyBytes: maxBytes } = options;
  const asked = {
    userAgent,
    allowPrivate,
    sink,
    clock,
    ...(headers ? { headers } : {}),
    ...(storageState ? { storageState } : {}),
    ...(options.proxy ? { proxy: options.proxy } : {}),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  };
  const launch: LaunchOptions = {
    note: (message) => deps.progress.note(message),
    ...(options.browser ? { browser: options.browser } : {}),
    ...(options.proxy ? { proxy: options.proxy } : {}),
  };
  const http = new HttpFetcher(asked);
  const pace = new HostPace(
    {
      unpaced: allowPrivate.filter((origin) => namesLoopback(new URL(origin))),
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
    const rendering = new BrowserFetcher({ ...launch, ...asked, files: http });
    const polite = new PoliteFetcher(rendering, manners, fetcher.robotsCache);
    // Before it starts: whoever closes meanwhile must not leave a browser behind.
    closing.push(polite);
    await rendering.start();
    return polite;
  };
  return {
    fetcher,
    sink,
    secrets,
    room: () =>
      chromiumRoom(
        {
          guard: new AddressGuard(allowPrivate),
          userAgent,
          headers: new UserHeaders(headers, allowPrivate),
          approve: (url) => fetcher.approve(url),
          sink,
          ...(storageState ? { storageState } : {}),
        },
        launch,
      ),
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
