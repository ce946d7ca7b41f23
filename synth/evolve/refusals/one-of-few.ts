import { type Condition, compileCondition, conjuncts } from "../../../logic/condition.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Of fewer that share what a question names, the one that is meant is guessed. */
const LEAST_ALIKE = 3;
const NAMING = new Set(["equals", "includes", "mentions"]);

/**
 * "Which is the only lamp designed by Ann that …?", of two that Ann designed: whoever finds her page has them side by side, or
 * guesses. So few may share no name that a description says, nor be those that it is sought among.
 */
export function isOneOfFew(node: Branch, bench: Workbench): boolean {
  if (node.op !== "identify") return false;
  const from = inputOf(node);
  const table = from && bench.table(from);
  if (!table) return false;
  const tests = conjuncts(node.params["where"] as Condition).flatMap((either) => (either.length === 1 ? either : []));
  if (table.rows.length < LEAST_ALIKE) return true;
  return (
    tests.length > 1 &&
    tests.some((test) => NAMING.has(test.is) && table.rows.filter(compileCondition(table, test)).length < LEAST_ALIKE)
  );
}
