import type { Clock } from "../core/clock.ts";
import { RetryError, type WaymarkError } from "../core/errors.ts";
import type { Random } from "../core/random.ts";

/** Milliseconds before the second try; doubled for each further one. */
const FIRST_WAIT_MS = 1_000;
/** Milliseconds at most between two tries where the server names no wait of its own. */
const LONGEST_WAIT_MS = 60_000;
/** Tries of one call: enough for a server that restarts (about two minutes). */
const TRIES = 8;
/** The same of a server that answers, and says that there are too many calls: the deadline ends these before. */
const LIMITED_TRIES = 64;

export interface RetryDeps {
  clock: Clock;
  /** For the jitter, so that calls that failed together do not come back together. */
  random: Random;
  /** `Date.now()` after which no try begins. */
  until: number;
  signal?: AbortSignal;
  /** Tries of one call that are worth it after such a fault, where these are fewer. */
  most?(error: RetryError): number | undefined;
  /** Told of each fault before it is waited out. */
  onFault?(error: RetryError): Promise<void> | void;
}

/**
 * Tries `work` again while it fails with `RetryError`, with exponential backoff and full jitter (Brooker, "Exponential
 * Backoff And Jitter", 2015). A wait that the server asked for is honoured whatever its length, as long as it ends before
 * `until`; otherwise the fault is final at once, with the wait in its message.
 */
export async function retrying<T>(work: () => Promise<T>, deps: RetryDeps): Promise<T> {
  let faults = 0;
  for (let tries = 1; ; tries++) {
    deps.signal?.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RetryError)) throw error;
      await deps.onFault?.(error);
      const cap = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
      // At least half of the cap: a full jitter's zero would be a storm of its own.
      const wait = error.afterMs ?? cap / 2 + (deps.random.next() * cap) / 2;
      if (error.reason !== "rate_limited") faults++;
      if (faults >= Math.min(TRIES, deps.most?.(error) ?? TRIES) || tries >= LIMITED_TRIES)
        throw given(error, `${tries} tries`);
      if (deps.clock.now().getTime() + wait >= deps.until) {
        throw given(error, `the next try would come after ${Math.ceil(wait / 1000)} s, past the deadline`);
      }
      await deps.clock.sleep(wait, deps.signal);
    }
  }
}

function given(error: RetryError, why: string): WaymarkError {
  const after = error.afterMs === undefined ? {} : { afterMs: error.afterMs };
  return new RetryError(error.reason, `${error.message} (${why})`, { ...after, cause: error });
}
