import Database from "better-sqlite3";
import { Kysely, Migrator, sql } from "kysely";
import { expect, test } from "vitest";
import { TransactionalSqliteDialect } from "./dialect.ts";

test("a migration that fails half-way leaves nothing behind, and goes through when it can", async () => {
  const db = new Kysely<unknown>({ dialect: new TransactionalSqliteDialect({ database: new Database(":memory:") }) });
  let disk = "full";
  const half = {
    up: async (inner: Kysely<unknown>) => {
      await sql`CREATE TABLE one (id INTEGER)`.execute(inner);
      if (disk === "full") throw new Error("the disk is full");
    },
  };
  const migrate = () =>
    new Migrator({ db, provider: { getMigrations: async () => ({ "001-half": half }) } }).migrateToLatest();
  const tables = async () =>
    (await sql<{ name: string }>`SELECT name FROM sqlite_master WHERE name = 'one'`.execute(db)).rows.length;
  try {
    expect((await migrate()).error).toBeInstanceOf(Error);
    expect(await tables()).toBe(0);
    disk = "roomy";
    expect((await migrate()).error).toBeUndefined();
    expect(await tables()).toBe(1);
  } finally {
    await db.destroy();
  }
});
