import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { Kysely, Migrator, type SqliteDatabase, sql } from "kysely";
import { StopError, UsageError } from "../core/errors.ts";
import { makeFolder } from "../core/make-folder.ts";
import { TransactionalSqliteDialect } from "./dialect.ts";
import { MIGRATIONS } from "./migrations/migrations.ts";
import { type PassingCopy, passingCopy } from "./passing-copy.ts";
import type { Schema } from "./schema/schema.ts";
import type { Sql, SqlValue } from "./sql.ts";
import { StatementCache } from "./statement-cache.ts";

/** Milliseconds that a statement waits for another process that writes. */
const BUSY_TIMEOUT_MS = 15_000;
/**
 * Kilobytes of the database that SQLite keeps in memory: of the indexes of a large crawl what is used again soon. The rest
 * comes from the memory of the system, which costs a page some microseconds.
 */
const CACHE_KB = 16_384;
/** Pages of the log that are written before they move into the database: each such move waits for the disk. */
const CHECKPOINT_PAGES = 4_000;

/** The open database. Stores are functions over it, one file per concept. */
export interface Store {
  readonly db: Kysely<Schema>;
  /** The same connection without promises, for work within a transaction of `db` that whoever calls holds. */
  readonly sql: Sql;
  /** Runs `work` at once in a transaction of its own, when those before have ended. */
  transact<Result>(work: (sql: Sql) => Result): Promise<Result>;
  /**
   * Runs `work`, which writes much in small pieces: what SQLite needs to undo a single statement stays in memory meanwhile. Of
   * a statement with ten rows it is some dozen pages, which SQLite else writes to a file, and of a crawl as many as all else.
   * Not for work that sorts much: what is sorted stays in memory, too.
   */
  writingMuch<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Absolute path of the database file. */
  readonly path: string;
  /** Folder of the WARC files that belong to it. */
  readonly archiveFolder: string;
  /** Whether what is written stays: false where the file could not be written, so that a copy was opened that goes again. */
  readonly kept: boolean;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Whether to refuse a file that is not there instead of making it. */
  mustExist?: boolean;
  /** Whether it is opened to be read alone: one that cannot be written is opened, too. */
  toRead?: boolean;
}

/**
 * Opens (and creates or migrates) the SQLite database at `path`.
 * Rejects with `UsageError` where the file is no database, damaged, of a newer Waymark, or is to be written and cannot be.
 */
export async function openStore(path: string, options: OpenOptions = {}): Promise<Store> {
  if (/^[a-z]+:\/\//i.test(path)) {
    throw new UsageError(`${path} is an address, and a database is a SQLite file here`, {
      mend: "name a file with --db",
    });
  }
  const file = path === ":memory:" ? path : resolve(path);
  if (options.mustExist && !existsSync(file)) {
    throw new UsageError(`there is no database at ${path}`, {
      mend: "crawl or generate first, or name another file with --db",
    });
  }
  try {
    return await opened(path, file);
  } catch (error) {
    if (options.toRead && error instanceof Error && cannotWrite(error.cause)) return openCopy(path, file);
    throw error;
  }
}

async function openCopy(path: string, file: string): Promise<Store> {
  const copy = await passingCopy(file, path);
  try {
    return await opened(path, file, copy);
  } catch (error) {
    copy.remove();
    throw error;
  }
}

async function opened(path: string, file: string, copy?: PassingCopy): Promise<Store> {
  const database = connect(path, copy?.file ?? file);
  const statements = new StatementCache(database);
  const dialect = new TransactionalSqliteDialect({ database: withCalmRollback(database, statements) });
  const db = new Kysely<Schema>({ dialect });
  try {
    await refuseForeign(db, path);
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } }).migrateToLatest();
    if (error) throw error;
  } catch (error) {
    await db.destroy();
    throw storageError(error, path);
  }
  const sql = directly(statements);
  return {
    db,
    sql,
    // Kysely's part is the turn on the connection.
    transact: (work) => db.connection().execute(async () => database.transaction(() => work(sql))()),
    writingMuch: async (work) => {
      // As a pragma: it is said as a statement is prepared, and one that is kept would say it once.
      database.pragma("temp_store = MEMORY");
      try {
        return await work();
      } finally {
        database.pragma("temp_store = DEFAULT");
      }
    },
    path: file,
    archiveFolder: `${file}.warc`,
    kept: copy === undefined,
    close: async () => {
      await db.destroy();
      copy?.remove();
    },
  };
}

function directly(statements: StatementCache): Sql {
  return {
    run: (text, values = []) => statements.prepare(text).run(values).changes,
    get: <Row>(text: string, values: readonly SqlValue[] = []) =>
      statements.prepare(text).get(values) as Row | undefined,
    all: <Row>(text: string, values: readonly SqlValue[] = []) => statements.prepare(text).all(values) as Row[],
  };
}

function connect(path: string, file: string): Database.Database {
  try {
    makeFolder(dirname(file));
    const database = new Database(file, { timeout: BUSY_TIMEOUT_MS });
    try {
      database.pragma("journal_mode = WAL");
      database.pragma("synchronous = NORMAL");
      database.pragma("foreign_keys = ON");
      database.pragma(`cache_size = -${CACHE_KB}`);
      database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    } catch (error) {
      database.close();
      throw error;
    }
    return database;
  } catch (error) {
    throw storageError(error, path);
  }
}

/**
 * SQLite itself rolls back a transaction that meets a full disk or an I/O fault (lang_transaction.html, section 3). The
 * ROLLBACK that Kysely sends afterwards would then fail, and its error would hide the one that matters.
 */
function withCalmRollback(database: Database.Database, statements: StatementCache): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare: (text) => statements.prepare(text === "rollback" && !database.inTransaction ? "SELECT 1" : text),
  };
}

async function refuseForeign(db: Kysely<Schema>, path: string): Promise<void> {
  const tables = await sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'table'`.execute(db);
  const names = new Set(tables.rows.map((row) => row.name));
  if (names.size === 0) return;
  if (!names.has("kysely_migration")) {
    throw new UsageError(`${path} is a SQLite database, but not one of Waymark's`, {
      mend: "name another file with --db",
    });
  }
  const applied = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  const unknown = applied.rows.find((row) => !(row.name in MIGRATIONS));
  if (unknown) {
    throw new UsageError(`${path} was written by a newer Waymark (migration ${unknown.name})`, {
      mend: "update Waymark, or name another file with --db",
    });
  }
}

/**
 * Turns an error of the database into one of ours; other errors pass through.
 * Full disk and I/O faults become `StopError` (what was committed is safe), damage becomes `UsageError`.
 */
export function storageError(error: unknown, path: string): unknown {
  const code = codeOf(error);
  const cause = { cause: error };
  if (code === "SQLITE_FULL" || code === "ENOSPC") {
    return new StopError(`the disk of ${path} is full; all that was committed is kept`, {
      ...cause,
      mend: "free some space and run the same command again: it goes on where it was",
    });
  }
  if (code === "SQLITE_NOTADB" || code.startsWith("SQLITE_CORRUPT")) {
    return new UsageError(`${path} is not a readable SQLite database`, {
      ...cause,
      mend: "move the file away and run again, or name another file with --db",
    });
  }
  if (cannotWrite(error)) {
    return new UsageError(`cannot write a database at ${path}`, { ...cause, mend: "name a writable file with --db" });
  }
  if (code.startsWith("SQLITE_IOERR")) {
    return new StopError(`reading or writing ${path} failed (${code})`, {
      ...cause,
      mend: "check the disk's space and health, then run the same command again",
    });
  }
  if (code === "SQLITE_BUSY") {
    return new StopError(`${path} is in use by another process`, {
      ...cause,
      mend: "wait for it to end, then run again",
    });
  }
  return error;
}

function cannotWrite(error: unknown): boolean {
  const code = codeOf(error);
  return /^SQLITE_(?:CANTOPEN|READONLY)/.test(code) || ["EACCES", "EROFS", "ENOTDIR", "EEXIST"].includes(code);
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");
