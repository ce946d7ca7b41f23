import { sql } from "kysely";
import type { Attempt, StopReason, Trajectory } from "../core/attempt.ts";
import { contentId } from "../core/ids.ts";
import type { TrajectoryStep } from "../core/observation.ts";
import { attemptRows, toAttempt } from "./attempt-rows.ts";
import type { Store } from "./open-store.ts";

/** One agent configuration over one task set. */
export interface Run {
  id: string;
  setId: string;
  agent: string;
  web: "archive" | "live";
  maxSteps: number;
  seed: string;
  /** Id of the blocklist that its agents were under; null for none. */
  blocklist: string | null;
  /** The model that its agent asks, with what else replies depend on; null for agents without one. */
  model: { name: string; settings: Readonly<Record<string, unknown>> } | null;
  createdAt: string;
  finishedAt: string | null;
}

/**
 * The run of this configuration, made where there is none: the same configuration continues the same run.
 * Adds the pending attempts that are missing, `attempts` for each task.
 */
export async function ensureRun(
  store: Store,
  run: Omit<Run, "id" | "createdAt" | "finishedAt" | "model"> & Partial<Pick<Run, "model">>,
  taskIds: readonly string[],
  attempts: number,
  now: Date,
): Promise<Run> {
  const model = run.model ? [run.model] : [];
  const id = contentId("run", run.setId, run.agent, run.web, run.maxSteps, run.seed, run.blocklist, ...model);
  await store.db.transaction().execute(async (db) => {
    await db
      .insertInto("runs")
      .values({
        id,
        set_id: run.setId,
        agent: run.agent,
        web: run.web,
        max_steps: run.maxSteps,
        seed: run.seed,
        blocklist: run.blocklist,
        model: run.model?.name ?? null,
        model_settings: run.model ? JSON.stringify(run.model.settings) : null,
        created_at: now.toISOString(),
        finished_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const taskId of taskIds) {
      for (let number = 1; number <= attempts; number++) {
        await db
          .insertInto("attempts")
          .values({
            id: contentId("attempt", id, taskId, number),
            run_id: id,
            task_id: taskId,
            number,
            status: "pending",
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    }
  });
  return (await findRun(store, id))!;
}

/** The run of that id, or undefined. */
export async function findRun(store: Store, id: string): Promise<Run | undefined> {
  const row = await store.db.selectFrom("runs").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toRun(row);
}

/** All runs, optionally of one set, the oldest first. */
export async function listRuns(store: Store, setId?: string): Promise<Run[]> {
  let query = store.db.selectFrom("runs").selectAll();
  if (setId !== undefined) query = query.where("set_id", "=", setId);
  return (await query.orderBy("created_at").orderBy(sql`rowid`).execute()).map(toRun);
}

function toRun(row: {
  id: string;
  set_id: string;
  agent: string;
  web: "archive" | "live";
  max_steps: number;
  seed: string;
  blocklist: string | null;
  model: string | null;
  model_settings: string | null;
  created_at: string;
  finished_at: string | null;
}): Run {
  return {
    id: row.id,
    setId: row.set_id,
    agent: row.agent,
    web: row.web,
    maxSteps: row.max_steps,
    seed: row.seed,
    blocklist: row.blocklist,
    model:
      row.model === null
        ? null
        : { name: row.model, settings: JSON.parse(row.model_settings ?? "{}") as Record<string, unknown> },
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}

/** Attempts of a run in the order of their making; `steps` counts what is stored. */
export async function attemptsOf(store: Store, runId: string): Promise<Attempt[]> {
  const rows = await attemptRows(store).where("run_id", "=", runId).orderBy(sql`attempts.rowid`).execute();
  return rows.map(toAttempt);
}

/** How many actions of a run ended on which page. */
export async function visitsOf(store: Store, runId: string): Promise<{ url: string; actions: number }[]> {
  const rows = await store.db
    .selectFrom("steps")
    .innerJoin("attempts", "attempts.id", "steps.attempt_id")
    .select((eb) => ["steps.url", eb.fn.countAll<number>().as("actions")])
    .where("attempts.run_id", "=", runId)
    .where("steps.url", "is not", null)
    .groupBy("steps.url")
    .orderBy("steps.url")
    .execute();
  return rows.map(({ url, actions }) => ({ url: url ?? "", actions: Number(actions) }));
}

/** Begins an attempt: steps of an interrupted try are cleared, for it starts from scratch. */
export async function startAttempt(store: Store, attemptId: string, now: Date): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    await db.deleteFrom("steps").where("attempt_id", "=", attemptId).execute();
    await db.updateTable("attempts").set({ started_at: now.toISOString() }).where("id", "=", attemptId).execute();
  });
}

export async function addStep(store: Store, attemptId: string, step: TrajectoryStep): Promise<void> {
  await store.db
    .insertInto("steps")
    .values({
      attempt_id: attemptId,
      number: step.number,
      thought: step.thought,
      tool: step.action.tool,
      arguments: JSON.stringify(step.action.arguments),
      observation: step.observation,
      url: step.url ?? null,
      snapshot: step.snapshot ?? null,
      failed: step.failed ? 1 : 0,
      duration: step.duration,
      condensed: step.condensed ? JSON.stringify(step.condensed) : null,
    })
    .execute();
}

/** How an attempt ended. */
export interface AttemptEnd {
  status: "finished" | "failed";
  answer: string | null;
  stop: StopReason;
  error: string | null;
  tokens: number;
  cost: number;
}

export async function finishAttempt(store: Store, attemptId: string, end: AttemptEnd, now: Date): Promise<void> {
  await store.db
    .updateTable("attempts")
    .set({ ...end, finished_at: now.toISOString() })
    .where("id", "=", attemptId)
    .execute();
}

/** Marks a run finished once none of its attempts is pending. */
export async function finishRun(store: Store, runId: string, now: Date): Promise<void> {
  await store.db
    .updateTable("runs")
    .set({ finished_at: now.toISOString() })
    .where("id", "=", runId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("attempts").select("id").where("run_id", "=", runId).where("status", "=", "pending"))),
    )
    .execute();
}

/** The stored steps of an attempt, in order. */
export async function trajectoryOf(store: Store, attempt: Attempt): Promise<Trajectory> {
  const rows = await store.db
    .selectFrom("steps")
    .selectAll()
    .where("attempt_id", "=", attempt.id)
    .orderBy("number")
    .execute();
  const steps = rows.map((row) => ({
    number: row.number,
    thought: row.thought,
    action: { tool: row.tool, arguments: JSON.parse(row.arguments) as Record<string, unknown> },
    observation: row.observation,
    ...(row.url === null ? {} : { url: row.url }),
    ...(row.snapshot === null ? {} : { snapshot: row.snapshot }),
    failed: row.failed === 1,
    duration: row.duration,
    ...(row.condensed === null ? {} : { condensed: JSON.parse(row.condensed) as number[] }),
  }));
  return { attempt, steps };
}
