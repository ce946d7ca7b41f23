import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import type { Attempt, VerdictName } from "../core/attempt.ts";
import type { Task } from "../core/task.ts";
import { attemptRows, toAttempt } from "./attempt-rows.ts";
import type { Store } from "./open-store.ts";
import { findTask, type Purpose } from "./task-store.ts";

/** An attempt with who made it and the newest verdict on it. */
export interface JudgedAttempt extends Attempt {
  agent: string;
  /** Undefined where nobody has judged it. */
  verdict: VerdictName | undefined;
}

/** A task with all attempts that were made at it. */
export interface SolvedTask {
  task: Task;
  /** By run in the order given, then by number. */
  attempts: JudgedAttempt[];
}

/** Tasks that are looked up at once: what is in memory at any time. */
const PAGE = 100;
/** By the plus no index of sets is used: ids are read in their own order, and not sorted anew for each page. */
const IN_SET = sql<string>`+set_id`;

/**
 * The tasks of a set that these runs attempted, one after the other, in the order of their ids. Ids are hashes, so that
 * order is a shuffle that never changes: the first N are a fair sample, and a part of the first N + 1.
 * Memory does not grow with their number.
 */
export async function* solvedTasks(
  store: Store,
  setId: string,
  runs: readonly { id: string; agent: string }[],
): AsyncGenerator<SolvedTask> {
  const place = new Map(runs.map(({ id, agent }, index) => [id, { index, agent }]));
  if (place.size === 0) return;
  for (let after = ""; ; ) {
    const ids = (
      await store.db
        .selectFrom("tasks")
        .select("id")
        .where(IN_SET, "=", setId)
        .where("id", ">", after)
        .orderBy("id")
        .limit(PAGE)
        .execute()
    ).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    // SQLite answers at once: without this nothing else would have its turn, an interruption neither.
    await turn();
    const attempts = await attemptsAt(store, ids, place);
    for (const id of ids) {
      const made = attempts.get(id);
      if (made) yield { task: (await findTask(store, id))!, attempts: made };
    }
  }
}

async function attemptsAt(
  store: Store,
  taskIds: readonly string[],
  runs: ReadonlyMap<string, { index: number; agent: string }>,
): Promise<Map<string, JudgedAttempt[]>> {
  const rows = await attemptRows(store)
    .select((eb) =>
      eb
        .selectFrom("verdicts")
        .whereRef("verdicts.attempt_id", "=", "attempts.id")
        .select("verdict")
        .orderBy("verdicts.id", "desc")
        .limit(1)
        .as("verdict"),
    )
    .where("task_id", "in", taskIds)
    .where("run_id", "in", [...runs.keys()])
    .orderBy("number")
    .execute();
  const made = new Map<string, JudgedAttempt[]>();
  for (const row of rows.sort((a, b) => runs.get(a.run_id)!.index - runs.get(b.run_id)!.index)) {
    const attempt = { ...toAttempt(row), agent: runs.get(row.run_id)!.agent, verdict: row.verdict ?? undefined };
    made.set(row.task_id, [...(made.get(row.task_id) ?? []), attempt]);
  }
  return made;
}

/** Tasks of a set in the order of their ids, one after the other; memory does not grow with their number. */
export async function* tasksById(store: Store, setId: string): AsyncGenerator<Task> {
  for await (const id of taskIdsOf(store, setId)) yield (await findTask(store, id))!;
}

/** Root URLs of the sites that a set's tasks are about. */
export async function rootsOf(store: Store, setId: string): Promise<string[]> {
  const rows = await store.db.selectFrom("tasks").select("root").distinct().where("set_id", "=", setId).execute();
  return rows.map(({ root }) => root).sort();
}

/** Ids of a set's tasks, in order, one after the other. */
export async function* taskIdsOf(store: Store, setId: string): AsyncGenerator<string> {
  for (let after = ""; ; ) {
    const rows = await store.db
      .selectFrom("tasks")
      .select("id")
      .where(IN_SET, "=", setId)
      .where("id", ">", after)
      .orderBy("id")
      .limit(PAGE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await turn();
    for (const { id } of rows) yield id;
  }
}

/** How many tasks a set has. */
export async function taskCountOf(store: Store, setId: string): Promise<number> {
  const { count } = await store.db
    .selectFrom("tasks")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("set_id", "=", setId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ids and names of the sets for a purpose. */
export async function taskSetsFor(store: Store, purpose: Purpose): Promise<{ id: string; name: string }[]> {
  return store.db
    .selectFrom("task_sets")
    .select(["id", "name"])
    .where("purpose", "=", purpose)
    .orderBy("name")
    .execute();
}
