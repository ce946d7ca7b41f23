import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import type { Clock } from "../core/clock.ts";
import { UsageError } from "../core/errors.ts";
import { contentId } from "../core/ids.ts";
import { Task } from "../core/task.ts";
import type { Store } from "../storage/open-store.ts";
import { addTasks, ensureTaskSet } from "../storage/task-store.ts";
import { TASK_ROW_VERSION } from "./export-tasks.ts";

export interface ImportReport {
  set: string;
  /** Tasks read, also those that stood in the set already. */
  rows: number;
  problems: { row: number; reason: string }[];
}

const TaskRow = Task.extend({
  waymark: z.literal(TASK_ROW_VERSION),
  set: z.string(),
  purpose: z.enum(["train", "evaluation"]),
});

/**
 * Reads tasks that `export tasks --format jsonl` wrote: a file, or a folder of its files. The set keeps its purpose; a
 * task keeps its id unless it goes into a set of another name, where it gets one of its own.
 * Bad rows are listed under `problems`, the others are imported.
 */
export async function importTasks(store: Store, path: string, setName: string, clock: Clock): Promise<ImportReport> {
  const problems: ImportReport["problems"] = [];
  const read: z.infer<typeof TaskRow>[] = [];
  let number = 0;
  for (const file of filesOf(path)) {
    for await (const line of createInterface({
      input: createReadStream(file, "utf8"),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      number += 1;
      if (line.trim() === "") continue;
      const row = parseRow(line);
      if ("reason" in row) problems.push({ row: number, reason: row.reason });
      else read.push(row.task);
    }
  }
  const purposes = new Set(read.map((row) => row.purpose));
  if (purposes.size > 1) throw new UsageError(`${path} mixes tasks for training and for evaluation`);
  const name = setName || read[0]?.set;
  if (!name) throw new UsageError(`${path} holds no task (${problems[0]?.reason ?? "it is empty"})`);
  await store.db.transaction().execute(async (db) => {
    const set = await ensureTaskSet(db, name, read[0]?.purpose ?? "train", clock.now());
    const tasks = read.map((row) => {
      const task = Task.parse(row);
      return row.set === name ? task : { ...task, id: contentId(set.id, task.root, task.program, task.question) };
    });
    await addTasks(db, set.id, tasks, clock.now());
  });
  return { set: name, rows: read.length, problems };
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) throw new UsageError(`there is no file or folder ${path}`);
  if (!statSync(path).isDirectory()) return [path];
  const files = readdirSync(path).filter((name) => name.endsWith(".jsonl"));
  if (files.length === 0) throw new UsageError(`folder ${path} holds no .jsonl file`);
  return files.sort().map((name) => join(path, name));
}

function parseRow(line: string): { task: z.infer<typeof TaskRow> } | { reason: string } {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch (error) {
    return { reason: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const result = TaskRow.safeParse(data);
  if (result.success) return { task: result.data };
  const issue = result.error.issues[0]!;
  return { reason: `${issue.path.join(".") || "row"}: ${issue.message}` };
}
