import { type Branch, isLeaf, nodesOf } from "../node.ts";

/**
 * What is told by a thing that is told the same way itself: "the master whose teacher is the one whose teacher is the one born
 * before 1900". Who taught whom can be followed from a name; described twice over, nobody can tell the two apart.
 */
export function isToldAlike(node: Branch): boolean {
  if (node.op !== "identify_by") return false;
  const { one } = node.inputs;
  return (
    one !== undefined &&
    nodesOf(one).some(
      (inner) => !isLeaf(inner) && inner.op === "identify_by" && inner.params["on"] === node.params["on"],
    )
  );
}
