import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";

/**
 * "The years from the foundation of a bike's brand to the test of the bike": of what happened to one thing and what happened to
 * another that it only names, nobody asks how long it was.
 */
export function areTimesOfTwo({ op, params, inputs }: Branch): boolean {
  if (op !== "formula_column" || params["formula"] !== "years") return false;
  const [a, b] = [params["a"], params["b"]].map((name) =>
    Object.values(inputs).some((input) => isOfOther(input, name)),
  );
  return a !== b;
}

/** Does a column come from the pages of what the rows name? */
const isOfOther = (table: Node, name: unknown): boolean =>
  nodesOf(table).some(
    (node) =>
      !isLeaf(node) &&
      node.op === "join" &&
      node.params["on"] !== undefined &&
      (node.params["columns"] as readonly unknown[]).includes(name),
  );
