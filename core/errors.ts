/**
 * One hierarchy for everything that can go wrong. The class decides what happens:
 *
 * | class            | what the caller does                                     |
 * | ---------------- | -------------------------------------------------------- |
 * | `UsageError`     | say it and end with status 2, before any work            |
 * | `MissingError`   | finish what can be finished, end with status 1           |
 * | `StopError`      | stop the run, state is saved, end with status 1          |
 * | `SkipError`      | skip this one page or item with its typed reason         |
 * | `RetryError`     | try again later, within the budget                       |
 * | `ActionError`    | an agent's tool call was wrong: tell the agent, go on    |
 * | `BudgetError`    | end this attempt with the budget that is used up         |
 *
 * A message says what happened and where; `mend` says what to do about it.
 */
export abstract class WaymarkError extends Error {
  /** What the user can do about it, one sentence. */
  readonly mend: string | undefined;

  constructor(message: string, options: { mend?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.mend = options.mend;
  }
}

/** Unusable arguments, configuration or input. Exit status 2. */
export class UsageError extends WaymarkError {}

/** Something that was asked for is not there: a root that cannot be read, too few tasks. Exit status 1. */
export class MissingError extends WaymarkError {}

/** The run cannot go on (disk full, database damaged, no browser). State is saved. Exit status 1. */
export class StopError extends WaymarkError {}

/** This one thing is passed over, for a typed reason that is counted. */
export class SkipError extends WaymarkError {
  readonly reason: SkipReason;
  constructor(reason: SkipReason, message: string, options: { mend?: string; cause?: unknown } = {}) {
    super(message, options);
    this.reason = reason;
  }
}

/** A fault that may pass: network reset, 5xx, 429. `afterMs` is the least wait that the other side asked for. */
export class RetryError extends WaymarkError {
  /** What the item is skipped with when the tries are used up. */
  readonly reason: SkipReason;
  readonly afterMs: number | undefined;
  constructor(reason: SkipReason, message: string, options: { afterMs?: number; cause?: unknown } = {}) {
    super(message, options);
    this.reason = reason;
    this.afterMs = options.afterMs;
  }
}

/** An agent asked for something impossible (stale element, unknown tool). The message goes back to the agent. */
export class ActionError extends WaymarkError {}

/** A budget of model calls is used up. The attempt ends with that reason; what it did so far stands. */
export class BudgetError extends WaymarkError {
  readonly budget: "tokens" | "cost";
  constructor(budget: "tokens" | "cost", message: string) {
    super(message);
    this.budget = budget;
  }
}

/** Why a URL gave no page. Typed, so that reports can count them. */
export const SKIP_REASONS = [
  "out_of_scope",
  "excluded",
  "blocked",
  "too_deep",
  "page_budget",
  "byte_budget",
  "robots",
  "robots_unreachable",
  "private_address",
  "unsupported_scheme",
  "unsupported_type",
  "not_found",
  "gone",
  "http_error",
  "rate_limited",
  "server_error",
  "network_error",
  "dns_error",
  "timeout",
  "too_large",
  "too_many_redirects",
  "redirect_loop",
  "trap",
  "duplicate",
  "empty",
  "unreadable",
  "captcha",
  "login_required",
  "paywall",
  "no_browser",
  "not_recorded",
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
