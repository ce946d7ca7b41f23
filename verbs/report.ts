import { extname } from "node:path";
import { UsageError } from "../core/errors.ts";
import { markdownReport, type Report } from "../judge/markdown-report.ts";
import { runStatistics } from "../judge/run-statistics.ts";
import { setStatistics } from "../judge/set-statistics.ts";
import { taskSetNamed, tasksOf } from "../storage/task-store.ts";
import { complete, type Options } from "./options.ts";
import { runsOf } from "./runs.ts";
import { withStore } from "./with-store.ts";
import { writeWhole } from "./write-whole.ts";

/** A report as data and as Markdown; `file` is where it was written, if anywhere. */
export interface ReportResult {
  report: Report;
  markdown: string;
  file: string | undefined;
}

/** Statistics of runs and of a set: of what `run` and `set` name, else of all runs. `out` ends with .md or .json. */
export async function report(options: Options<"db" | "run" | "set" | "out"> = {}): Promise<ReportResult> {
  const { db, run, set, out } = complete(options);
  const kind = extname(out);
  if (out !== "" && kind !== ".md" && kind !== ".json") {
    throw new UsageError(`a report is written as Markdown or JSON, not as "${out}"`, {
      mend: "--out FILE.md or --out FILE.json",
    });
  }
  return withStore(
    db,
    async (store) => {
      const result: Report = { runs: [], sets: [] };
      for (const each of await runsOf(store, run, set)) result.runs.push(await runStatistics(store, each));
      if (set !== "") {
        const found = await taskSetNamed(store, set);
        result.sets.push(setStatistics(found, await tasksOf(store, found.id)));
      }
      const markdown = markdownReport(result);
      if (out !== "") writeWhole(out, kind === ".md" ? markdown : `${JSON.stringify(result, null, 2)}\n`);
      return { report: result, markdown, file: out === "" ? undefined : out };
    },
    { mustExist: true },
  );
}
