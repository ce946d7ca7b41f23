import { type Kysely, sql } from "kysely";

/** What a crawl needs to tell pages apart that differ in their bytes alone, and templates that never end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE pages ADD COLUMN text_digest TEXT`.execute(db);
  await sql`ALTER TABLE pages ADD COLUMN skeleton TEXT`.execute(db);
  await sql`CREATE INDEX pages_text ON pages (site_id, text_digest)`.execute(db);
}
