import { UsageError } from "../core/errors.ts";
import type { Store } from "../storage/open-store.ts";
import { findRun, listRuns, type Run } from "../storage/run-store.ts";
import { taskSetNamed } from "../storage/task-store.ts";

/** The runs of these ids, or of the set, or all. Throws `UsageError` that names the runs there are. */
export async function runsOf(store: Store, ids: readonly string[], set: string): Promise<Run[]> {
  if (ids.length === 0) return listRuns(store, set === "" ? undefined : (await taskSetNamed(store, set)).id);
  const runs: Run[] = [];
  for (const id of ids) {
    const run = await findRun(store, id);
    if (!run) {
      const known = (await listRuns(store)).map((each) => `${each.id} (${each.agent})`).join(", ");
      throw new UsageError(`there is no run ${id}`, { mend: known ? `runs here: ${known}` : "solve a set first" });
    }
    runs.push(run);
  }
  return runs;
}
