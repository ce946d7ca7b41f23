import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";

/** Choices of the first few, and what such choices are put together to. */
const CHOSEN = new Set(["top", "union", "intersection", "none_of"]);
const PASSING = new Set(["stated", "aside", "join", "formula_column"]);
/** Conditions on rows. */
const CONDITIONS = new Set(["filter", "probability", "identify", "identify_by"]);

/**
 * A condition on the first few: "those of the five longest built before 1910" may be the longest of those built before 1910, or
 * those of the five longest that were built before; and so may every condition on what such choices have in common.
 */
export function hasTwoReadings(node: Branch): boolean {
  if (!CONDITIONS.has(node.op)) return false;
  const from = inputOf(node);
  return from !== undefined && isChosen(from);
}

function isChosen(node: Node): boolean {
  if (isLeaf(node)) return false;
  if (CHOSEN.has(node.op)) return true;
  const from = inputOf(node);
  return (PASSING.has(node.op) || node.op === "filter") && from !== undefined && isChosen(from);
}

/** The first few of the first few, or of what they have in common: which few are meant first is anyone's guess. */
export const choosesChosen = (node: Branch): boolean =>
  (node.op === "top" || node.op === "kth") &&
  Object.values(node.inputs).some((input) => nodesOf(input).some((inner) => !isLeaf(inner) && inner.op === "top"));
