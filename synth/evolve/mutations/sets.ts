import { type Branch, isLeaf, type Node, nodeKey, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/**
 * The sets of several rows within a question that a condition or a ranking can be put on: not what names are picked from
 * or joined to, and not a whole relation whose rows nobody has a word for.
 */
export function setsOf(tree: Branch, bench: Workbench, least: number): Node[] {
  const nodes = nodesOf(tree);
  const hidden = new Set(
    nodes.flatMap((node) => {
      if (isLeaf(node)) return bench.relation(node.relation).hasNoun ? [] : [nodeKey(node)];
      // What is reduced to rows that state something is asked about as that.
      if (node.op === "stated" || node.op === "aside") return Object.values(node.inputs).map(nodeKey);
      if (node.op === "join" || node.op === "during" || (node.op === "follow" && node.params["label"] === undefined))
        return [nodeKey(node.inputs["right"]!)];
      const byName = node.op === "named" || node.op === "follow" || node.params["label"] !== undefined;
      return byName ? Object.values(node.inputs).map(nodeKey) : [];
    }),
  );
  return nodes.filter((node) => {
    const table = bench.table(node);
    return table !== undefined && table.rows.length >= least && !hidden.has(nodeKey(node));
  });
}

/** The nodes of one of these operations. */
export function branchesOf(tree: Branch, ops: readonly string[]): Branch[] {
  return nodesOf(tree).filter((node): node is Branch => !isLeaf(node) && ops.includes(node.op));
}
