import { sql } from "kysely";
import { UsageError } from "../core/errors.ts";
import { LISTS } from "../core/offered.ts";
import { complete, type Options } from "./options.ts";
import { withStore } from "./with-store.ts";

export interface SiteRow {
  id: string;
  root: string;
  title: string;
  pages: number;
  skipped: number;
  queued: number;
  relations: number;
}
export interface SetRow {
  id: string;
  name: string;
  purpose: string;
  tasks: number;
  sites: number;
}
export interface TaskRow {
  id: string;
  set: string;
  subtype: string;
  level: number;
  pages: number;
  question: string;
  answer: string;
}
export interface RunRow {
  id: string;
  set: string;
  agent: string;
  web: string;
  attempts: number;
  finished: number;
  /** Attempts that have a verdict: of the others nobody knows whether they are correct. */
  judged: number;
  correct: number;
}

/** What is stored, as rows: sites, task sets, tasks (of `set`, or all) or runs. */
export async function list(kind: "sites", options?: Options<"db" | "set">): Promise<SiteRow[]>;
export async function list(kind: "sets", options?: Options<"db" | "set">): Promise<SetRow[]>;
export async function list(kind: "tasks", options?: Options<"db" | "set">): Promise<TaskRow[]>;
export async function list(kind: "runs", options?: Options<"db" | "set">): Promise<RunRow[]>;
export async function list(
  kind: string,
  options?: Options<"db" | "set">,
): Promise<SiteRow[] | SetRow[] | TaskRow[] | RunRow[]>;
export async function list(
  kind: string,
  options: Options<"db" | "set"> = {},
): Promise<SiteRow[] | SetRow[] | TaskRow[] | RunRow[]> {
  const { db: path, set } = complete(options);
  return withStore(
    path,
    async ({ db }) => {
      switch (kind) {
        case "sites":
          return (
            await sql<SiteRow>`SELECT id, root, title,
              (SELECT count(*) FROM pages WHERE site_id = sites.id AND state = 'done') AS pages,
              (SELECT count(*) FROM pages WHERE site_id = sites.id AND state = 'skipped') AS skipped,
              (SELECT count(*) FROM pages WHERE site_id = sites.id AND state IN ('queued', 'fetching')) AS queued,
              (SELECT count(*) FROM relations WHERE site_id = sites.id) AS relations
              FROM sites ORDER BY created_at, root`.execute(db)
          ).rows;
        case "sets":
          return (
            await sql<SetRow>`SELECT id, name, purpose,
              (SELECT count(*) FROM tasks WHERE set_id = task_sets.id) AS tasks,
              (SELECT count(DISTINCT root) FROM tasks WHERE set_id = task_sets.id) AS sites
              FROM task_sets ORDER BY name`.execute(db)
          ).rows;
        case "tasks":
          return (
            await sql<TaskRow>`SELECT tasks.id, task_sets.name AS "set", subtype, level, page_count AS pages, question,
              answer_text AS answer FROM tasks JOIN task_sets ON task_sets.id = tasks.set_id
              WHERE ${set} IN ('', task_sets.name, task_sets.id) ORDER BY tasks.rowid`.execute(db)
          ).rows;
        case "runs":
          return (
            await sql<RunRow>`SELECT runs.id, task_sets.name AS "set", agent, web,
              (SELECT count(*) FROM attempts WHERE run_id = runs.id) AS attempts,
              (SELECT count(*) FROM attempts WHERE run_id = runs.id AND status = 'finished') AS finished,
              (SELECT count(*) FROM attempts WHERE run_id = runs.id
                AND EXISTS (SELECT 1 FROM verdicts WHERE attempt_id = attempts.id)) AS judged,
              (SELECT count(*) FROM attempts WHERE run_id = runs.id AND 'correct' = (SELECT verdict FROM verdicts
                WHERE attempt_id = attempts.id ORDER BY verdicts.id DESC LIMIT 1)) AS correct
              FROM runs JOIN task_sets ON task_sets.id = runs.set_id
              WHERE ${set} IN ('', task_sets.name, task_sets.id) ORDER BY runs.rowid`.execute(db)
          ).rows;
        default:
          throw new UsageError(`there is no list of "${kind}"`, { mend: `say one of: ${LISTS.join(", ")}` });
      }
    },
    { mustExist: true, toRead: true },
  );
}
