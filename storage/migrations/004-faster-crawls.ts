import { type Kysely, sql } from "kysely";

/**
 * A relation's rows stand in one value, in a fifth of the bytes: as a table of their own they were most of a database and
 * of the time that a crawl took to write. The view shows them one by one, as before. What is found beyond its shape's or
 * host's share waits apart; pages have what tells those that say nearly the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `ALTER TABLE relations ADD COLUMN rows TEXT NOT NULL DEFAULT '[]'`,
  // Rows of before keep each cell's evidence beside its value; the next crawl of the page packs them.
  `UPDATE relations SET rows = coalesce((
    SELECT json_group_array(json_patch('{}', CASE total
      WHEN 1 THEN json_object('cells', json(cells), 'about', about, 'total', json('true'))
      ELSE json_object('cells', json(cells), 'about', about) END))
    FROM (SELECT cells, about, total FROM relation_rows WHERE relation_id = relations.id ORDER BY number)), '[]')`,
  `DROP TABLE relation_rows`,
  `CREATE VIEW relation_rows AS
    SELECT relations.id AS relation_id, row.key AS number, row.value ->> 'about' AS about,
      coalesce(row.value ->> 'total', 0) AS total, row.value -> 'cells' AS cells
    FROM relations, json_each(relations.rows) AS row`,
  `ALTER TABLE pages ADD COLUMN later INTEGER NOT NULL DEFAULT 0`,
  `ALTER TABLE pages ADD COLUMN figures TEXT`,
  `ALTER TABLE pages ADD COLUMN sketch TEXT`,
  `DROP INDEX pages_queue`,
  `CREATE INDEX pages_queue ON pages (site_id, state, later, depth, priority, id)`,
  `CREATE INDEX pages_figures ON pages (figures, site_id) WHERE figures IS NOT NULL`,
  `CREATE INDEX pages_lacking ON pages (site_id) WHERE skip_reason = 'no_browser'`,
  `CREATE TABLE found_counts (
    site_id TEXT NOT NULL REFERENCES sites(id) ON DELETE CASCADE, name TEXT NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (site_id, name)
  ) STRICT, WITHOUT ROWID`,
];
