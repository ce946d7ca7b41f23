import type { Attempt, Verdict, VerdictName } from "../core/attempt.ts";
import type { Clock } from "../core/clock.ts";
import type { Store } from "../storage/open-store.ts";
import { attemptsOf, type Run } from "../storage/run-store.ts";
import { tasksOf } from "../storage/task-store.ts";
import { addVerdicts, verdictsOf } from "../storage/verdict-store.ts";
import { judgeByRules } from "./rule-judge.ts";

/** Counts of one judged run. */
export interface JudgedRun {
  run: string;
  correct: number;
  incorrect: number;
  unscored: number;
  /** correct / all attempts, crashed, empty and pending ones included; 0 where there is no attempt. */
  accuracy: number;
  /** Attempts that gave no answer or are not finished. */
  missing: number;
}

export interface JudgeReport {
  runs: JudgedRun[];
  /** Verdicts that are not what they were. */
  flipped: { attempt: string; from: VerdictName; to: VerdictName }[];
}

/** Judges every attempt of the runs by rules. New verdicts are added where they differ; attempts are never touched. */
export async function judgeRuns(store: Store, runs: readonly Run[], clock: Clock): Promise<JudgeReport> {
  const report: JudgeReport = { runs: [], flipped: [] };
  for (const run of runs) {
    const tasks = new Map((await tasksOf(store, run.setId)).map((task) => [task.id, task]));
    const attempts = await attemptsOf(store, run.id);
    const before = await verdictsOf(store, run.id, "rules");
    const verdicts = new Map<string, Verdict>();
    for (const attempt of attempts) {
      const verdict = judgeByRules(tasks.get(attempt.taskId)!, attempt);
      if (verdict) verdicts.set(attempt.id, verdict);
    }
    const changed = [...verdicts.values()].filter((verdict) => !same(before.get(verdict.attemptId), verdict));
    await addVerdicts(store, changed, clock.now());
    for (const verdict of changed) {
      const from = before.get(verdict.attemptId)?.verdict;
      if (from && from !== verdict.verdict)
        report.flipped.push({ attempt: verdict.attemptId, from, to: verdict.verdict });
    }
    report.runs.push(countVerdicts(run.id, attempts, verdicts));
  }
  return report;
}

function same(a: Verdict | undefined, b: Verdict): boolean {
  return a !== undefined && a.verdict === b.verdict && a.rule === b.rule && a.version === b.version;
}

/** Counts verdicts over all attempts of a run. */
export function countVerdicts(
  run: string,
  attempts: readonly Attempt[],
  verdicts: ReadonlyMap<string, Verdict>,
): JudgedRun {
  const count = (name: VerdictName) => attempts.filter((attempt) => verdicts.get(attempt.id)?.verdict === name).length;
  const correct = count("correct");
  return {
    run,
    correct,
    incorrect: count("incorrect"),
    unscored: attempts.length - correct - count("incorrect"),
    accuracy: attempts.length === 0 ? 0 : correct / attempts.length,
    missing: attempts.filter((attempt) => attempt.answer === null).length,
  };
}
