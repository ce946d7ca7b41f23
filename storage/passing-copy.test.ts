import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { Kysely, Migrator } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UsageError } from "../core/errors.ts";
import { TransactionalSqliteDialect } from "./dialect.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import { openStore } from "./open-store.ts";
import type { Schema } from "./schema/schema.ts";
import { ensureTaskSet, taskSetNamed } from "./task-store.ts";

/** Somebody who owns nothing; modes do not stop the owner of the machine. */
const NOBODY = 65_534;
const NOW = new Date("2026-01-02T03:04:05Z");

let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-unwritable-"));
  file = join(folder, "a.db");
  const store = await openStore(file);
  await ensureTaskSet(store.db, "s", "train", NOW);
  await store.close();
});
afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `work` while nobody may write to the database or its folder. */
async function unwritable(work: () => Promise<void>): Promise<void> {
  chmodSync(file, 0o444);
  chmodSync(folder, 0o555);
  const root = process.geteuid?.() === 0;
  if (root) process.seteuid?.(NOBODY);
  try {
    await work();
  } finally {
    if (root) process.seteuid?.(0);
  }
}

const copies = () => readdirSync(tmpdir()).filter((name) => name.startsWith("waymark-reading-"));

describe("a database that cannot be written", () => {
  it("is read from a copy, which goes when it is closed", async () => {
    const before = copies();
    await unwritable(async () => {
      const store = await openStore(file, { mustExist: true, toRead: true });
      expect(store).toMatchObject({ kept: false, path: file, archiveFolder: `${file}.warc` });
      expect(await taskSetNamed(store, "s")).toMatchObject({ purpose: "train" });
      await store.close();
    });
    expect(copies()).toEqual(before);
    expect(readdirSync(folder)).toEqual(["a.db"]);
  });

  it("is brought up to date in its copy where an older Waymark wrote it", async () => {
    rmSync(file);
    const db = new Kysely<Schema>({ dialect: new TransactionalSqliteDialect({ database: new Database(file) }) });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
    await migrator.migrateTo(Object.keys(MIGRATIONS).sort().at(-2)!);
    await ensureTaskSet(db, "s", "train", NOW);
    await db.destroy();
    await unwritable(async () => {
      const store = await openStore(file, { toRead: true });
      expect(await taskSetNamed(store, "s")).toMatchObject({ purpose: "train" });
      await store.close();
    });
  });

  it("is read with what stands in its log alone, as a process that was killed leaves it", async () => {
    const writer = new Database(file);
    writer.pragma("wal_autocheckpoint = 0");
    writer.exec("UPDATE task_sets SET name = 'renamed'");
    await unwritable(async () => {
      const store = await openStore(file, { toRead: true });
      expect(await taskSetNamed(store, "renamed")).toMatchObject({ purpose: "train" });
      await store.close();
    });
    writer.close();
  });

  it("is refused where it is to be written, as is what is no database", async () => {
    const other = join(folder, "b.db");
    writeFileSync(other, "not a database at all, but long enough to be looked at as if it were one".repeat(9));
    await unwritable(async () => {
      await expect(openStore(file)).rejects.toThrow(UsageError);
      await expect(openStore(file)).rejects.toThrow("cannot write a database at");
      await expect(openStore(other, { toRead: true })).rejects.toThrow("is not a readable SQLite database");
    });
  });
});
