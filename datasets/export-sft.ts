import { UsageError } from "../core/errors.ts";
import type { Store } from "../storage/open-store.ts";
import { attemptsOf, type Run, trajectoryOf } from "../storage/run-store.ts";
import { questionsFor, type TaskSet, tasksOf } from "../storage/task-store.ts";
import { verdictsOf } from "../storage/verdict-store.ts";
import { canonicalRecorder } from "./canonical-record.ts";
import { datasetCard } from "./card.ts";
import type { ExportReport } from "./export-report.ts";
import { sftFormat } from "./sft-formats.ts";
import { siteOf, splitSites } from "./splits.ts";
import { DatasetWriter, targetOf } from "./write-dataset.ts";

export interface SftOptions {
  format: string;
  out: string;
  /** Rows at most; 0 is all. A smaller limit gives a subset of what a larger one gives. */
  limit: number;
  correctOnly: boolean;
  minSteps: number;
  /** Steps at most; absent: no limit. */
  maxSteps?: number | undefined;
  force: boolean;
}

/**
 * Writes trajectories of runs over one task set as training rows. Only finished attempts that answered are rows; the
 * rest is counted under `skipped`, and so is what an evaluation set asks too. Throws `UsageError` for a set whose purpose is evaluation, unless forced.
 */
export async function exportSft(
  store: Store,
  set: TaskSet,
  runs: readonly Run[],
  options: SftOptions,
): Promise<ExportReport> {
  const format = sftFormat(options.format || "trl");
  if (set.purpose === "evaluation" && !options.force) {
    throw new UsageError(`set ${set.name} is for evaluation; training on it would spoil it`, {
      mend: "export another set, or add --force (the dataset card will say so)",
    });
  }
  const target = targetOf(options.out);
  const tasks = new Map((await tasksOf(store, set.id)).map((task) => [task.id, task]));
  const splits = splitSites([...tasks.values()].map((task) => task.root));
  const heldOut = await questionsFor(store, "evaluation");
  const record = canonicalRecorder();
  const rows = { train: 0, dev: 0, test: 0 };
  const skipped: Record<string, number> = {};
  const used = new Set<string>();
  const writer = new DatasetWriter(target);
  try {
    for (const run of runs) {
      const verdicts = await verdictsOf(store, run.id);
      for (const attempt of await attemptsOf(store, run.id)) {
        const correct = verdicts.get(attempt.id)?.verdict === "correct";
        const held = !options.force && heldOut.has(tasks.get(attempt.taskId)?.question ?? "");
        const reason = held ? "in_evaluation_set" : whyNot(attempt, correct, options, writer.rows);
        if (reason) {
          skipped[reason] = (skipped[reason] ?? 0) + 1;
          continue;
        }
        const task = tasks.get(attempt.taskId)!;
        const split = splits.get(siteOf(task.root))!;
        writer.write(split, format.row(record(task, run.agent, correct, await trajectoryOf(store, attempt))));
        rows[split] += 1;
        used.add(task.id);
      }
    }
    const about = `One trajectory a row, in the format \`${format.name}\`: for ${format.loads}. Losses belong on the assistant's messages alone.`;
    const card = {
      title: `Waymark trajectories: ${set.name}`,
      about,
      set: set.name,
      purpose: set.purpose,
      forced: set.purpose === "evaluation",
      rows,
      tasks: [...tasks.values()].filter((task) => used.has(task.id)),
      skipped,
    };
    return { rows: writer.rows, skipped, files: writer.finish(datasetCard(card)) };
  } catch (error) {
    writer.abandon();
    throw error;
  }
}

function whyNot(
  attempt: { status: string; answer: string | null; steps: number },
  correct: boolean,
  options: SftOptions,
  rows: number,
): string | undefined {
  if (attempt.status !== "finished") return attempt.status;
  if (attempt.answer === null) return "no_answer";
  if (options.correctOnly && !correct) return "not_correct";
  if (attempt.steps < options.minSteps) return "too_few_steps";
  if (options.maxSteps !== undefined && attempt.steps > options.maxSteps) return "too_many_steps";
  if (options.limit > 0 && rows >= options.limit) return "limit";
  return undefined;
}
