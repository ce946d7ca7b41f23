import { isLeaf, type Node, nodesOf } from "./evolve/node.ts";

/** The collection that a question begins with, by its relation's id; "" of what begins with none. */
export function baseOf(tree: Node): string {
  const first = nodesOf(tree).find(isLeaf);
  return first ? first.relation : "";
}
