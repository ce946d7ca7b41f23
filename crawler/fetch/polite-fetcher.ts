import { type Clock, systemClock } from "../../core/clock.ts";
import { RetryError, SkipError } from "../../core/errors.ts";
import type { Random } from "../../core/random.ts";
import { urlParts } from "../../core/url-parts.ts";
import type { Fetched, Fetcher, FetchRequest } from "./fetcher.ts";
import type { HostPace } from "./host-pace.ts";
import { RobotsCache } from "./robots-cache.ts";
import type { RobotsRules } from "./robots-rules.ts";

export interface PoliteOptions {
  pace: HostPace;
  /** Draws the jitter of waits. */
  random: Random;
  ignoreRobots?: boolean;
  clock?: Clock;
  /** Tries in all, the first included. Default 4. */
  tries?: number;
  /** Milliseconds that one address may take with all its tries and waits. Default 120 s. */
  patience?: number;
}

const TRIES = 4;
/** The same while the server itself says when to come back: patience ends it before. */
const TRIES_AS_ASKED = 20;
const PATIENCE_MS = 120_000;
/** Addresses of which is remembered that they asked to come back later than patience lasts. */
const MOST_POSTPONED = 5_000;
/** What did not answer in time seldom does the third time, and each try is long. */
const TIMEOUT_TRIES = 2;
/** First wait before another try; doubled each time, with a jitter of up to a half (so that many do not come at once). */
const BACKOFF_MS = 400;
const MAX_BACKOFF_MS = 20_000;

/**
 * A fetcher with manners: asks robots.txt first (also for redirect targets), keeps the host's pace, tries again what may
 * pass (exponential backoff with jitter, `Retry-After` honoured) and slows down for hosts that refuse.
 * What is left of a `RetryError` after the last try is a `SkipError` with its reason.
 */
export class PoliteFetcher implements Fetcher {
  readonly #inner: Fetcher;
  readonly #options: PoliteOptions;
  readonly #clock: Clock;
  readonly #robots: RobotsCache;
  /** Milliseconds since 1970 before which an address asked to be left alone. */
  readonly #postponed = new Map<string, { until: number; why: RetryError }>();

  /** `robots` is shared where several fetchers ask the same hosts; by default it asks through `inner`. */
  constructor(inner: Fetcher, options: PoliteOptions, robots?: RobotsCache) {
    this.#inner = inner;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    const persistent: Fetcher = { fetch: (request) => this.#persist(request), close: () => inner.close() };
    this.#robots = robots ?? new RobotsCache(persistent, this.#clock);
  }

  get robotsCache(): RobotsCache {
    return this.#robots;
  }

  async fetch(request: FetchRequest): Promise<Fetched> {
    await this.#allow(request.url, request.signal);
    const approve = async (url: string) => {
      await request.approve?.(url);
      await this.#allow(url, request.signal);
    };
    return await this.#persist({ ...request, approve });
  }

  /** The robots rules of the address's origin; everything is allowed where robots.txt is to be ignored. */
  async robots(url: string, signal?: AbortSignal): Promise<RobotsRules> {
    const rules = await this.#robots.rules(urlParts(url)?.origin ?? url, signal);
    this.#options.pace.setCrawlDelay(url, this.#options.ignoreRobots ? 0 : rules.crawlDelay);
    return rules;
  }

  close(): Promise<void> {
    return this.#inner.close();
  }

  /** Rejects with `SkipError("robots")` where the address is closed to robots. */
  async approve(url: string, signal?: AbortSignal): Promise<void> {
    await this.#allow(url, signal);
  }

  async #allow(url: string, signal: AbortSignal | undefined): Promise<void> {
    if (this.#options.ignoreRobots || !urlParts(url)) return;
    const rules = await this.robots(url, signal);
    if (!rules.allows(url)) {
      throw new SkipError("robots", `${url} is closed to robots by ${new URL(url).origin}/robots.txt`, {
        mend: "if you may read it nevertheless, use --ignore-robots",
      });
    }
  }

  async #persist(request: FetchRequest): Promise<Fetched> {
    const deadline = this.#clock.now().getTime() + (request.patience ?? this.#options.patience ?? PATIENCE_MS);
    await this.#keepAppointment(request, deadline);
    for (let number = 1; ; number++) {
      let startedAt = 0;
      try {
        const fetched = await this.#options.pace.run(
          request.url,
          () => {
            startedAt = this.#clock.now().getTime();
            return this.#inner.fetch(request);
          },
          request.signal,
        );
        this.#options.pace.succeeded(request.url);
        return fetched;
      } catch (error) {
        if (!(error instanceof RetryError)) throw error;
        if (error.reason === "rate_limited" || error.afterMs !== undefined) {
          this.#options.pace.refused(request.url, startedAt, error.afterMs);
        }
        const wait = this.#wait(number, error);
        const now = this.#clock.now().getTime();
        const late = now + wait > deadline;
        if (number < this.#triesOf(error) && !late) {
          await this.#clock.sleep(wait, request.signal);
          continue;
        }
        if (late && error.afterMs) this.#postpone(request.url, { until: now + error.afterMs, why: error });
        throw givenUp(error, late ? error.afterMs : undefined);
      }
    }
  }

  #triesOf({ reason, afterMs }: RetryError): number {
    if (reason === "timeout") return TIMEOUT_TRIES;
    return afterMs ? TRIES_AS_ASKED : (this.#options.tries ?? TRIES);
  }

  #postpone(url: string, appointment: { until: number; why: RetryError }): void {
    this.#postponed.delete(url);
    this.#postponed.set(url, appointment);
    const oldest = this.#postponed.size > MOST_POSTPONED ? this.#postponed.keys().next().value : undefined;
    if (oldest !== undefined) this.#postponed.delete(oldest);
  }

  /** Waits until an address may be asked again; where that is past the deadline it is not asked at all. */
  async #keepAppointment({ url, signal }: FetchRequest, deadline: number): Promise<void> {
    const appointment = this.#postponed.get(url);
    if (!appointment) return;
    const wait = appointment.until - this.#clock.now().getTime();
    if (appointment.until > deadline) throw givenUp(appointment.why, wait);
    this.#postponed.delete(url);
    if (wait > 0) await this.#clock.sleep(wait, signal);
  }

  /** A server's own wish counts, but never makes the wait shorter than the backoff: `Retry-After: 0` is no licence. */
  #wait(number: number, error: RetryError): number {
    const backoff = Math.min(MAX_BACKOFF_MS, BACKOFF_MS * 2 ** (number - 1));
    return Math.max(error.afterMs ?? 0, backoff * (1 - this.#options.random.next() / 2));
  }
}

/** What is left of a fault that may pass; its cause tells that it may. */
function givenUp(error: RetryError, afterMs: number | undefined): SkipError {
  const asked = afterMs ? `; it asks to wait ${Math.round(afterMs / 1000)} s` : "";
  return new SkipError(error.reason, error.message + asked, { cause: error });
}
