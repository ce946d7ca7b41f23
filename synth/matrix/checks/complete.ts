import type { MatrixCell } from "../../../core/matrix.ts";
import { type Check, verdict } from "../../check/check.ts";
import { supportOf } from "../cell-sources.ts";

const say = verdict("matrix_complete");

/**
 * Every pair of entity and dimension has a complete record (DeepWeb-Bench, appendix C.4, second condition): type, unit,
 * derivation or what speaks for there being no value, sources that support it when they are read again, agreement, rule.
 */
export const matrixComplete: Check = {
  name: "matrix_complete",
  async run({ task, source }) {
    const { matrix } = task;
    if (!matrix) return say("fail", "The task has no matrix.");
    for (const { name } of matrix.entities) {
      for (const { id, metric } of matrix.dimensions) {
        const found = matrix.cells.filter((cell) => cell.entity === name && cell.dimension === id);
        const [cell] = found;
        if (!cell || found.length > 1) return say("fail", `There are ${found.length} cells for ${name}, ${id}.`);
        const lacking = whatIsLacking(cell);
        if (lacking) return say("fail", `The cell ${name}, ${id} has ${lacking}.`);
        if (!metric.answerTypes.includes(cell.reference.type))
          return say("fail", `The cell ${name}, ${id} is of a type that its dimension does not permit.`);
        for (const { url, support } of cell.sources) {
          const uses = cell.trace.flatMap((step) => step.uses.filter(({ evidence }) => evidence.url === url));
          if (uses.length > 0 && (await supportOf(uses, { source })) !== support)
            return say("fail", `${url} does not support ${name}, ${id} as it is recorded to.`);
        }
      }
    }
    return say("pass", `All ${matrix.cells.length} cells have a complete record, whose sources were read again.`);
  },
};

function whatIsLacking({ reference, derivation, sources, scoring, trace, agreement, divergence }: MatrixCell) {
  if (derivation.trim() === "") return "no derivation";
  if (sources.length === 0) return "no source";
  if (sources.some(({ support }) => support === "no" || support === "unverifiable"))
    return "a source that does not support it";
  if (scoring.rule !== reference.type) return "the scoring rule of another type";
  if (reference.type !== "not_available" && trace.length === 0) return "no trace";
  if (agreement === "divergent" && !divergence) return "no word on how its sources diverge";
  return undefined;
}
