import { setTimeout as delay } from "node:timers/promises";

/** Time is injected, so that tests and replays do not depend on the wall clock. */
export interface Clock {
  now(): Date;
  /** Resolves after `ms` milliseconds, rejects at once when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: async (ms, signal) => {
    await delay(ms, undefined, signal ? { signal } : {});
  },
};
