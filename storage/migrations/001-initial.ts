import { type Kysely, sql } from "kysely";

/** The first schema; `schema.ts` explains each column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `CREATE TABLE sites (
    id TEXT PRIMARY KEY, root TEXT NOT NULL, scope TEXT NOT NULL, title TEXT NOT NULL DEFAULT '',
    language TEXT NOT NULL DEFAULT '', created_at TEXT NOT NULL, finished_at TEXT, options TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE site_grants (
    site_id TEXT NOT NULL REFERENCES sites(id) ON DELETE CASCADE, origin TEXT NOT NULL, PRIMARY KEY (site_id, origin)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE pages (
    id INTEGER PRIMARY KEY, site_id TEXT NOT NULL REFERENCES sites(id) ON DELETE CASCADE, url TEXT NOT NULL,
    state TEXT NOT NULL, depth INTEGER NOT NULL, parent_id INTEGER REFERENCES pages(id) ON DELETE SET NULL,
    priority INTEGER NOT NULL DEFAULT 0, shape TEXT NOT NULL DEFAULT '', batch INTEGER, tries INTEGER NOT NULL DEFAULT 0,
    skip_reason TEXT, skip_detail TEXT, duplicate_of INTEGER REFERENCES pages(id) ON DELETE SET NULL, final_url TEXT,
    status INTEGER, content_type TEXT, snapshot TEXT, bytes INTEGER, title TEXT, language TEXT, published TEXT,
    modified TEXT, backend TEXT, fetched_at TEXT, text_digest TEXT, skeleton TEXT, UNIQUE (site_id, url)
  ) STRICT`,
  `CREATE INDEX pages_queue ON pages (site_id, state, depth, priority, id)`,
  `CREATE INDEX pages_shape ON pages (site_id, shape)`,
  `CREATE INDEX pages_snapshot ON pages (snapshot)`,
  `CREATE INDEX pages_text ON pages (site_id, text_digest)`,
  `CREATE INDEX pages_url ON pages (url)`,
  `CREATE INDEX pages_parent ON pages (parent_id)`,
  `CREATE TABLE links (
    page_id INTEGER NOT NULL REFERENCES pages(id) ON DELETE CASCADE, position INTEGER NOT NULL, url TEXT NOT NULL,
    text TEXT NOT NULL, context TEXT NOT NULL, area TEXT NOT NULL, PRIMARY KEY (page_id, position)
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX links_url ON links (url)`,
  `CREATE TABLE responses (
    id INTEGER PRIMARY KEY, url TEXT NOT NULL, snapshot TEXT NOT NULL, status INTEGER NOT NULL,
    content_type TEXT NOT NULL, kind TEXT NOT NULL, fetched_at TEXT NOT NULL, file TEXT NOT NULL,
    offset INTEGER NOT NULL, length INTEGER NOT NULL, UNIQUE (file, offset)
  ) STRICT`,
  `CREATE INDEX responses_url ON responses (url)`,
  `CREATE INDEX responses_snapshot ON responses (snapshot)`,
  `CREATE TABLE relations (
    id TEXT PRIMARY KEY, site_id TEXT NOT NULL REFERENCES sites(id) ON DELETE CASCADE,
    page_id INTEGER REFERENCES pages(id) ON DELETE CASCADE, name TEXT NOT NULL, source TEXT NOT NULL, url TEXT NOT NULL,
    title TEXT NOT NULL, row_count INTEGER NOT NULL, columns TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX relations_site ON relations (site_id)`,
  `CREATE INDEX relations_page ON relations (page_id)`,
  `CREATE TABLE relation_rows (
    relation_id TEXT NOT NULL REFERENCES relations(id) ON DELETE CASCADE, number INTEGER NOT NULL, about TEXT,
    total INTEGER NOT NULL, cells TEXT NOT NULL, PRIMARY KEY (relation_id, number)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE task_sets (
    id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, purpose TEXT NOT NULL, created_at TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE tasks (
    id TEXT PRIMARY KEY, set_id TEXT NOT NULL REFERENCES task_sets(id) ON DELETE CASCADE, kind TEXT NOT NULL,
    question TEXT NOT NULL, answer TEXT NOT NULL, answer_text TEXT NOT NULL, root TEXT NOT NULL, language TEXT NOT NULL,
    family TEXT NOT NULL, subtype TEXT NOT NULL, level INTEGER NOT NULL, page_count INTEGER NOT NULL,
    program TEXT NOT NULL, derivation TEXT NOT NULL, source_id TEXT, created_at TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX tasks_set ON tasks (set_id, subtype)`,
  `CREATE TABLE task_operations (
    task_id TEXT NOT NULL REFERENCES tasks(id) ON DELETE CASCADE, position INTEGER NOT NULL, path TEXT NOT NULL,
    PRIMARY KEY (task_id, position)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE task_pages (
    task_id TEXT NOT NULL REFERENCES tasks(id) ON DELETE CASCADE, position INTEGER NOT NULL, url TEXT NOT NULL,
    title TEXT NOT NULL, depth INTEGER NOT NULL, path TEXT NOT NULL, PRIMARY KEY (task_id, position)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE task_sources (
    task_id TEXT NOT NULL REFERENCES tasks(id) ON DELETE CASCADE, source TEXT NOT NULL, PRIMARY KEY (task_id, source)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE generations (
    id TEXT PRIMARY KEY, set_id TEXT NOT NULL REFERENCES task_sets(id) ON DELETE CASCADE, root TEXT NOT NULL,
    seed TEXT NOT NULL, finished_at TEXT NOT NULL, pages_visited INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE rejections (
    generation_id TEXT NOT NULL REFERENCES generations(id) ON DELETE CASCADE, check_name TEXT NOT NULL,
    count INTEGER NOT NULL, PRIMARY KEY (generation_id, check_name)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE audits (
    id INTEGER PRIMARY KEY, task_id TEXT NOT NULL REFERENCES tasks(id) ON DELETE CASCADE, at TEXT NOT NULL,
    web TEXT NOT NULL, accepted INTEGER NOT NULL, drift TEXT
  ) STRICT`,
  `CREATE INDEX audits_task ON audits (task_id, id)`,
  `CREATE TABLE audit_checks (
    audit_id INTEGER NOT NULL REFERENCES audits(id) ON DELETE CASCADE, check_name TEXT NOT NULL, outcome TEXT NOT NULL,
    reason TEXT NOT NULL, evidence TEXT NOT NULL, PRIMARY KEY (audit_id, check_name)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE runs (
    id TEXT PRIMARY KEY, set_id TEXT NOT NULL REFERENCES task_sets(id) ON DELETE CASCADE, agent TEXT NOT NULL,
    web TEXT NOT NULL, max_steps INTEGER NOT NULL, seed TEXT NOT NULL, created_at TEXT NOT NULL, finished_at TEXT
  ) STRICT`,
  `CREATE TABLE attempts (
    id TEXT PRIMARY KEY, run_id TEXT NOT NULL REFERENCES runs(id) ON DELETE CASCADE,
    task_id TEXT NOT NULL REFERENCES tasks(id) ON DELETE CASCADE, number INTEGER NOT NULL, status TEXT NOT NULL,
    answer TEXT, stop TEXT, error TEXT, tokens INTEGER NOT NULL DEFAULT 0, cost REAL NOT NULL DEFAULT 0,
    started_at TEXT, finished_at TEXT, UNIQUE (run_id, task_id, number)
  ) STRICT`,
  `CREATE INDEX attempts_status ON attempts (run_id, status)`,
  `CREATE INDEX attempts_task ON attempts (task_id)`,
  `CREATE TABLE steps (
    attempt_id TEXT NOT NULL REFERENCES attempts(id) ON DELETE CASCADE, number INTEGER NOT NULL, thought TEXT NOT NULL,
    tool TEXT NOT NULL, arguments TEXT NOT NULL, observation TEXT NOT NULL, url TEXT, snapshot TEXT,
    failed INTEGER NOT NULL, duration REAL NOT NULL, PRIMARY KEY (attempt_id, number)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE verdicts (
    id INTEGER PRIMARY KEY, attempt_id TEXT NOT NULL REFERENCES attempts(id) ON DELETE CASCADE, judge TEXT NOT NULL,
    version TEXT NOT NULL, verdict TEXT NOT NULL, rule TEXT NOT NULL, explanation TEXT NOT NULL, at TEXT NOT NULL
  ) STRICT`,
  `CREATE INDEX verdicts_attempt ON verdicts (attempt_id, judge, id)`,
];
