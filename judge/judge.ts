import type { Attempt, Verdict } from "../core/attempt.ts";
import type { Task } from "../core/task.ts";
import type { ControlFigures } from "./model/control-questions.ts";

/** Who decides whether attempts are right. */
export interface Judge {
  readonly name: "rules" | "model";
  /** The model that it asks. */
  readonly model?: string;
  /** What it has taken so far; absent where it asks no model. */
  readonly spent?: () => { tokens: number; cost: number };
  /**
   * The verdict on one attempt; undefined where the attempt is still pending.
   *
   * @param visited addresses that the attempt's actions led to
   */
  judge(task: Task, attempt: Attempt, visited: ReadonlySet<string>): Promise<Verdict | undefined>;
  /** Lets it grade answers to some of these tasks of which it is known whether they are right; absent where that proves nothing. */
  control?(tasks: readonly Task[]): Promise<ControlFigures | undefined>;
}
