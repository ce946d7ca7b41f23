import type { Clock } from "../../core/clock.ts";
import { RetryError, SkipError, type SkipReason } from "../../core/errors.ts";
import type { Fetcher } from "./fetcher.ts";
import { ALLOW_ALL, MAX_ROBOTS_BYTES, type RobotsRules, readRobots } from "./robots-rules.ts";

/** RFC 9309, 2.4: not to be used for longer than a day. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** An origin whose rules could not be had is asked again after so long. */
const UNREACHABLE_AGE_MS = 10 * 60 * 1000;

/**
 * RFC 9309, 2.3.1.3: a file that is "unavailable" (4xx; also too many redirects, 2.3.1.2) allows everything.
 * 429 is no such answer: it says "not now", like 5xx.
 */
const UNAVAILABLE: ReadonlySet<SkipReason> = new Set<SkipReason>([
  ...([
    "not_found",
    "gone",
    "http_error",
    "login_required",
    "empty",
    "unsupported_type",
    "unsupported_scheme",
  ] as const),
  ...(["redirect_loop", "too_many_redirects", "unreadable"] as const),
]);

/** Rules, or why there are none for now. */
type Entry = { rules: RobotsRules } | { unreachable: RetryError | SkipError };

/** The robots.txt files of all origins that a crawl meets, each fetched once a day. */
export class RobotsCache {
  readonly #fetcher: Fetcher;
  readonly #clock: Clock;
  readonly #entries = new Map<string, { entry: Promise<Entry>; until: number }>();

  /** `fetcher` gets the files; it should retry and keep the host's pace, and must not ask this cache. */
  constructor(fetcher: Fetcher, clock: Clock) {
    this.#fetcher = fetcher;
    this.#clock = clock;
  }

  /**
   * The rules for an origin. Rejects with `SkipError("robots_unreachable")` where the server or the network failed
   * (RFC 9309, 2.3.1.4: everything is disallowed then), and with the reason itself where the host cannot be had at all.
   */
  async rules(origin: string, signal?: AbortSignal): Promise<RobotsRules> {
    const now = this.#clock.now().getTime();
    let cached = this.#entries.get(origin);
    if (!cached || cached.until <= now) {
      const fresh = { entry: this.#load(origin, signal), until: now + MAX_AGE_MS };
      this.#entries.set(origin, fresh);
      cached = fresh;
      // An aborted or failed look is not kept as an answer.
      fresh.entry.then(
        (entry) => {
          if ("unreachable" in entry) fresh.until = now + UNREACHABLE_AGE_MS;
        },
        () => this.#entries.delete(origin),
      );
    }
    const entry = await cached.entry;
    if ("rules" in entry) return entry.rules;
    const { unreachable } = entry;
    if (HOST_ITSELF.has(unreachable.reason)) throw unreachable;
    throw new SkipError("robots_unreachable", `${origin}/robots.txt cannot be read now: ${unreachable.message}`, {
      cause: unreachable,
      mend: "try again later, or crawl without it (--ignore-robots)",
    });
  }

  async #load(origin: string, signal: AbortSignal | undefined): Promise<Entry> {
    const url = `${origin}/robots.txt`;
    try {
      const fetched = await this.#fetcher.fetch({ url, enough: MAX_ROBOTS_BYTES + 1, ...(signal ? { signal } : {}) });
      return { rules: readRobots(url, fetched.body) };
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof SkipError || error instanceof RetryError)) throw error;
      return error instanceof SkipError && UNAVAILABLE.has(error.reason)
        ? { rules: ALLOW_ALL }
        : { unreachable: error };
    }
  }
}

/** Nothing on such a host can be read, so that blaming robots.txt would mislead. */
const HOST_ITSELF: ReadonlySet<SkipReason> = new Set<SkipReason>(["dns_error", "private_address", "network_error"]);
