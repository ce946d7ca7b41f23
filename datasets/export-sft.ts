import { basename } from "node:path";
import type { Store } from "../storage/open-store.ts";
import { type Run, trajectoryOf } from "../storage/run-store.ts";
import { type JudgedAttempt, type SolvedTask, solvedTasks } from "../storage/solved-tasks.ts";
import type { TaskSet } from "../storage/task-store.ts";
import { type CanonicalRecord, CanonicalRecorder, isMalformed } from "./canonical-record.ts";
import { targetOf } from "./dataset-target.ts";
import type { ExportReport } from "./export-report.ts";
import { conversationFaults } from "./read-conversation.ts";
import { rowFaults } from "./row-faults.ts";
import { datasetName } from "./sft-format.ts";
import { sftFormat } from "./sft-formats.ts";
import { SftStatistics } from "./sft-statistics.ts";
import { type AttemptFilter, type TrainingOptions, whyNot } from "./training-options.ts";
import { trainingSet } from "./training-set.ts";
import { DatasetWriter } from "./write-dataset.ts";

export interface SftOptions extends TrainingOptions, AttemptFilter {
  /** Of several attempts at a task that would do, all or the best: correct, and of those the shortest. */
  keep: "all" | "best";
  /** Characters of a tool result at most; 0: as many as the default says. */
  maxObservation: number;
}

/**
 * Writes trajectories of runs over one task set as training rows. Only finished attempts that answered are rows; the
 * rest is counted under `skipped`: attempts with a call that cannot be made at all (`format_error`), and tasks that an
 * evaluation set asks too. Every row is read again before anything is put in place.
 * Throws `UsageError` for a set whose purpose is evaluation, unless forced.
 */
export async function exportSft(
  store: Store,
  set: TaskSet,
  runs: readonly Run[],
  options: SftOptions,
): Promise<ExportReport> {
  const format = sftFormat(options.format || "trl");
  const target = targetOf(options.out);
  const training = await trainingSet(store, set, options.force);
  const { skipped } = training;
  const recorder = new CanonicalRecorder(options.maxObservation || undefined);
  const statistics = new SftStatistics(format, recorder);
  return DatasetWriter.during(target, undefined, async (writer) => {
    for await (const { solved, record, split } of recordsOf()) {
      writer.write(split, format.row(record));
      training.count(solved.task, split);
      statistics.add(record);
    }
    await writer.verify((row) => rowFaults(format.schema, row, () => conversationFaults(format.read(row))));
    const about = `One trajectory a row, in the format \`${format.name}\`: for ${format.loads}. Losses belong on the assistant's messages alone.`;
    const card = await training.card({
      title: `Waymark trajectories: ${set.name}`,
      about,
      categories: ["question-answering", "text-generation"],
      sections: statistics.sections(),
      cost: statistics.cost,
      fileName: (split) => basename(target.fileOf(split)),
    });
    const files = writer.finish(card, format.companions?.(datasetName(set.name), writer.files()) ?? []);
    return { rows: writer.rows, skipped: skipped.counts, files };

    async function* recordsOf() {
      for await (const solved of solvedTasks(store, set.id, runs)) {
        options.signal?.throwIfAborted();
        const split = training.splitOf(solved.task);
        if (training.isHeld(solved.task)) {
          skipped.add("in_evaluation_set", solved.attempts.length);
          continue;
        }
        let kept = 0;
        for (const attempt of candidates(solved)) {
          const reason = kept > 0 && options.keep === "best" ? "not_best" : tooMany();
          if (reason !== undefined) {
            skipped.add(reason);
            continue;
          }
          const record = await recordOf(solved, attempt);
          if (!record) {
            skipped.add("format_error");
            continue;
          }
          kept += 1;
          statistics.spend(attempt);
          yield { solved, record, split };
        }
      }
    }

    function tooMany(): string | undefined {
      return options.limit > 0 && writer.rows >= options.limit ? "limit" : undefined;
    }

    function candidates({ attempts }: SolvedTask): JudgedAttempt[] {
      const fit = attempts.filter((attempt) => {
        const reason = whyNot(attempt, options);
        if (reason !== undefined) skipped.add(reason);
        return reason === undefined;
      });
      return options.keep === "best" ? fit.sort(better) : fit;
    }

    async function recordOf({ task }: SolvedTask, attempt: JudgedAttempt): Promise<CanonicalRecord | undefined> {
      const trajectory = await trajectoryOf(store, attempt);
      if (trajectory.steps.some(isMalformed)) return undefined;
      return recorder.record(task, attempt.agent, attempt.verdict === "correct", trajectory);
    }
  });
}

/** Correct before unscored before incorrect; of equals the shortest, then the one that took fewer tokens. */
function better(a: JudgedAttempt, b: JudgedAttempt): number {
  return rank(a) - rank(b) || a.steps - b.steps || a.tokens - b.tokens;
}

function rank({ verdict }: JudgedAttempt): number {
  return verdict === "correct" ? 0 : verdict === "incorrect" ? 2 : 1;
}
