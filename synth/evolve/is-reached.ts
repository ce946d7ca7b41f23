import { type Branch, isLeaf, type Node, nodesOf } from "./node.ts";

/**
 * Is of a relation nothing read but what links of others lead to? Whoever follows these comes to where it stands, and what is asked about
 * the others does not stand there: "On the page “Halls”, who is the chair of the society whose hall was opened first?"
 */
export function isReached(tree: Node, relation: string): boolean {
  const nodes = nodesOf(tree).filter((node): node is Branch => !isLeaf(node));
  const described = new Set(
    nodes.flatMap((node) => (node.op === "identify_by" && node.inputs["one"] ? nodesOf(node.inputs["one"]) : [])),
  );
  const reading = nodes.flatMap((node) =>
    Object.entries(node.inputs).flatMap(([key, input]) =>
      isLeaf(input) && input.relation === relation ? [{ node, key }] : [],
    ),
  );
  return (
    reading.length > 0 &&
    reading.every(
      ({ node, key }) =>
        (key === "right" && (node.op === "follow" || (node.op === "join" && node.params["on"] !== undefined))) ||
        described.has(node),
    )
  );
}
