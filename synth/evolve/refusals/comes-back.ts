import { type Branch, firstOf, isLeaf, nodesOf } from "../node.ts";

/**
 * "The holder of the course whose holder is tallest": what is asked of was what the thing was chosen by, and is foremost without
 * it.
 */
export function comesBack({ op, params, inputs }: Branch): boolean {
  const start = firstOf(inputs);
  const asked = op === "follow" ? params["on"] : op === "lookup" ? params["column"] : undefined;
  if (asked === undefined || !start || isLeaf(start) || start.op !== "kth") return false;
  return nodesOf(start).some(
    (node) =>
      !isLeaf(node) &&
      node.op === "join" &&
      node.params["on"] === asked &&
      (node.params["columns"] as readonly string[]).includes(String(start.params["by"])),
  );
}
