import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Store } from "../storage/open-store.ts";
import type { Removal } from "./delete.ts";
import { complete, type Options } from "./options.ts";
import { withStore } from "./with-store.ts";

/**
 * Frees what nothing refers to: recorded responses that belong to no stored site and stand behind no page or task,
 * archive files that hold nothing else, and free pages of the database.
 */
export async function gc(options: Options<"db"> = {}): Promise<Removal> {
  return withStore(
    complete(options).db,
    async (store) => {
      const before = diskUse(store);
      const responses = await dropOrphans(store);
      const files = await dropFiles(store);
      await sql`VACUUM`.execute(store.db);
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(store.db);
      return { removed: { responses, archive_files: files }, bytes: Math.max(0, before - diskUse(store)) };
    },
    { mustExist: true },
  );
}

/** A response is kept while its snapshot is a page's, a task's evidence names it, or a stored site has its origin. */
async function dropOrphans(store: Store): Promise<number> {
  const origins = (await store.db.selectFrom("sites").select("root").execute()).map(
    (site) => new URL(site.root).origin,
  );
  const kept = sql.join([sql`0`, ...origins.map((origin) => sql`url LIKE ${`${origin}/%`}`)], sql` OR `);
  const result = await sql`DELETE FROM responses WHERE NOT (${kept})
    AND snapshot NOT IN (SELECT snapshot FROM pages WHERE snapshot IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM tasks WHERE instr(tasks.derivation, responses.snapshot) > 0)`.execute(store.db);
  return Number(result.numAffectedRows ?? 0n);
}

async function dropFiles(store: Store): Promise<number> {
  if (!existsSync(store.archiveFolder)) return 0;
  const used = new Set(
    (await store.db.selectFrom("responses").select("file").distinct().execute()).map((row) => row.file),
  );
  const unused = readdirSync(store.archiveFolder).filter((name) => /\.warc(\.gz)?$/.test(name) && !used.has(name));
  for (const name of unused) rmSync(join(store.archiveFolder, name));
  return unused.length;
}

/** Bytes of the database, its log and its archive. */
function diskUse(store: Store): number {
  const archive = existsSync(store.archiveFolder)
    ? readdirSync(store.archiveFolder).map((name) => join(store.archiveFolder, name))
    : [];
  return [store.path, `${store.path}-wal`, ...archive]
    .filter((file) => existsSync(file))
    .reduce((sum, file) => sum + statSync(file).size, 0);
}
