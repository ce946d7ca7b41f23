import type { Attempt } from "../core/attempt.ts";
import type { Run } from "../storage/run-store.ts";

/** Attempts that are not finished, with what they have in common. */
export interface Unfinished {
  /** The reason of the first of them. */
  reason: string;
  attempts: number;
}

/** A run in figures. `attempts` counts all; a failed one broke, it stays in every denominator. */
export interface RunSummary {
  run: string;
  agent: string;
  /** Steps that its attempts were given. */
  maxSteps: number;
  attempts: number;
  finished: number;
  failed: number;
  /** Those of the failed ones that the model's server did not let happen: the same call makes them again. */
  unavailable: number;
  /** Not begun yet, or called off: the same call makes them. */
  pending: number;
  /** Why attempts failed, the most common reason first. */
  failures: Unfinished[];
  steps: number;
  tokens: number;
  /** US dollars. */
  cost: number;
}

/** A run and its attempts in figures. */
export function summaryOf(run: Run, attempts: readonly Attempt[]): RunSummary {
  const total = (pick: (attempt: Attempt) => number) => attempts.reduce((sum, attempt) => sum + pick(attempt), 0);
  return {
    run: run.id,
    agent: run.agent,
    maxSteps: run.maxSteps,
    attempts: attempts.length,
    finished: attempts.filter((attempt) => attempt.status === "finished").length,
    failed: attempts.filter((attempt) => attempt.status === "failed").length,
    unavailable: attempts.filter((attempt) => attempt.status === "failed" && attempt.stop === "unavailable").length,
    pending: attempts.filter((attempt) => attempt.status === "pending").length,
    failures: failuresOf(attempts),
    steps: total((attempt) => attempt.steps),
    tokens: total((attempt) => attempt.tokens),
    cost: total((attempt) => attempt.cost),
  };
}

/** Reasons that differ in numbers alone (of tokens, of seconds) are one. */
function failuresOf(attempts: readonly Attempt[]): Unfinished[] {
  const groups = new Map<string, Unfinished>();
  for (const { status, error } of attempts) {
    if (status !== "failed") continue;
    const reason = error ?? "no reason is on record";
    const kind = reason.replace(/\d+/g, "0");
    const group = groups.get(kind) ?? { reason, attempts: 0 };
    groups.set(kind, { ...group, attempts: group.attempts + 1 });
  }
  return [...groups.values()].sort((a, b) => b.attempts - a.attempts);
}
