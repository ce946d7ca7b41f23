import { isLeaf, type Node, nodesOf } from "./node.ts";

/** The columns of a set that come from the pages of what its rows name: when a boat's maker was founded, and not when it was built. */
export const linkedColumns = (tree: Node): ReadonlySet<string> =>
  new Set(
    nodesOf(tree).flatMap((node) =>
      isLeaf(node) || node.op !== "join" || node.params["on"] === undefined
        ? []
        : (node.params["columns"] as readonly string[]),
    ),
  );
