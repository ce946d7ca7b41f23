import PQueue from "p-queue";
import type { Clock } from "../../core/clock.ts";
import { urlParts } from "../../core/url-parts.ts";

export interface PaceOptions {
  /** Least milliseconds between the starts of two requests to a public host. Default 500. */
  pace?: number;
  /** Origins that keep no pace: what the user runs and named. An explicit `pace` holds for them too. */
  unpaced?: readonly string[];
  /** Requests under way at once over all hosts. Default 8. */
  concurrency?: number;
}

const DEFAULT_PACE_MS = 500;
const DEFAULT_CONCURRENCY = 8;
/**
 * Requests under way at once to one public host. A slow host is thereby asked more slowly: with two requests at a time
 * nobody sends more than two in the time that one takes.
 */
const PER_HOST = 2;
/**
 * A host that says "too many" is asked at first this slowly, then twice as slowly with each burst, up to a cap: low on a
 * host that the user runs, since there nobody else is kept waiting.
 */
const FIRST_SLOWDOWN_MS = 250;
const MAX_SLOWDOWN_MS = 10_000;
const MAX_SLOWDOWN_UNPACED_MS = 1_000;
/** A longer `Retry-After` is a matter of the one address, not a pause for the whole host. */
const MAX_PAUSE_MS = 30_000;

interface Host {
  queue: PQueue;
  /** The moment before which no request to it may start. */
  next: number;
  /** Milliseconds that robots.txt asked for. */
  crawlDelay: number;
  /** Extra milliseconds since it refused, halved by each success. */
  slowdown: number;
  /** When it last refused: requests that had started before belong to the same burst. */
  refusedAt: number;
}

/** Keeps the pace of every host, and the number of requests under way over all of them. */
export class HostPace {
  readonly #options: PaceOptions;
  readonly #clock: Clock;
  readonly #unpaced: ReadonlySet<string>;
  readonly #all: PQueue;
  readonly #hosts = new Map<string, Host>();

  constructor(options: PaceOptions, clock: Clock) {
    this.#options = options;
    this.#clock = clock;
    this.#unpaced = new Set(options.unpaced);
    this.#all = new PQueue({ concurrency: options.concurrency ?? DEFAULT_CONCURRENCY });
  }

  /** Runs `work` when the host's turn has come. `signal` ends the wait, not the work. */
  async run<T>(url: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const host = this.#host(url);
    return await host.queue.add(async () => {
      signal?.throwIfAborted();
      const now = this.#clock.now().getTime();
      const start = Math.max(now, host.next);
      // Reserved before the wait, so that the next one queues behind it.
      host.next = start + this.#interval(url, host);
      if (start > now) await this.#clock.sleep(start - now, signal);
      return await this.#all.add(work);
    });
  }

  /** What robots.txt asks for; milliseconds. */
  setCrawlDelay(url: string, ms: number): void {
    this.#host(url).crawlDelay = ms;
  }

  /** The host answered 429 or 503 to a request that started at `startedAt`. A burst of refusals counts once. */
  refused(url: string, startedAt: number, afterMs = 0): void {
    const host = this.#host(url);
    const now = this.#clock.now().getTime();
    if (startedAt > host.refusedAt) {
      const most = this.#isFree(url) ? MAX_SLOWDOWN_UNPACED_MS : MAX_SLOWDOWN_MS;
      host.slowdown = Math.min(most, Math.max(FIRST_SLOWDOWN_MS, host.slowdown * 2));
      host.refusedAt = now;
    }
    host.next = Math.max(host.next, now + Math.max(host.slowdown, afterMs > MAX_PAUSE_MS ? 0 : afterMs));
  }

  succeeded(url: string): void {
    const host = this.#host(url);
    host.slowdown = host.slowdown < FIRST_SLOWDOWN_MS / 4 ? 0 : host.slowdown / 2;
  }

  #interval(url: string, host: Host): number {
    const own = this.#options.pace ?? (this.#unpaced.has(originOf(url)) ? 0 : DEFAULT_PACE_MS);
    return Math.max(own, host.crawlDelay) + host.slowdown;
  }

  #isFree(url: string): boolean {
    return this.#options.pace === 0 || (this.#options.pace === undefined && this.#unpaced.has(originOf(url)));
  }

  #host(url: string): Host {
    const host = urlParts(url)?.host ?? "";
    let known = this.#hosts.get(host);
    if (!known) {
      const concurrency = this.#isFree(url) ? (this.#options.concurrency ?? DEFAULT_CONCURRENCY) : PER_HOST;
      known = { queue: new PQueue({ concurrency }), next: 0, crawlDelay: 0, slowdown: 0, refusedAt: -1 };
      this.#hosts.set(host, known);
    }
    return known;
  }
}

function originOf(url: string): string {
  return urlParts(url)?.origin ?? "";
}
