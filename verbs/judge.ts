import { UsageError } from "../core/errors.ts";
import { type JudgeReport, judgeRuns } from "../judge/judge-runs.ts";
import { complete, type Options } from "./options.ts";
import { runsOf } from "./runs.ts";
import { withStore } from "./with-store.ts";

/** Judges attempts by rules: those of the named runs, or of all. Verdicts are added, attempts never changed. */
export async function judge(options: Options<"db" | "run" | "all" | "set"> = {}): Promise<JudgeReport> {
  const { db, run, all, set, clock } = complete(options);
  if (run.length === 0 && set === "" && !all)
    throw new UsageError("say what to judge", { mend: "--run ID, --set NAME or --all" });
  return withStore(db, async (store) => judgeRuns(store, await runsOf(store, run, set), clock), { mustExist: true });
}
