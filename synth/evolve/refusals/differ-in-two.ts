import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";

/** What is taken of many figures together. */
const TAKEN: ReadonlySet<string> = new Set(["mean", "median", "sum", "count", "range", "stdev"]);

/**
 * Two figures that differ in more than one respect: "the mean takings of all halls in 2023 and those of the older halls in 2021". What
 * lies between them tells neither what the years did nor how old halls fare.
 */
export function differInTwo({ inputs }: Branch): boolean {
  const [one, other] = Object.values(inputs);
  if (!one || !other || !isTaken(one) || !isTaken(other)) return false;
  return tablesOf(one) !== tablesOf(other) && choiceOf(one) !== choiceOf(other);
}

const isTaken = (node: Node): boolean => !isLeaf(node) && TAKEN.has(node.op);

const tablesOf = (node: Node): string =>
  [...new Set(nodesOf(node).flatMap((inner) => (isLeaf(inner) ? [inner.relation] : [])))].sort().join();

const choiceOf = (node: Node): string =>
  JSON.stringify(nodesOf(node).flatMap((inner) => (isLeaf(inner) ? [] : (inner.params["where"] ?? []))));
