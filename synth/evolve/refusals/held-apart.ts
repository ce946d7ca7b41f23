import { foldText } from "../../../logic/values/normalise.ts";
import type { SurveyedRelation } from "../../survey/surveyed.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/**
 * Two named things held against each other, each by another list, where one of the lists has both: "the days between the date of A in
 * the one list and of B in the other" sends whoever reads it to two places for what stands in one.
 */
export function areHeldApart(node: Branch, bench: Workbench): boolean {
  const found = Object.values(node.inputs).map((input) => lookedUp(input, bench));
  const [first, second] = found;
  if (found.length !== 2 || !first || !second || first.list === second.list) return false;
  return [first, second].some(({ list }) => [first, second].every((one) => states(list, one)));
}

interface LookedUp {
  list: SurveyedRelation;
  label: string;
  column: string;
}

/** What is looked up of one named row of a list. */
function lookedUp(node: Node, bench: Workbench): LookedUp | undefined {
  if (isLeaf(node) || node.op !== "lookup" || typeof node.params["label"] !== "string") return undefined;
  const from = inputOf(node);
  if (!from || !isLeaf(from)) return undefined;
  return { list: bench.relation(from.relation), label: node.params["label"], column: String(node.params["column"]) };
}

function states({ relation, label }: SurveyedRelation, sought: LookedUp): boolean {
  const at = relation.columns.findIndex(({ name }) => foldText(name) === foldText(sought.column));
  if (at < 0 || !label) return false;
  const name = foldText(sought.label);
  return relation.rows.some(
    ({ cells }) => foldText(cells[label.index]!.value.printed) === name && cells[at]!.value.kind !== "missing",
  );
}
