import { extname } from "node:path";
import { UsageError } from "../core/errors.ts";
import { compareRuns, type Outcome, type RunComparison } from "../judge/compare-runs.ts";
import { htmlReport } from "../judge/html-report.ts";
import { markdownReport } from "../judge/markdown-report.ts";
import { acrossRuns } from "../judge/matrix/across-runs.ts";
import type { Report } from "../judge/report.ts";
import { outcomesOf, type RunStatistics, runStatistics } from "../judge/run-statistics.ts";
import { type SetSynthesis, setStatistics } from "../judge/set-statistics.ts";
import { stepSweeps } from "../judge/step-sweeps.ts";
import { toolsUsedOn } from "../storage/exploration.ts";
import type { Store } from "../storage/open-store.ts";
import { modelUseOf, rewordingOutcomes } from "../storage/rewording-store.ts";
import type { Run } from "../storage/run-store.ts";
import { secondOpinionsOf } from "../storage/second-opinion-store.ts";
import { taskSetNamed, tasksOf } from "../storage/task-store.ts";
import { secondStage } from "../synth/with-model/model-figures.ts";
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

const WRITERS: Readonly<Record<string, (report: Report) => string>> = {
  ".html": htmlReport,
  ".md": markdownReport,
  ".json": (report) => `${JSON.stringify(report, null, 2)}\n`,
};

/** Statistics of runs and of a set: of what `run` and `set` name, else of all runs. `out` ends with .html, .md or .json. */
export async function report(options: Options<"db" | "run" | "set" | "out"> = {}): Promise<ReportResult> {
  const { db, run, set, out } = complete(options);
  const write = WRITERS[extname(out)];
  if (out !== "" && !write) {
    throw new UsageError(`a report is written as HTML, Markdown or JSON, not as "${out}"`, {
      mend: "--out FILE.html, FILE.md or FILE.json",
    });
  }
  return withStore(
    db,
    async (store) => {
      const runs = await runsOf(store, run, set);
      const result: Report = {
        runs: [],
        comparisons: await comparisons(store, runs),
        sweeps: [],
        matrices: [],
        sets: [],
      };
      for (const each of runs) result.runs.push(await runStatistics(store, each));
      result.sweeps.push(...stepSweeps(runs.map((each, at) => ({ run: each, statistics: result.runs[at]! }))));
      result.matrices.push(...matricesAcross(runs, result.runs));
      if (set !== "") {
        const found = await taskSetNamed(store, set);
        const tasks = await tasksOf(store, found.id);
        const roots = [...new Set(tasks.map((task) => task.root))];
        const synthesis = await synthesisOf(store, found.id, tasks.length);
        result.sets.push({
          ...setStatistics(found, tasks, await toolsUsedOn(store, roots)),
          ...(synthesis ? { synthesis } : {}),
        });
      }
      if (write) writeWhole(out, write(result));
      return { report: result, markdown: markdownReport(result), file: write ? out : undefined };
    },
    { mustExist: true, toRead: true },
  );
}

/** What models did while the set was made; undefined where none helped. */
async function synthesisOf(store: Store, setId: string, tasks: number): Promise<SetSynthesis | undefined> {
  const { models, tokens, cost } = await modelUseOf(store, setId);
  if (models.length === 0) return undefined;
  const stage = secondStage(await secondOpinionsOf(store, setId));
  return {
    models,
    tokens,
    cost,
    cost_per_task: tasks === 0 ? null : cost / tasks,
    rewordings: await rewordingOutcomes(store, setId),
    ...(stage ? { second_stage: stage } : {}),
  };
}

/** Every two of the runs that are over the same set, in the order in which they were made. */
async function comparisons(store: Store, runs: readonly Run[]): Promise<RunComparison[]> {
  const outcomes = new Map<string, Outcome[]>();
  for (const run of runs) outcomes.set(run.id, await outcomesOf(store, run));
  return runs.flatMap((first, at) =>
    runs
      .slice(at + 1)
      .filter(({ setId }) => setId === first.setId)
      .map((second) =>
        compareRuns(
          { run: first.id, outcomes: outcomes.get(first.id)! },
          { run: second.id, outcomes: outcomes.get(second.id)! },
        ),
      ),
  );
}

/** Of each set with matrices that several of the runs are over. */
function matricesAcross(runs: readonly Run[], statistics: readonly RunStatistics[]): Report["matrices"] {
  const sets = new Map<string, RunStatistics[]>();
  for (const [at, { setId }] of runs.entries()) sets.set(setId, [...(sets.get(setId) ?? []), statistics[at]!]);
  return [...sets.values()].flatMap((ofSet) => {
    const scored = ofSet.flatMap(({ run, matrices }) => (matrices ? [{ run, byTask: matrices.byTask }] : []));
    return acrossRuns(scored) ?? [];
  });
}
