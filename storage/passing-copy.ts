import { chmodSync, constants, copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { UsageError } from "../core/errors.ts";

/** Pages of a database that are copied at one go: all of them, so that who writes meanwhile does not make it begin again. */
const ALL_PAGES = 0x7fffffff;

/** Mode of what its owner alone reads and writes. */
const OWN = 0o600;

/** Where a copy stands that goes again, and what removes it. */
export interface PassingCopy {
  readonly file: string;
  remove(): void;
}

/**
 * Copies the database at `file` to where it can be opened: SQLite writes beside what it only reads, and what an older Waymark
 * wrote must be brought up to date. `path` is what people call it. Rejects with `UsageError` where it cannot be read.
 */
export async function passingCopy(file: string, path: string): Promise<PassingCopy> {
  const folder = mkdtempSync(join(tmpdir(), "waymark-reading-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  const copy = join(folder, "copy.db");
  const gone = () => {
    process.off("exit", remove);
    remove();
  };
  try {
    if (!(await backedUp(file, copy))) copyAsItIs(file, copy);
    return { file: copy, remove: gone };
  } catch (error) {
    gone();
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code.startsWith("SQLITE_NOTADB") || code.startsWith("SQLITE_CORRUPT")) throw error;
    throw new UsageError(`${path} can be neither written nor copied to ${tmpdir()}${code && ` (${code})`}`, {
      cause: error,
      mend: "copy the database to where it can be written, and name that with --db",
    });
  }
}

/** By SQLite itself, so that the copy is whole while another process writes; false where it cannot open the file so. */
async function backedUp(file: string, copy: string): Promise<boolean> {
  let source: Database.Database | undefined;
  try {
    source = new Database(file, { readonly: true });
    source.pragma("schema_version");
  } catch (error) {
    source?.close();
    // With no log beside it SQLite would have to make one: then nobody writes to it either.
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (/^SQLITE_(?:CANTOPEN|READONLY)/.test(code)) return false;
    throw error;
  }
  try {
    await source.backup(copy, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  return true;
}

function copyAsItIs(file: string, copy: string): void {
  for (const ending of ["", "-wal"]) {
    if (!existsSync(`${file}${ending}`)) continue;
    copyFileSync(`${file}${ending}`, `${copy}${ending}`, constants.COPYFILE_FICLONE);
    // The modes are copied, too.
    chmodSync(`${copy}${ending}`, OWN);
  }
}
