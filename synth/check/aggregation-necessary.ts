import type { Relation } from "../../core/relation.ts";
import type { Task } from "../../core/task.ts";
import { operation } from "../../logic/registry.ts";
import { type Check, verdict } from "./check.ts";

const say = verdict("aggregation_necessary");

/** Operations that only pick what stands there: by name, by page, or the result of the step before. */
const PICKING = new Set(["lookup", "label_of", "named", "join"]);

/** The answer is made of several values; it does not stand anywhere to be read off. */
export const aggregationNecessary: Check = {
  name: "aggregation_necessary",
  run({ task, relations }) {
    const deciding = task.program.steps.filter((step) => !PICKING.has(step.op) && operation(step.op));
    if (deciding.length === 0) return say("fail", "The answer is one look-up.");
    const operands = new Set(task.derivation.flatMap((step) => step.uses.map((use) => JSON.stringify(use.evidence))));
    if (operands.size < 2) return say("fail", "The answer is read off one cell.");
    const printed = printedTotal(task, relations);
    if (printed) return say("fail", `A totals row of “${printed}” prints the answer.`);
    return say(
      "pass",
      `${deciding.length} operations over ${operands.size} values, and no totals row prints the result.`,
    );
  },
};

/** Name of a relation of the program whose totals row states the answer. */
function printedTotal({ answer, program }: Task, relations: ReadonlyMap<string, Relation>): string | undefined {
  if (answer.type !== "number") return undefined;
  const ids = Object.values(program.relations);
  const states = (relation: Relation) =>
    relation.rows.some(
      (row) => row.total && row.cells.some(({ value }) => value.kind === "number" && value.decimal === answer.decimal),
    );
  return ids.map((id) => relations.get(id)).find((relation) => relation && states(relation))?.name;
}
