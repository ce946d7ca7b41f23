import { type Kysely, sql } from "kysely";

/**
 * What was said to models and what they said. Texts stand once, under their hash: a conversation repeats its beginning in
 * every call.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE model_texts (hash TEXT PRIMARY KEY, content TEXT NOT NULL) STRICT, WITHOUT ROWID`.execute(db);
  await sql`CREATE TABLE model_calls (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL, model TEXT NOT NULL, endpoint TEXT NOT NULL, purpose TEXT NOT NULL,
    attempt_id TEXT, sample INTEGER NOT NULL, messages TEXT NOT NULL, parameters TEXT NOT NULL, reply TEXT, error TEXT,
    input INTEGER NOT NULL DEFAULT 0, cached INTEGER NOT NULL DEFAULT 0, output INTEGER NOT NULL DEFAULT 0,
    reasoning INTEGER NOT NULL DEFAULT 0, cost REAL NOT NULL DEFAULT 0, latency REAL NOT NULL, at TEXT NOT NULL
  ) STRICT`.execute(db);
  await sql`CREATE INDEX model_calls_by_key ON model_calls (key, id) WHERE reply IS NOT NULL`.execute(db);
  await sql`CREATE INDEX model_calls_by_attempt ON model_calls (attempt_id) WHERE attempt_id IS NOT NULL`.execute(db);
  await sql`ALTER TABLE runs ADD COLUMN model TEXT`.execute(db);
  await sql`ALTER TABLE runs ADD COLUMN model_settings TEXT`.execute(db);
}
