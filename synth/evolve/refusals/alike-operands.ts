import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";

/** Operands of a formula have to be the same thing of different rows: two means of one column, two look-ups of one. */
export function areAlike(node: Branch): boolean {
  const inputs = Object.values(node.inputs);
  const columns = new Set(
    inputs.map((input) => (isLeaf(input) ? "" : String(input.params["column"] ?? input.params["by"] ?? ""))),
  );
  const ops = [...new Set(inputs.map((input) => (isLeaf(input) ? "" : input.op)))].sort().join();
  if (node.op === "days_between" && ops === "lookup" && areOfTwo(inputs)) return true;
  if (ops === "lookup" && areOfTwoRankings(inputs)) return false;
  // One thing may be held against the mean, and be a part of the sum, of its group.
  if (node.op === "percent_of" && ops === "ranked_value,sum") return columns.size === 1;
  const one = node.op === "percent_of" ? "lookup,sum" : node.op === "difference" ? "lookup,mean" : "";
  return columns.size === 1 && (!ops.includes(",") || ops === one);
}

/** "The capacity of the oldest hall and that of the dearest one": what the two were found by is not the same. */
function areOfTwoRankings(inputs: readonly Node[]): boolean {
  const found = inputs.map((input) => inputOf(input));
  const by = found.map((one) => (one && !isLeaf(one) && one.op === "kth" ? String(one.params["by"]) : undefined));
  return !by.includes(undefined) && new Set(by).size > 1;
}

/** Days lie between the launch of a boat and the start of a meeting: each history has a column of its own. */
function areOfTwo(inputs: readonly Node[]): boolean {
  const sources = inputs.map((input) =>
    nodesOf(input)
      .flatMap((inner) => (isLeaf(inner) ? inner.relation : []))
      .join(),
  );
  return new Set(sources).size === inputs.length;
}
