import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Finished, runCli } from "./run-cli.ts";

/** Milliseconds between two looks whether the demonstration of another worker is done. */
const POLL_MS = 250;
/** Longer than a demonstration takes on a slow machine. */
export const DEMO_DEADLINE_MS = 480_000;

/** The one demonstration that all tests of a run look at. Nobody writes into its folder. */
export interface SharedDemo extends Finished {
  folder: string;
  db: string;
}

/**
 * Runs `waymark demo` once for all workers: whoever makes the folder runs it, the others wait for its end. `outputDir`
 * is Playwright's, which it empties before every run.
 */
export async function sharedDemo(outputDir: string): Promise<SharedDemo> {
  const folder = join(outputDir, "shared-demo");
  const record = join(folder, "finished.json");
  const out = join(folder, "out");
  const shared = (finished: Finished) => ({ ...finished, folder: out, db: join(out, "demo.db") });
  mkdirSync(outputDir, { recursive: true });
  if (claim(folder)) {
    const finished = await runCli(["demo", "--json", "--out", out]);
    writeFileSync(`${record}.part`, JSON.stringify(finished));
    renameSync(`${record}.part`, record);
    return shared(finished);
  }
  for (const end = Date.now() + DEMO_DEADLINE_MS; !existsSync(record); await sleep(POLL_MS)) {
    if (Date.now() > end) throw new Error("the demonstration of another worker did not end");
  }
  return shared(JSON.parse(readFileSync(record, "utf8")) as Finished);
}

function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}
