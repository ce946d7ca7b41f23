import { closeSync, createWriteStream, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { Writable } from "node:stream";
import { StopError } from "../core/errors.ts";
import { makeFolder } from "../core/make-folder.ts";

/**
 * Writes a file through a stream so that it is there whole or not at all. Rejects with `StopError` where the disk does not
 * take it, and with what `write` rejects with.
 */
export async function writeWhole(path: string, write: (stream: Writable) => Promise<void>): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    makeFolder(dirname(path));
    await write(createWriteStream(temporary));
    const descriptor = openSync(temporary, "r");
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "") throw error;
    throw new StopError(`cannot write ${path} (${code})`, {
      cause: error,
      mend: code === "ENOSPC" ? "free some space and export again" : "name another place with --out",
    });
  }
}
