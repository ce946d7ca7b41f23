import { canonicalJson } from "../../../core/ids.ts";
import { GuardError } from "../../../logic/guard-error.ts";
import { type Check, verdict } from "../../check/check.ts";
import { runMatrix } from "../answer-again.ts";

const say = verdict("faithful");

/** The programs of all cells, run over relations that were read again from the snapshots, give the recorded references. */
export const matrixFaithful: Check = {
  name: "faithful",
  async run({ task, rebuilt }) {
    if (!task.matrix) return say("fail", "The task has no matrix.");
    const ids = Object.values(task.program.relations);
    const relations = await rebuilt(ids);
    const lost = ids.find((id) => !relations.has(id));
    if (lost) return say("fail", `Relation ${lost} is not found in the snapshots any more.`);
    try {
      const { references } = runMatrix(task.matrix, relations);
      const off = task.matrix.cells.find(
        ({ reference }, at) => canonicalJson(reference) !== canonicalJson(references[at]),
      );
      return off
        ? say("fail", `The cell ${off.entity}, ${off.dimension} comes out otherwise from the snapshots.`)
        : say("pass", `All ${references.length} cells were worked out again from the snapshots with the same outcome.`);
    } catch (error) {
      if (error instanceof GuardError)
        return say("fail", `A cell cannot be worked out from the snapshots: ${error.message}`);
      throw error;
    }
  },
};
