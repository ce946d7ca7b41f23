import { StopError } from "../core/errors.ts";
import { heldAlone } from "../storage/held-alone.ts";
import type { Store } from "../storage/open-store.ts";
import type { Run } from "../storage/run-store.ts";

/** Takes runs for this process alone, and gives what lets go of them. Throws `StopError` where another is at one. */
export function holdRuns(runs: readonly Run[], store: Store): () => void {
  const held: (() => void)[] = [];
  const release = () => {
    for (const letGo of held) letGo();
  };
  for (const { id, agent } of new Map(runs.map((run) => [run.id, run])).values()) {
    const letGo = heldAlone(store, `run-${id}`);
    if (letGo) {
      held.push(letGo);
      continue;
    }
    release();
    throw new StopError(`another process is at run ${id} (${agent}) of this database`, {
      mend: "wait until it ends, or end it; the same command then goes on where it was",
    });
  }
  return release;
}
