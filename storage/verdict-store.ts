import type { Verdict } from "../core/attempt.ts";
import type { Store } from "./open-store.ts";

/** Adds verdicts; earlier ones stay, the newest of a judge counts. */
export async function addVerdicts(store: Store, verdicts: readonly Verdict[], now: Date): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    for (const { attemptId, judge, version, verdict, rule, explanation } of verdicts) {
      const row = { attempt_id: attemptId, judge, version, verdict, rule, explanation, at: now.toISOString() };
      await db.insertInto("verdicts").values(row).execute();
    }
  });
}

/** The newest verdict of `judge` (default: of any judge) for each attempt of a run, by attempt id. */
export async function verdictsOf(store: Store, runId: string, judge?: string): Promise<Map<string, Verdict>> {
  let query = store.db
    .selectFrom("verdicts")
    .innerJoin("attempts", "attempts.id", "verdicts.attempt_id")
    .selectAll("verdicts")
    .where("attempts.run_id", "=", runId);
  if (judge !== undefined) query = query.where("verdicts.judge", "=", judge);
  const rows = await query.orderBy("verdicts.id").execute();
  return new Map(
    rows.map((row) => [
      row.attempt_id,
      {
        attemptId: row.attempt_id,
        judge: row.judge,
        version: row.version,
        verdict: row.verdict,
        rule: row.rule,
        explanation: row.explanation,
      },
    ]),
  );
}
