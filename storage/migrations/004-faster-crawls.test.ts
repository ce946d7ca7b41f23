import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { Kysely, Migrator, SqliteDialect } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openStore } from "../open-store.ts";
import { loadPageRelations } from "../relation-store.ts";
import { up as initial } from "./001-initial.ts";
import { up as largeCrawls } from "./002-large-crawls.ts";
import { up as blocklists } from "./003-blocklists.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-migration-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const cell = (printed: string, col: number) => ({
  value: { kind: "text", printed, unit: null },
  evidence: {
    snapshot: "s".repeat(64),
    url: "http://site.example/",
    place: { at: "cell", path: "0/1", table: 0, col },
  },
});

/** A store as Waymark wrote it before relations were packed. */
async function oldStore(path: string): Promise<void> {
  const database = new Database(path);
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
  const before = {
    "001-initial": { up: initial },
    "002-large-crawls": { up: largeCrawls },
    "003-blocklists": { up: blocklists },
  };
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
  if (error) throw error;
  enter(database, "sites", { id: "site", root: "http://site.example/", created_at: "2026-01-01T00:00:00Z" });
  enter(database, "pages", { id: 1, site_id: "site", url: "http://site.example/", state: "done" });
  for (const id of ["full", "bare"]) {
    enter(database, "relations", { id, site_id: "site", page_id: 1, source: "html_table", columns: "[]", name: id });
  }
  const row = (number: number, about: string | null, total: number, cells: unknown[]) =>
    enter(database, "relation_rows", { relation_id: "full", number, about, total, cells: JSON.stringify(cells) });
  // Not in their order, for the order is that of their numbers.
  row(2, null, 1, [cell("Total", 0), cell("30", 1)]);
  row(0, "http://site.example/a", 0, [cell("A", 0), cell("10", 1)]);
  row(1, null, 0, [cell("B", 0), cell("20", 1)]);
  await db.destroy();
}

/** Enters a row; columns of the table that need a value and are not given one are empty. */
function enter(database: Database.Database, table: string, given: Record<string, string | number | null>): void {
  const columns = database.pragma(`table_info(${table})`) as { name: string; type: string; notnull: 0 | 1 }[];
  const needed = columns.filter(({ name, notnull }) => notnull === 1 || name in given);
  const values = needed.map(({ name, type }) => given[name] ?? (name in given ? null : type === "TEXT" ? "" : 0));
  const names = needed.map(({ name }) => `"${name}"`).join(", ");
  database.prepare(`INSERT INTO ${table} (${names}) VALUES (${needed.map(() => "?").join(", ")})`).run(values);
}

describe("a store of before relations were packed", () => {
  it("keeps every row in its order, with what it is about, its cells and whether it is a total", async () => {
    const path = join(folder, "old.db");
    await oldStore(path);
    const store = await openStore(path);
    try {
      const [full, bare] = await loadPageRelations(store, "site");
      expect(full?.rows).toEqual([
        { about: "http://site.example/a", cells: [cell("A", 0), cell("10", 1)] },
        { cells: [cell("B", 0), cell("20", 1)] },
        { total: true, cells: [cell("Total", 0), cell("30", 1)] },
      ]);
      expect(bare?.rows).toEqual([]);
    } finally {
      await store.close();
    }
  });

  it("shows the rows one by one to those who read the tables, as before", async () => {
    const path = join(folder, "old.db");
    await oldStore(path);
    await (await openStore(path)).close();
    const database = new Database(path, { readonly: true });
    const rows = database.prepare("SELECT number, about, total FROM relation_rows WHERE relation_id = 'full'").all();
    expect(rows).toEqual([
      { number: 0, about: "http://site.example/a", total: 0 },
      { number: 1, about: null, total: 0 },
      { number: 2, about: null, total: 1 },
    ]);
    database.close();
  });
});
