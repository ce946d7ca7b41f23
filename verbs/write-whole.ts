import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { StopError } from "../core/errors.ts";

/** Writes a file so that a reader sees the old one or the new one whole. Throws `StopError` with the reason. */
export function writeWhole(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
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
