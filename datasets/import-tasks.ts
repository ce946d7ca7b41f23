import { basename, extname, resolve } from "node:path";
import { z } from "zod";
import type { Clock } from "../core/clock.ts";
import { UsageError } from "../core/errors.ts";
import { contentId } from "../core/ids.ts";
import { parseUrl } from "../core/parse-url.ts";
import { Task } from "../core/task.ts";
import type { Store } from "../storage/open-store.ts";
import { ensureTaskSet, insertTasks, type Purpose, type TaskSet } from "../storage/task-store.ts";
import { completeTask } from "./import/complete-task.ts";
import { ProblemList, type RowTrouble } from "./import/problem-list.ts";
import { readRows } from "./import/read-rows.ts";
import { RowFields } from "./import/row-fields.ts";
import { RowProblem } from "./import/row-problem.ts";
import { SeenRows } from "./import/seen-rows.ts";
import type { ImportChoices, TaskImporter } from "./import/task-importer.ts";
import { TASK_ROW_VERSION } from "./task-row-version.ts";

export interface ImportReport {
  set: string;
  /** Tasks read, also those that stood in the set already. */
  rows: number;
  problems: RowTrouble[];
}

export interface ImportOptions extends ImportChoices {
  path: string;
  /** Name of the set; where it is empty, that of the file, and of Waymark's own rows the one that they name. */
  set: string;
  /** What the set is for; where absent, evaluation, and of Waymark's own rows what they say. */
  purpose?: Purpose | undefined;
}

/** Tasks that are written at once. */
const BATCH = 500;

/**
 * Reads the tasks of a public benchmark into a set for evaluation: a file, or a folder of files. Rows that cannot be read
 * and rows that stand there twice are listed under `problems`, the others are imported; all of it or, where the work is
 * broken off, nothing. Memory is that of the longest row.
 *
 * Throws `UsageError` where the file holds no task of this format.
 */
export async function importTasks(
  store: Store,
  importer: TaskImporter,
  options: ImportOptions,
  clock: Clock,
): Promise<ImportReport> {
  const name = options.set || basename(resolve(options.path), extname(options.path));
  const purpose = options.purpose ?? "evaluation";
  return importAll(store, options.path, clock, {
    mend:
      importer.name === "table"
        ? "say which column is what: --map question=COLUMN,answer=COLUMN"
        : `${importer.name} reads ${importer.reads}; a table of any make comes in by import table --map question=…,answer=…`,
    setOf: () => ({ name, purpose }),
    taskOf: (value, set, problem) => {
      const fields = new RowFields(value);
      const given = importer.task(fields, options);
      for (const remark of given.remarks ?? []) problem(remark);
      if (given.root !== undefined && !parseUrl(given.root))
        problem(`its root "${given.root}" is no address: it has none`);
      return completeTask(given, importer.name, set.id, fields.rest());
    },
  });
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
export async function importOwnTasks(
  store: Store,
  options: Omit<ImportOptions, "map">,
  clock: Clock,
): Promise<ImportReport> {
  let purpose: Purpose | undefined;
  return importAll(store, options.path, clock, {
    mend: "waymark reads what waymark export tasks --format jsonl wrote",
    setOf: (value) => {
      const row = ownRow(value);
      return { name: options.set || row.set, purpose: options.purpose ?? row.purpose };
    },
    taskOf: (value, set) => {
      const row = ownRow(value);
      purpose ??= row.purpose;
      if (row.purpose !== purpose) throw new UsageError(`${options.path} mixes tasks for training and for evaluation`);
      const task = Task.parse(row);
      if (row.set === set.name) return task;
      const { root, program, question, sourceId, imported, answerText } = task;
      if (!imported) return { ...task, id: contentId(set.id, root, program, question) };
      return { ...task, id: contentId(set.id, imported.format, sourceId ?? answerText, question) };
    },
  });
}

function ownRow(value: unknown): z.infer<typeof TaskRow> {
  const result = TaskRow.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  throw new RowProblem(`${issue.path.join(".") || "row"}: ${issue.message}`);
}

interface Reading {
  /** The set that the first readable row goes into. Throws `RowProblem` where the row says none. */
  setOf(value: unknown): { name: string; purpose: Purpose };
  /** Throws `RowProblem` where the row is no task. */
  taskOf(value: unknown, set: TaskSet, problem: (reason: string) => void): Task;
  /** What may be wrong where no row is a task. */
  mend: string;
}

/** Names of fields that are said of a file which holds no task. */
const SAID_FIELDS = 12;

function fieldsOf(value: unknown): string[] {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? Object.keys(value) : [];
}

function noTask(path: string, first: RowTrouble | undefined, fields: readonly string[], mend: string): UsageError {
  if (!first) return new UsageError(`${path} holds no task: it has no rows`);
  const named = fields.slice(0, SAID_FIELDS).join(", ") + (fields.length > SAID_FIELDS ? ", …" : "");
  const has = fields.length > 0 ? `; its fields are: ${named}` : "";
  return new UsageError(`${path} holds no task (row ${first.row}: ${first.reason}${has})`, { mend });
}

async function importAll(store: Store, path: string, clock: Clock, reading: Reading): Promise<ImportReport> {
  const problems = new ProblemList();
  const now = clock.now();
  return store.db.transaction().execute(async (db) => {
    const seen = new SeenRows(store.sql);
    let set: TaskSet | undefined;
    let rows = 0;
    let fields: string[] = [];
    let batch: Task[] = [];
    const flush = () => {
      if (set) insertTasks(store.sql, set.id, batch, now);
      batch = [];
    };
    for await (const read of readRows(path)) {
      const problem = (reason: string) => problems.add(read.row, reason);
      if ("reason" in read) {
        problem(read.reason);
        continue;
      }
      if (fields.length === 0) fields = fieldsOf(read.value);
      try {
        if (!set) {
          const { name, purpose } = reading.setOf(read.value);
          set = await ensureTaskSet(db, name, purpose, now);
        }
        const task = reading.taskOf(read.value, set, problem);
        const before = seen.add(task, read.row);
        if (before !== undefined) problem(before);
        else {
          batch.push(task);
          rows += 1;
        }
      } catch (error) {
        if (!(error instanceof RowProblem)) throw error;
        problem(error.message);
      }
      if (batch.length >= BATCH) flush();
    }
    flush();
    seen.end();
    const all = problems.all();
    if (rows === 0 || !set) throw noTask(path, all[0], fields, reading.mend);
    return { set: set.name, rows, problems: all };
  });
}
