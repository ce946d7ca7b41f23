import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";

/** What is worked out of two figures of a thing, and is none of its own: how long something took is. */
const WORKED_OUT = new Set(["ratio", "difference", "sum"]);

/**
 * "Who is the owner of the mill with the lowest ratio of its output to its staff?" Whoever works out a figure for each wants to know which
 * it is that comes first, or how large its two figures are; any other fact of it is a detour that the ratio has nothing to do with.
 */
export function asksAsideOfComputed(node: Branch): boolean {
  const chosen = node.op === "lookup" ? inputOf(node) : undefined;
  if (!chosen || isLeaf(chosen) || chosen.op !== "kth") return false;
  const formula = formulaOf(inputOf(chosen));
  if (!formula || !String(chosen.params["by"]).startsWith(`${formula.params["formula"]} of `)) return false;
  const { a, b } = formula.params;
  return ![a, b].includes(node.params["column"]);
}

function formulaOf(node: Node | undefined): Branch | undefined {
  if (!node || isLeaf(node)) return undefined;
  if (node.op === "formula_column") return WORKED_OUT.has(String(node.params["formula"])) ? node : undefined;
  return node.op === "filter" || node.op === "top" ? formulaOf(inputOf(node)) : undefined;
}
