import type { Store } from "../storage/open-store.ts";
import { rootsOf, taskCountOf, taskIdsOf } from "../storage/solved-tasks.ts";
import { type TaskSet, taskSetNamed, tasksInOrder } from "../storage/task-store.ts";
import { canaryOf } from "./canary.ts";
import { cardOf } from "./card.ts";
import { contaminationOf } from "./contamination.ts";
import { targetOf } from "./dataset-target.ts";
import type { ExportReport } from "./export-report.ts";
import { type Split, siteOf, splitSites } from "./splits.ts";
import { taskFormat } from "./task-formats.ts";
import { TaskTally } from "./task-tally.ts";
import { Skipped } from "./training-options.ts";
import { DatasetWriter } from "./write-dataset.ts";

export interface TaskExportOptions {
  set: string;
  /** "" is Waymark's own. */
  format: string;
  out: string;
  /** Tasks at most; 0 is all. A smaller limit gives a subset of what a larger one gives. */
  limit: number;
  /** Aborted to stop between two rows; nothing is left behind then. */
  signal?: AbortSignal;
}

/**
 * Writes the tasks of a set, in the order in which they were added, with a dataset card. Memory does not grow with their
 * number. Rejects with `UsageError` where there is no such set or format, and with `StopError` where it cannot be written.
 */
export async function exportTasks(store: Store, options: TaskExportOptions): Promise<ExportReport> {
  const format = taskFormat(options.format || "jsonl");
  const target = targetOf(options.out, format.extension);
  const set = await taskSetNamed(store, options.set);
  const last = await lastWithin(store, set, options.limit);
  const splitOf = await taskSplits(store, set);
  const contamination = await contaminationOf(store, set);
  const rows = { train: 0, dev: 0, test: 0 };
  const skipped = new Skipped();
  const tally = new TaskTally();
  let held = 0;
  return DatasetWriter.during(target, format.encoder && (() => format.encoder!()), async (writer) => {
    for await (const task of tasksInOrder(store, set.id)) {
      options.signal?.throwIfAborted();
      if (last !== undefined && task.id > last) {
        skipped.add("limit");
        continue;
      }
      const split = splitOf(task.root);
      const made = format.row(task, { set, split });
      if ("skipped" in made) {
        skipped.add(made.skipped);
        continue;
      }
      writer.write(split, made.row);
      rows[split] += 1;
      tally.add(task);
      if (contamination.isHeld(task.question)) held += 1;
    }
    const facts = {
      title: `Waymark tasks: ${set.name}`,
      about: format.holds,
      set: set.name,
      purpose: set.purpose,
      forced: false,
      rows,
      skipped: skipped.counts,
      fileName: (split: Split) => target.fileOf(split).split("/").at(-1)!,
      sections: [["Contamination", `${contamination.report(0)} Tasks that overlap and stand here: ${held}.`]] as const,
    };
    const card = cardOf(facts, tally, await canaryOf(set.name, taskIdsOf(store, set.id)));
    return { rows: writer.rows, skipped: skipped.counts, files: writer.finish(card) };
  });
}

/** The last id of the first `limit`; undefined where that is all. Ids are hashes: the first of them are a fair sample, and a part of any longer one. */
async function lastWithin(store: Store, set: TaskSet, limit: number): Promise<string | undefined> {
  if (limit === 0 || limit >= (await taskCountOf(store, set.id))) return undefined;
  let count = 0;
  for await (const id of taskIdsOf(store, set.id)) if (++count === limit) return id;
  return undefined;
}

/** Sets that measure are test data, whole; others are split by site. */
async function taskSplits(store: Store, set: TaskSet): Promise<(root: string) => Split> {
  if (set.purpose === "evaluation") return () => "test";
  const splits = splitSites(await rootsOf(store, set.id));
  return (root) => splits.get(siteOf(root))!;
}
