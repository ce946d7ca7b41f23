import type { TrajectoryStep } from "./observation.ts";

/**
 * Why an attempt ended. `answered`: the agent gave an answer; `steps`, `time`, `tokens`, `cost`: that budget was used up;
 * `exhausted`: nothing left to try; `error`: it broke.
 */
export type StopReason = "answered" | "steps" | "time" | "tokens" | "cost" | "exhausted" | "error";

/** One agent's try at one task. */
export interface Attempt {
  id: string;
  runId: string;
  taskId: string;
  /** From 1; pass@k takes the first k. */
  number: number;
  status: "pending" | "finished" | "failed";
  answer: string | null;
  stop: StopReason | null;
  /** Why it failed, where it failed. */
  error: string | null;
  steps: number;
  tokens: number;
  /** US dollars. */
  cost: number;
}

export interface Trajectory {
  attempt: Attempt;
  steps: TrajectoryStep[];
}

export type VerdictName = "correct" | "incorrect" | "unscored";

/** The judge's word on an attempt, with the rule that decided. */
export interface Verdict {
  attemptId: string;
  verdict: VerdictName;
  /** e.g. "rules" */
  judge: string;
  /** Version of the rules. */
  version: string;
  /** Which rule decided, e.g. "number.places". */
  rule: string;
  /** One sentence. */
  explanation: string;
}
