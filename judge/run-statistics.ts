import type { Attempt, StopReason, Verdict } from "../core/attempt.ts";
import type { Task } from "../core/task.ts";
import type { Store } from "../storage/open-store.ts";
import { attemptsOf, type Run } from "../storage/run-store.ts";
import { tasksOf } from "../storage/task-store.ts";
import { verdictsOf } from "../storage/verdict-store.ts";
import { countVerdicts, type JudgedRun } from "./judge-runs.ts";

/** Accuracy of one slice of a run. */
export interface Slice {
  name: string;
  attempts: number;
  correct: number;
  accuracy: number;
}

/** Everything that a report says of one run. */
export interface RunStatistics extends JudgedRun {
  agent: string;
  web: "archive" | "live";
  attempts: number;
  bySubtype: Slice[];
  byLevel: Slice[];
  /** By the number of pages that the answer needs: "1-4", "5-9", "10+". */
  byPages: Slice[];
  bySite: Slice[];
  stops: Partial<Record<StopReason | "pending", number>>;
  /** Mean tool calls of an attempt, and of the correct ones; null where there is none. */
  meanSteps: number | null;
  meanStepsCorrect: number | null;
  wrong: { attempt: string; task: string; question: string; expected: string; given: string | null; why: string }[];
}

/** The statistics of a run from what is stored. Attempts without a verdict count as `unscored`. */
export async function runStatistics(store: Store, run: Run): Promise<RunStatistics> {
  const tasks = new Map((await tasksOf(store, run.setId)).map((task) => [task.id, task]));
  const attempts = await attemptsOf(store, run.id);
  const verdicts = await verdictsOf(store, run.id);
  const correct = (attempt: Attempt) => verdicts.get(attempt.id)?.verdict === "correct";
  const slices = (nameOf: (task: Task) => string) => slice(attempts, correct, (a) => nameOf(tasks.get(a.taskId)!));
  const stops: RunStatistics["stops"] = {};
  for (const attempt of attempts) {
    const stop = attempt.status === "pending" ? "pending" : (attempt.stop ?? "error");
    stops[stop] = (stops[stop] ?? 0) + 1;
  }
  return {
    ...countVerdicts(run.id, attempts, verdicts),
    agent: run.agent,
    web: run.web,
    attempts: attempts.length,
    bySubtype: slices((task) => task.subtype),
    byLevel: slices((task) => String(task.level)),
    byPages: slices((task) => pageBucket(task.pages.length)),
    bySite: slices((task) => task.root),
    stops,
    meanSteps: mean(attempts.filter((a) => a.status !== "pending").map((a) => a.steps)),
    meanStepsCorrect: mean(attempts.filter(correct).map((a) => a.steps)),
    wrong: attempts
      .filter((a) => a.status !== "pending" && !correct(a))
      .map((a) => wrongOf(a, tasks.get(a.taskId)!, verdicts)),
  };
}

function slice(
  attempts: readonly Attempt[],
  correct: (a: Attempt) => boolean,
  nameOf: (a: Attempt) => string,
): Slice[] {
  const groups = new Map<string, Attempt[]>();
  for (const attempt of attempts) groups.set(nameOf(attempt), [...(groups.get(nameOf(attempt)) ?? []), attempt]);
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
    .map(([name, members]) => {
      const right = members.filter(correct).length;
      return { name, attempts: members.length, correct: right, accuracy: right / members.length };
    });
}

function pageBucket(pages: number): string {
  return pages < 5 ? "1-4" : pages < 10 ? "5-9" : "10+";
}

function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

function wrongOf(attempt: Attempt, task: Task, verdicts: ReadonlyMap<string, Verdict>): RunStatistics["wrong"][number] {
  return {
    attempt: attempt.id,
    task: task.id,
    question: task.question,
    expected: task.answerText,
    given: attempt.answer,
    why: verdicts.get(attempt.id)?.explanation ?? "not judged yet",
  };
}
