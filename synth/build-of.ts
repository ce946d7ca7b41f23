import { isLeaf, type Node, nodesOf, pruneJoins } from "./evolve/node.ts";

/** Operations that say more of the same rows, or leave out those that say nothing. */
const PASSING = new Set(["stated", "aside", "join"]);

/**
 * Whether a question leads from things of one kind to those of another that they name. What was joined and is then not read is
 * no part of the question.
 */
export const isLinked = (tree: Node): boolean =>
  !isLeaf(tree) &&
  nodesOf(pruneJoins(tree)).some(
    (node) => !isLeaf(node) && (node.op === "follow" || typeof node.params["on"] === "string"),
  );

/** Operations that ask the same in another way: how far two figures lie apart, how two columns go along. */
const SAME: Readonly<Record<string, string>> = {
  ...{ ratio: "apart", difference: "apart", percent_difference: "apart", time_between: "apart" },
  ...{ pearson: "correlation", spearman: "correlation" },
};

/**
 * The operations of a question, one within the other, with what is taken of groups; those that ask the same in another way are
 * one, and so are which things several sets have in common and how many.
 */
export function buildOf(node: Node): string {
  if (isLeaf(node)) return "";
  const inner = [...new Set(Object.values(node.inputs).map(buildOf))].filter((build) => build !== "").join();
  if (PASSING.has(node.op) || (node.op === "filter" && inner.startsWith("filter"))) return inner;
  if (node.op === "count" && inner.startsWith("intersection")) return inner;
  if (node.op === "range") return `apart(ranked_value(${inner}))`;
  return `${SAME[node.op] ?? node.op}${String(node.params["take"] ?? "")}(${inner})`;
}
