import { rmSync, statSync } from "node:fs";
import Database from "better-sqlite3";
import type { Store } from "./open-store.ts";

/** Times that a lock is taken anew because whoever held it removed its file meanwhile. */
const TRIES = 5;

/**
 * Takes what only one process may work at, and gives what lets go of it; undefined where another holds it. The lock is a
 * file of SQLite's beside the database that is locked by the operating system: whoever dies lets go, kill -9 included.
 */
export function heldAlone(store: Store, what: string): (() => void) | undefined {
  if (store.path === ":memory:") return () => {};
  const file = `${store.path}.${what}.lock`;
  for (let tries = 0; tries < TRIES; tries++) {
    const lock = new Database(file, { timeout: 0 });
    const opened = inodeOf(file);
    try {
      lock.exec("BEGIN EXCLUSIVE");
    } catch (error) {
      lock.close();
      if (error instanceof Error && "code" in error && error.code === "SQLITE_BUSY") return undefined;
      throw error;
    }
    if (opened !== undefined && inodeOf(file) === opened)
      return () => {
        // Removed while it is held: whoever opens the name from now on makes a file of its own.
        rmSync(file, { force: true });
        lock.close();
      };
    lock.close();
  }
  return undefined;
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}
