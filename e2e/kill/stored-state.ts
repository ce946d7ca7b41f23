import Database from "better-sqlite3";

/**
 * What a crawl or a generation left behind, a query a part: all that does not depend on when it ran. Row order is part
 * of it where the query gives one that means something.
 */
const PARTS: Record<string, string> = {
  pages: `SELECT url, depth, state, batch, shape, skip_reason, final_url, status, content_type, snapshot, bytes, title,
    backend, text_digest, (SELECT url FROM pages AS p WHERE p.id = pages.parent_id) AS parent,
    (SELECT url FROM pages AS p WHERE p.id = pages.duplicate_of) AS duplicate_of
    FROM pages WHERE state = 'done' ORDER BY batch, depth, priority, id`,
  skipped: `SELECT url, depth, state, skip_reason, (SELECT url FROM pages AS p WHERE p.id = pages.duplicate_of) AS same
    FROM pages WHERE state <> 'done' ORDER BY url`,
  links: `SELECT pages.url AS page, position, links.url, links.text FROM links JOIN pages ON pages.id = page_id
    ORDER BY page, position`,
  relations: `SELECT relations.id, name, source, columns, number, about, total, cells FROM relations
    LEFT JOIN relation_rows ON relation_id = relations.id ORDER BY relations.id, number`,
  sites: "SELECT id, root, title, language, finished_at IS NOT NULL AS finished FROM sites ORDER BY root",
  tasks: `SELECT tasks.id, task_sets.name AS "set", question, answer, answer_text, subtype, level, page_count, program,
    derivation FROM tasks JOIN task_sets ON task_sets.id = set_id ORDER BY tasks.rowid`,
  task_pages: "SELECT task_id, position, url, path FROM task_pages ORDER BY task_id, position",
  audits: `SELECT task_id, accepted, (SELECT group_concat(check_name || ' ' || outcome, ', ') FROM
    (SELECT check_name, outcome FROM audit_checks WHERE audit_id = audits.id ORDER BY check_name)) AS checks
    FROM audits ORDER BY task_id, checks`,
  rejections: "SELECT check_name, count FROM rejections ORDER BY generation_id, check_name",
};

/** What must never be found: a thing that stands twice, a page that was left while it was fetched. */
const AMISS: Record<string, string> = {
  pages: "SELECT url AS what FROM pages GROUP BY site_id, url HAVING count(*) > 1",
  sites: "SELECT root AS what FROM sites GROUP BY root HAVING count(*) > 1",
  relations: "SELECT id AS what FROM relations GROUP BY id HAVING count(*) > 1",
  tasks: "SELECT question AS what FROM tasks GROUP BY set_id, root, question HAVING count(*) > 1",
  "left in the midst": "SELECT url AS what FROM pages WHERE state = 'fetching'",
};

export type StoredState = Record<string, string[]>;

export function storedState(file: string): StoredState {
  return read(file, PARTS);
}

/** What a database must not hold and does, a line each. */
export function amiss(file: string): string[] {
  return Object.entries(read(file, AMISS)).flatMap(([part, rows]) =>
    rows.map((row) => `${part}, twice or unfinished: ${row}`),
  );
}

/** Where two states differ: a line a part, with the first row that is not the same. */
export function differences(expected: StoredState, actual: StoredState): string[] {
  return Object.entries(expected).flatMap(([part, rows]) => {
    const others = actual[part]!;
    const at = rows.findIndex((row, index) => row !== others[index]);
    if (at < 0 && rows.length === others.length) return [];
    const first = at < 0 ? rows.length : at;
    return [`${part}: ${rows.length} and ${others.length} rows; row ${first}: ${rows[first]} | ${others[first]}`];
  });
}

function read(file: string, queries: Record<string, string>): StoredState {
  const database = new Database(file, { readonly: true });
  try {
    return Object.fromEntries(
      Object.entries(queries).map(([part, query]) => [
        part,
        database
          .prepare(query)
          .all()
          .map((row) => JSON.stringify(row)),
      ]),
    );
  } finally {
    database.close();
  }
}
