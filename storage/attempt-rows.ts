import { sql } from "kysely";
import type { Attempt, StopReason } from "../core/attempt.ts";
import type { Store } from "./open-store.ts";

/** Attempts as they are stored, with how many steps are stored of each. */
export function attemptRows(store: Store) {
  return store.db
    .selectFrom("attempts")
    .selectAll("attempts")
    .select((eb) =>
      eb
        .selectFrom("steps")
        .whereRef("steps.attempt_id", "=", "attempts.id")
        .select(sql<number>`count(*)`.as("n"))
        .as("step_count"),
    );
}

type AttemptRow = Awaited<ReturnType<ReturnType<typeof attemptRows>["execute"]>>[number];

/** One attempt; `steps` counts what is stored. */
export function toAttempt(row: AttemptRow): Attempt {
  return {
    id: row.id,
    runId: row.run_id,
    taskId: row.task_id,
    number: row.number,
    status: row.status,
    answer: row.answer,
    stop: row.stop as StopReason | null,
    error: row.error,
    steps: Number(row.step_count ?? 0),
    tokens: row.tokens,
    cost: row.cost,
  };
}
