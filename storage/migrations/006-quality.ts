import { type Kysely, sql } from "kysely";

/** Why a task is what it is, what changed under it since, and which questions a set stays away from (hashes alone). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE tasks ADD COLUMN scores TEXT`.execute(db);
  await sql`CREATE TABLE audit_changes (
    audit_id INTEGER NOT NULL REFERENCES audits(id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    url TEXT NOT NULL,
    was TEXT NOT NULL,
    now TEXT
  ) STRICT`.execute(db);
  await sql`CREATE INDEX audit_changes_audit ON audit_changes(audit_id)`.execute(db);
  await sql`CREATE TABLE avoid_lists (
    id TEXT PRIMARY KEY,
    set_id TEXT NOT NULL REFERENCES task_sets(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    questions INTEGER NOT NULL,
    signatures TEXT NOT NULL,
    grams TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`.execute(db);
  await sql`ALTER TABLE generations ADD COLUMN tried INTEGER NOT NULL DEFAULT 0`.execute(db);
  await sql`ALTER TABLE generations ADD COLUMN seconds REAL NOT NULL DEFAULT 0`.execute(db);
}
