import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Finished, inScratch, runCli, startCli } from "../run-cli.ts";
import { descendants, endOrphans } from "./descendants.ts";
import { amiss, differences, type StoredState, storedState } from "./stored-state.ts";

/** The commands that are killed: `args` without database and output flags. */
export const JOBS: Record<"crawl" | "generate", (root: string) => string[]> = {
  crawl: (root) => ["crawl", root, "--max-pages", "60"],
  generate: (root) => ["generate", root, "--max-pages", "60", "--count", "8"],
};
export type Job = keyof typeof JOBS;

/** A run that nobody disturbed. */
export interface Undisturbed {
  args: string[];
  milliseconds: number;
  status: number | null;
  document: unknown;
  state: StoredState;
}

/** What became of a run that was killed and started again. */
export interface Disturbed {
  /** It was still running when it was killed. */
  killed: boolean;
  /** Its processes that had to be ended by hand. */
  orphans: number;
  /** Everything in which it differs from the undisturbed one; empty where it is the same. */
  different: string[];
}

export function undisturbed(job: Job, root: string): Promise<Undisturbed> {
  return inScratch(async (folder) => {
    const args = JOBS[job](root);
    const db = join(folder, "w.db");
    const began = Date.now();
    const finished = await runCli([...args, "--db", db, "--json"]);
    const milliseconds = Date.now() - began;
    return { args, milliseconds, status: finished.status, document: documentOf(finished), state: storedState(db) };
  });
}

/** What a document says of how long things took: no two runs agree on it. */
const TIMES: ReadonlySet<string> = new Set(["seconds", "tasks_per_second"]);

/** Kills the same command with SIGKILL at a moment (milliseconds from its start), then runs it again. */
export function disturbed({ args, status, document, state }: Undisturbed, moment: number): Promise<Disturbed> {
  return inScratch(async (folder) => {
    const db = join(folder, "w.db");
    const command = [...args, "--db", db, "--json"];
    const first = startCli(command);
    await Promise.race([sleep(moment), first.done]);
    const children = descendants(first.pid);
    const killed = first.signal("SIGKILL");
    await first.done;
    const orphans = await endOrphans(children);
    const again = await runCli(command);
    const different = [...differences(state, storedState(db)), ...amiss(db)];
    if (again.status !== status) different.push(`status ${again.status}, not ${status}: ${again.stderr}`);
    if (JSON.stringify(documentOf(again)) !== JSON.stringify(document)) {
      different.push(`said ${JSON.stringify(documentOf(again))}, not ${JSON.stringify(document)}`);
    }
    return { killed, orphans, different };
  });
}

/** What a command printed, without what depends on the time it took. */
function documentOf({ stdout, stderr, status }: Finished): unknown {
  if (stdout === "") throw new Error(`no document, status ${status}: ${stderr}`);
  return JSON.parse(stdout, (key, value: unknown) => (TIMES.has(key) ? undefined : value));
}
