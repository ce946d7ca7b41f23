import { sql } from "kysely";
import { UsageError } from "../core/errors.ts";
import { DELETABLE } from "../core/offered.ts";
import type { Store } from "../storage/open-store.ts";
import { complete, type Options } from "./options.ts";
import { withStore } from "./with-store.ts";

/** What was removed, rows by table, and how many bytes of disk became free. */
export interface Removal {
  removed: Record<string, number>;
  bytes: number;
}

/** Tables whose rows go with a thing, because they hang on it. */
const COUNTED: Record<string, readonly string[]> = {
  site: ["pages", "links", "relations"],
  set: ["tasks", "audits", "runs", "attempts"],
  run: ["attempts", "steps", "verdicts"],
};
const TABLE: Record<string, "sites" | "task_sets" | "runs"> = { site: "sites", set: "task_sets", run: "runs" };

/**
 * Removes a site (by root or id), a task set (by name or id) or a run, with all that hangs on it, and says what went.
 * Recorded bytes stay in the archive until `gc`.
 */
export async function remove(kind: string, name: string, options: Options<"db"> = {}): Promise<Removal> {
  const table = TABLE[kind];
  if (!table)
    throw new UsageError(`there is no way to delete a "${kind}"`, { mend: `say one of: ${DELETABLE.join(", ")}` });
  return withStore(
    complete(options).db,
    async (store) => {
      const id = await idOf(store, kind, name);
      const counted = [table, ...COUNTED[kind]!];
      const before = await countAll(store, counted);
      await store.db.transaction().execute((db) => db.deleteFrom(table).where("id", "=", id).execute());
      const after = await countAll(store, counted);
      return { removed: Object.fromEntries(counted.map((each) => [each, before[each]! - after[each]!])), bytes: 0 };
    },
    { mustExist: true },
  );
}

async function idOf(store: Store, kind: string, name: string): Promise<string> {
  const found =
    kind === "site"
      ? await sql<{ id: string }>`SELECT id FROM sites WHERE id = ${name} OR root IN (${name}, ${`${name}/`})`.execute(
          store.db,
        )
      : kind === "set"
        ? await sql<{ id: string }>`SELECT id FROM task_sets WHERE id = ${name} OR name = ${name}`.execute(store.db)
        : await sql<{ id: string }>`SELECT id FROM runs WHERE id = ${name}`.execute(store.db);
  const [row] = found.rows;
  if (!row) throw new UsageError(`there is no ${kind} ${name}`, { mend: `waymark list ${kind}s` });
  return row.id;
}

async function countAll(store: Store, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(store.db);
    counts[table] = rows[0]!.n;
  }
  return counts;
}
