import { basename } from "node:path";
import { UsageError } from "../core/errors.ts";
import type { Task } from "../core/task.ts";
import type { Store } from "../storage/open-store.ts";
import { type Run, trajectoryOf } from "../storage/run-store.ts";
import { type SolvedTask, solvedTasks } from "../storage/solved-tasks.ts";
import type { TaskSet } from "../storage/task-store.ts";
import { CanonicalRecorder, isMalformed } from "./canonical-record.ts";
import { targetOf } from "./dataset-target.ts";
import type { ExportReport } from "./export-report.ts";
import { llamafactoryPreferences } from "./formats/preferences-llamafactory.ts";
import { trlPreferences } from "./formats/preferences-trl.ts";
import type { PreferenceFormat, PreferenceRecord } from "./preference-format.ts";
import { type AttemptPair, commonSteps, pairsOf } from "./preference-pairs.ts";
import { rowFaults } from "./row-faults.ts";
import { datasetName } from "./sft-format.ts";
import { type AttemptFilter, type TrainingOptions, whyNot } from "./training-options.ts";
import { trainingSet } from "./training-set.ts";
import { DatasetWriter } from "./write-dataset.ts";

const FORMATS: readonly PreferenceFormat[] = [trlPreferences, llamafactoryPreferences];

export interface PreferenceOptions extends TrainingOptions, AttemptFilter {
  /** All pairs of a task, or one. */
  keep: "all" | "best";
  /** Characters of a tool result at most; 0: as many as the default says. */
  maxObservation: number;
}

/**
 * Writes pairs of attempts at the same task, of whatever runs: a correct one and a wrong one, or the cheaper and the dearer
 * of two correct ones. Attempts without an answer or a verdict are in no pair.
 * Throws `UsageError` for a set whose purpose is evaluation, unless forced.
 */
export async function exportPreferences(
  store: Store,
  set: TaskSet,
  runs: readonly Run[],
  options: PreferenceOptions,
): Promise<ExportReport> {
  const format = formatNamed(options.format || "trl");
  const target = targetOf(options.out);
  const training = await trainingSet(store, set, options.force);
  const { skipped } = training;
  const recorder = new CanonicalRecorder(options.maxObservation || undefined);
  const because = { correct: 0, cheaper: 0 };
  const cost = { tokens: 0, usd: 0 };
  return DatasetWriter.during(target, undefined, async (writer) => {
    for await (const solved of solvedTasks(store, set.id, runs)) {
      options.signal?.throwIfAborted();
      if (training.isHeld(solved.task)) skipped.add("in_evaluation_set", solved.attempts.length);
      else await writePairs(solved);
    }
    await writer.verify((row) => rowFaults(format.schema, row, () => format.faults(row)));
    const card = await training.card({
      title: `Waymark preferences: ${set.name}`,
      about: `Two attempts at the same task a row, in the format \`${format.name}\`: for ${format.loads}. ${format.holds}`,
      categories: ["question-answering", "text-generation"],
      sections: [
        [
          "Why one is preferred",
          `It is correct and the other is not: ${because.correct} pairs. Both are correct and it took at most four fifths of what the other took (money, else tokens, else steps): ${because.cheaper} pairs.`,
        ],
      ],
      cost,
      fileName: (split) => basename(target.fileOf(split)),
    });
    const files = writer.finish(card, format.companions?.(datasetName(set.name), writer.files()) ?? []);
    return { rows: writer.rows, skipped: skipped.counts, files };

    async function writePairs({ task, attempts }: SolvedTask): Promise<void> {
      const fit = attempts.filter((attempt) => {
        const reason = whyNot(attempt, options) ?? (attempt.verdict === undefined ? "not_judged" : undefined);
        if (reason !== undefined) skipped.add(reason);
        return reason === undefined;
      });
      const pairs = pairsOf(fit);
      if (pairs.length === 0) skipped.add("no_pair");
      let kept = 0;
      for (const pair of pairs) {
        const reason = kept > 0 && options.keep === "best" ? "not_best" : full() ? "limit" : undefined;
        const record = reason === undefined ? await recordOf(task, pair) : reason;
        if (typeof record === "string") {
          skipped.add(record);
          continue;
        }
        kept += 1;
        because[pair.because] += 1;
        cost.tokens += pair.chosen.tokens + pair.rejected.tokens;
        cost.usd += pair.chosen.cost + pair.rejected.cost;
        const split = training.splitOf(task);
        writer.write(split, format.row(record));
        training.count(task, split);
      }
    }

    function full(): boolean {
      return options.limit > 0 && writer.rows >= options.limit;
    }

    /** The pair as messages, or why it is none. */
    async function recordOf(task: Task, pair: AttemptPair): Promise<PreferenceRecord | string> {
      const { steps: better } = await trajectoryOf(store, pair.chosen);
      const { steps: worse } = await trajectoryOf(store, pair.rejected);
      if ([...better, ...worse].some(isMalformed)) return "format_error";
      const common = commonSteps(better, worse);
      if (common === undefined) return "not_comparable";
      // What a tool refused is nothing to strive for.
      if (better[common]!.failed) return "refused_call";
      const chosen = recorder.turns(better);
      return {
        opening: recorder.opening(task),
        chosen,
        rejected: recorder.turns(worse),
        // A step is a call and its result.
        common: 2 * common,
        tools: recorder.toolsFor([...better, ...worse], task),
      };
    }
  });
}

function formatNamed(name: string): PreferenceFormat {
  const format = FORMATS.find((each) => each.name === name);
  if (format) return format;
  throw new UsageError(`preferences have no format "${name}"`, {
    mend: `say --format ${FORMATS.map((each) => each.name).join(" or ")}`,
  });
}
