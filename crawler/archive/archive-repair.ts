import { readdirSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import type { Store } from "../../storage/open-store.ts";
import { archiveEnds } from "../../storage/response-store.ts";

const NAME = /^waymark-\d{17}-(\d+)-\d+\.warc\.gz$/;

/** Name of an archive file: when it was begun, by which process, and which one of that process it is. */
export function archiveFileName(at: Date, pid: number, number: number): string {
  return `waymark-${at.toISOString().replace(/\D/g, "")}-${pid}-${number}.warc.gz`;
}

/**
 * Cuts off what a killed process left behind the last entered record of its files (part of a record, or a whole one
 * that was never entered), so that every file can be read to its end. Files of processes that still run are left alone.
 * Returns how many files were mended.
 */
export async function repairArchive(store: Store, inUse: ReadonlySet<string>): Promise<number> {
  let names: string[];
  try {
    names = readdirSync(store.archiveFolder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return 0;
    throw error;
  }
  const ends = await archiveEnds(store);
  let mended = 0;
  for (const name of names) {
    const pid = NAME.exec(name)?.[1];
    const path = join(store.archiveFolder, name);
    if (pid === undefined || inUse.has(path) || isRunning(Number(pid))) continue;
    const end = ends.get(name) ?? 0;
    if (statSync(path).size <= end) continue;
    if (end === 0) rmSync(path);
    else truncateSync(path, end);
    mended++;
  }
  return mended;
}

/** Our own number does not count: what is open in this process is known, anything else is of a process before us. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
