import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** The sets of several rows within a question that a condition or a ranking can be put on. */
export function setsOf(tree: Branch, bench: Workbench, least: number): Node[] {
  return nodesOf(tree).filter((node) => {
    const table = bench.table(node);
    return table !== undefined && table.rows.length >= least;
  });
}

/** The nodes of one of these operations. */
export function branchesOf(tree: Branch, ops: readonly string[]): Branch[] {
  return nodesOf(tree).filter((node): node is Branch => !isLeaf(node) && ops.includes(node.op));
}
