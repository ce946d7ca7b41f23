import { type Kysely, sql } from "kysely";

/** What sites and tasks are about, how well their sources disclose what they say, and the click paths of walks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `ALTER TABLE sites ADD COLUMN domain TEXT NOT NULL DEFAULT 'unknown'`,
  `ALTER TABLE sites ADD COLUMN provenance TEXT`,
  `ALTER TABLE pages ADD COLUMN provenance TEXT`,
  `ALTER TABLE tasks ADD COLUMN domain TEXT`,
  `ALTER TABLE tasks ADD COLUMN provenance TEXT`,
  `ALTER TABLE tasks ADD COLUMN agreement TEXT`,
  `ALTER TABLE tasks ADD COLUMN walk TEXT`,
];
