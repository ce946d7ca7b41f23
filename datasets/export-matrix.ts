import { extname, join } from "node:path";
import { MissingError, UsageError } from "../core/errors.ts";
import type { Task } from "../core/task.ts";
import type { Store } from "../storage/open-store.ts";
import { taskSetNamed, tasksInOrder } from "../storage/task-store.ts";
import { datasetCard } from "./card.ts";
import { type Target, targetOf } from "./dataset-target.ts";
import type { ExportReport } from "./export-report.ts";
import { jsonLine } from "./json-lines.ts";
import { caseWithReferences, openCase } from "./matrix-case.ts";
import { DatasetWriter } from "./write-dataset.ts";

const FORMAT = "deepwebbench";

export interface MatrixExportOptions {
  set: string;
  format: string;
  out: string;
  /** Matrices at most; 0 is all. A smaller limit gives a subset of what a larger one gives. */
  limit: number;
}

/**
 * Writes the matrices of a set as cases of DeepWeb-Bench: `cases.jsonl` for whoever solves them, and apart from it
 * `references.jsonl` with the reference of every cell, which `import deepwebbench` reads back.
 */
export async function exportMatrix(store: Store, options: MatrixExportOptions): Promise<ExportReport> {
  if (options.format !== "" && options.format !== FORMAT) {
    throw new UsageError(`matrices have no format "${options.format}"`, { mend: `say --format ${FORMAT}` });
  }
  const target = casesTarget(options.out);
  const set = await taskSetNamed(store, options.set);
  const matrices: Task[] = [];
  let others = 0;
  for await (const task of tasksInOrder(store, set.id)) {
    if (task.kind === "matrix") matrices.push(task);
    else others += 1;
  }
  // Ids are hashes: the first of them are a fair sample, and a part of any longer one.
  const ids = matrices.map(({ id }) => id).sort();
  const chosen = new Set(options.limit > 0 ? ids.slice(0, options.limit) : ids);
  const tasks = matrices.filter(({ id }) => chosen.has(id));
  const beyond = matrices.length - tasks.length;
  if (tasks.length === 0) {
    throw new MissingError(`set ${set.name} has no matrices`, { mend: "waymark generate URL --kind matrix" });
  }
  const skipped = { ...(others > 0 ? { no_matrix: others } : {}), ...(beyond > 0 ? { limit: beyond } : {}) };
  return DatasetWriter.during(target, undefined, async (writer) => {
    for (const task of tasks) writer.write("test", openCase(task));
    const card = await datasetCard({
      title: `Waymark matrices: ${set.name}`,
      about:
        "One matrix of entities by dimensions a row, in the manner of DeepWeb-Bench. Whoever solves them is given `cases.jsonl`; the references, with sources and rules of scoring, stand apart in `references.jsonl`.",
      set: set.name,
      purpose: set.purpose,
      forced: false,
      rows: { train: 0, dev: 0, test: tasks.length },
      tasks,
      skipped,
      fileName: () => target.fileOf("test").split("/").at(-1)!,
    });
    const text = tasks.map((task) => jsonLine(caseWithReferences(task))).join("");
    return { rows: writer.rows, skipped, files: writer.finish(card, [{ name: "references.jsonl", text }]) };
  });
}

/** One file of cases in a folder, or the file that was named. */
function casesTarget(out: string): Target {
  const target = targetOf(out);
  return extname(out) === ".jsonl" ? target : { ...target, fileOf: () => join(out, "cases.jsonl") };
}
