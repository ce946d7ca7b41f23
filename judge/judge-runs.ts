import { isDeepStrictEqual } from "node:util";
import type { Attempt, Verdict, VerdictName } from "../core/attempt.ts";
import type { Clock } from "../core/clock.ts";
import { type Progress, silentProgress } from "../core/progress.ts";
import type { Task } from "../core/task.ts";
import { visitsByAttempt } from "../storage/attempt-visits.ts";
import type { Store } from "../storage/open-store.ts";
import { attemptsOf, type Run } from "../storage/run-store.ts";
import { tasksOf } from "../storage/task-store.ts";
import { addVerdicts, verdictsOf } from "../storage/verdict-store.ts";
import type { Judge } from "./judge.ts";
import { type JudgeAgreement, judgeAgreement } from "./judge-agreement.ts";
import type { ControlFigures } from "./model/control-questions.ts";

/** Attempts whose verdicts are stored at once: what an interruption may lose. */
const BATCH = 64;

/** Counts of one judged run. */
export interface JudgedRun {
  run: string;
  correct: number;
  incorrect: number;
  unscored: number;
  /** Of the unscored: attempts that were never made, or are not over. */
  unfinished: number;
  /** correct / all attempts, crashed, empty and pending ones included; 0 where there is no attempt. */
  accuracy: number;
  /** Attempts that gave no answer or are not finished. */
  missing: number;
}

/** A judged run, with what a model judge adds to it. */
export interface JudgedRunWithAgreement extends JudgedRun {
  /** Did the model that judged also solve? Its word then proves little. */
  judgedItself: boolean;
  /** Answers that its judge was asked about and gave no valid reply to: what was decided of them before stands. */
  lost: number;
  /** What went wrong with the first of them. */
  lostBecause?: string;
  /** Of rules and model, where both have judged. */
  agreement?: JudgeAgreement;
}

export interface JudgeReport {
  judge: "rules" | "model";
  /** What a model took for judging; 0 for rules. */
  tokens: number;
  /** US dollars. */
  cost: number;
  runs: JudgedRunWithAgreement[];
  /** Of a model judge: what it made of answers of which it is known whether they are right. */
  control?: ControlFigures;
  /** Verdicts of this judge that are not what they were, with the rule that decides now. */
  flipped: { attempt: string; from: VerdictName; to: VerdictName; rule: string; explanation: string }[];
}

/**
 * Judges every attempt of the runs. New verdicts are added where they differ from this judge's former ones, or where another
 * judge had the last word; attempts are never touched. A judge that gave no valid reply has said nothing: no verdict is added.
 */
export async function judgeRuns(
  store: Store,
  runs: readonly Run[],
  judge: Judge,
  clock: Clock,
  progress: Progress = silentProgress,
): Promise<JudgeReport> {
  const report: JudgeReport = { judge: judge.name, tokens: 0, cost: 0, runs: [], flipped: [] };
  const judgedTasks = new Map<string, Task>();
  for (const run of runs) {
    const tasks = new Map((await tasksOf(store, run.setId)).map((task) => [task.id, task]));
    for (const [id, task] of tasks) judgedTasks.set(id, task);
    const attempts = await attemptsOf(store, run.id);
    const visits = await visitsByAttempt(store, run.id);
    const before = await verdictsOf(store, run.id, judge.name);
    const last = await verdictsOf(store, run.id);
    const verdicts = new Map<string, Verdict>();
    const lost: Verdict[] = [];
    progress.stage(`judge ${run.agent}`, attempts.length);
    for (let from = 0; from < attempts.length; from += BATCH) {
      const judged = await Promise.all(
        attempts
          .slice(from, from + BATCH)
          .map((attempt) =>
            judge.judge(tasks.get(attempt.taskId)!, attempt, new Set(visits.get(attempt.id)?.urls ?? [])),
          ),
      );
      const given = judged.filter((verdict) => verdict !== undefined);
      const found = given.filter((verdict) => !isLost(verdict));
      lost.push(...given.filter(isLost));
      for (const verdict of found) verdicts.set(verdict.attemptId, verdict);
      const added = found.filter(
        (verdict) =>
          last.get(verdict.attemptId)?.judge !== judge.name ||
          !isDeepStrictEqual(before.get(verdict.attemptId), verdict),
      );
      await addVerdicts(store, added, clock.now());
      progress.update(Math.min(from + BATCH, attempts.length), attempts.length);
    }
    for (const { attemptId, verdict, rule, explanation } of verdicts.values()) {
      const from = before.get(attemptId)?.verdict;
      if (from && from !== verdict) report.flipped.push({ attempt: attemptId, from, to: verdict, rule, explanation });
    }
    const others = await verdictsOf(store, run.id, judge.name === "rules" ? "model" : "rules");
    const [byRules, byModel] = judge.name === "rules" ? [verdicts, others] : [others, verdicts];
    const agreement = judgeAgreement(attempts, tasks, byRules, byModel);
    report.runs.push({
      ...countVerdicts(run.id, attempts, verdicts),
      judgedItself: judge.model !== undefined && judge.model === run.model?.name,
      lost: lost.length,
      ...(lost[0] ? { lostBecause: lost[0].explanation } : {}),
      ...(agreement ? { agreement } : {}),
    });
  }
  const control = await judge.control?.([...judgedTasks.values()]);
  return { ...report, ...(control ? { control } : {}), ...judge.spent?.() };
}

/** Was a model asked, and nothing came that could be read? */
function isLost({ votes, metrics }: Verdict): boolean {
  if (!votes || votes.failed === 0) return false;
  return votes.correct + votes.incorrect === 0 && Object.keys(metrics ?? {}).length === 0;
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
    unfinished: attempts.filter(({ status }) => status === "pending").length,
    accuracy: attempts.length === 0 ? 0 : correct / attempts.length,
    missing: attempts.filter((attempt) => attempt.answer === null).length,
  };
}
