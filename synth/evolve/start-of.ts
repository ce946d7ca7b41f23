import type { Relation } from "../../core/relation.ts";
import { isLeaf, type Node } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/** The relation whose rows a chain of steps keeps: where it begins, and not what it is joined with. */
export function startOf(node: Node, bench: Workbench): Relation | undefined {
  if (isLeaf(node)) return bench.raw.get(node.relation);
  const rows = node.inputs["left"] ?? node.inputs["from"];
  return rows && startOf(rows, bench);
}
