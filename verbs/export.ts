import { UsageError } from "../core/errors.ts";
import { EXPORTS } from "../core/offered.ts";
import { exportBundle } from "../datasets/export-bundle.ts";
import { exportDocuments } from "../datasets/export-documents.ts";
import { exportMatrix } from "../datasets/export-matrix.ts";
import { exportPreferences } from "../datasets/export-preferences.ts";
import type { ExportReport } from "../datasets/export-report.ts";
import { exportRl } from "../datasets/export-rl.ts";
import { exportSft } from "../datasets/export-sft.ts";
import { exportTasks } from "../datasets/export-tasks.ts";
import type { Store } from "../storage/open-store.ts";
import type { Run } from "../storage/run-store.ts";
import { type TaskSet, taskSetNamed } from "../storage/task-store.ts";
import { complete, type Options } from "./options.ts";
import { runsOf } from "./runs.ts";
import { withStore } from "./with-store.ts";

/** What is of one task set. */
const OF_SET: readonly string[] = ["tasks", "rl", "matrix", "bundle"];

type Keys =
  | "db"
  | "format"
  | "out"
  | "set"
  | "run"
  | "limit"
  | "correctOnly"
  | "minSteps"
  | "maxSteps"
  | "keep"
  | "maxObservation"
  | "force";

/**
 * Writes a dataset: the `tasks` of a set, the trajectories of runs as training rows (`sft`) or as pairs of a better and a
 * worse one (`preferences`), a set's questions as prompts with a reward (`rl`), or its matrices as cases (`matrix`), with
 * its dataset card; or a set with its frozen web in one file (`bundle`),
 * or everything that was recorded as a web archive (`documents`).
 * `sft` and `preferences` take the runs that `run` names, else all runs of `set`.
 */
export async function exportDataset(what: string, options: Options<Keys> = {}): Promise<ExportReport> {
  const given = complete(options);
  const { db, run, set } = given;
  if (!EXPORTS.some((known) => known === what)) {
    throw new UsageError(`there is nothing called "${what}" to export`, { mend: `say one of: ${EXPORTS.join(", ")}` });
  }
  if (OF_SET.includes(what) && set === "") throw new UsageError("say which tasks", { mend: "--set NAME" });
  if ((what === "sft" || what === "preferences") && set === "" && run.length === 0)
    throw new UsageError("say which runs", { mend: "--run ID or --set NAME" });
  if (what === "documents" && (set !== "" || run.length > 0)) {
    throw new UsageError("documents are all that was recorded, not those of a set or run", {
      mend: "leave out --set and --run",
    });
  }
  return withStore(
    db,
    async (store) => {
      if (what === "documents") return exportDocuments(store, given);
      if (what === "tasks") return exportTasks(store, given);
      if (what === "matrix") return exportMatrix(store, given);
      if (what === "bundle") return exportBundle(store, given);
      if (what === "rl") return exportRl(store, await taskSetNamed(store, set), given);
      const runs = await runsOf(store, run, set);
      const options = { ...given, maxSteps: given.maxSteps[0] };
      const write = what === "sft" ? exportSft : exportPreferences;
      return write(store, await oneSet(store, runs, set), runs, options);
    },
    { mustExist: true, toRead: true },
  );
}

async function oneSet(store: Store, runs: readonly Run[], set: string): Promise<TaskSet> {
  const ids = new Set(runs.map((run) => run.setId));
  if (ids.size > 1) throw new UsageError("these runs are over different sets", { mend: "export each set by itself" });
  const [id] = ids;
  if (id === undefined)
    throw new UsageError(`set ${set} has no runs yet`, { mend: `waymark solve --set ${set} --agent NAME` });
  return taskSetNamed(store, id);
}
