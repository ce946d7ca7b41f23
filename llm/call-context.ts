import type { Discretion } from "./discretion.ts";
import type { Meter } from "./meter.ts";

/** On whose behalf a call is made. */
export interface CallContext {
  /** "react", "judge"; stored with the call. */
  purpose: string;
  /** From 1: several samples of one question are several replies. */
  sample: number;
  meter: Meter;
  signal?: AbortSignal;
  /** `Date.now()` after which nobody waits for the reply any more. */
  until?: number;
  attemptId?: string;
  /** What is not written down of it. */
  discretion?: Discretion;
}
