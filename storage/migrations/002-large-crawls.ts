import { type Kysely, sql } from "kysely";

/**
 * For crawls of hundreds of thousands of pages: only such indexes as a question of the crawl needs, so that a URL that is
 * found costs three of them and not seven; and what is remembered of each URL shape, so that it need not be in memory.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `DROP INDEX links_url`,
  `DROP INDEX pages_shape`,
  `DROP INDEX pages_snapshot`,
  `DROP INDEX pages_text`,
  `DROP INDEX pages_url`,
  `CREATE INDEX pages_rendered ON pages (site_id, shape) WHERE backend = 'browser'`,
  `CREATE INDEX pages_snapshot ON pages (snapshot, site_id, state) WHERE snapshot IS NOT NULL`,
  `CREATE INDEX pages_text ON pages (text_digest, site_id, state) WHERE text_digest IS NOT NULL`,
  `CREATE INDEX pages_url ON pages (url) WHERE snapshot IS NOT NULL`,
  `CREATE INDEX pages_duplicate ON pages (duplicate_of) WHERE duplicate_of IS NOT NULL`,
  `ALTER TABLE pages DROP COLUMN skeleton`,
  `CREATE TABLE shapes (
    site_id TEXT NOT NULL REFERENCES sites(id) ON DELETE CASCADE, shape TEXT NOT NULL, recent TEXT NOT NULL,
    trapped INTEGER NOT NULL, PRIMARY KEY (site_id, shape)
  ) STRICT, WITHOUT ROWID`,
];
