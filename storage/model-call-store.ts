import { sha256 } from "../core/ids.ts";
import type { Store } from "./open-store.ts";

/** A request to a model and what came of it. Counts are tokens, cost US dollars, latency milliseconds. */
export interface ModelCall {
  key: string;
  model: string;
  endpoint: string;
  purpose: string;
  attemptId: string | null;
  sample: number;
  /** JSON texts of the messages. */
  messages: readonly string[];
  /** JSON. */
  parameters: string;
  /** JSON. */
  reply: string | null;
  error: string | null;
  input: number;
  cached: number;
  output: number;
  reasoning: number;
  cost: number;
  latency: number;
  at: string;
}

/** Stores a call; texts that are known already are not stored again. */
export async function addModelCall(store: Store, { messages, attemptId, ...call }: ModelCall): Promise<void> {
  const texts = messages.map((content) => ({ hash: sha256(content), content }));
  await store.db.transaction().execute(async (db) => {
    for (const text of texts) {
      await db
        .insertInto("model_texts")
        .values(text)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await db
      .insertInto("model_calls")
      .values({ ...call, attempt_id: attemptId, messages: JSON.stringify(texts.map(({ hash }) => hash)) })
      .execute();
  });
}

/** The newest reply that was given under this key, with its cost in US dollars. */
export async function replyOf(store: Store, key: string): Promise<{ reply: string; cost: number } | undefined> {
  const row = await store.db
    .selectFrom("model_calls")
    .select(["reply", "cost"])
    .where("key", "=", key)
    .where("reply", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.reply == null ? undefined : { reply: row.reply, cost: row.cost };
}
