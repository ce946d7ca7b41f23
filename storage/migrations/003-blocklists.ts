import { type Kysely, sql } from "kysely";

/** What a run could not visit, kept as it was: two runs compare only where this is the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE blocklists (id TEXT PRIMARY KEY, content TEXT NOT NULL) STRICT, WITHOUT ROWID`.execute(db);
  await sql`ALTER TABLE runs ADD COLUMN blocklist TEXT REFERENCES blocklists(id)`.execute(db);
}
