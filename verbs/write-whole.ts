import { renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { StopError } from "../core/errors.ts";
import { makeFolder } from "../core/make-folder.ts";

/** Writes a file so that a reader sees the old one or the new one whole. Throws `StopError` with the reason. */
export function writeWhole(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    makeFolder(dirname(file));
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new StopError(`cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
      mend: "name another place with --out",
    });
  }
}
