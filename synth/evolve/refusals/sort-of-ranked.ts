import { type Branch, inputOf, isLeaf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isOfManyMatters } from "./many-matters.ts";

/** "the map references of the country with the third-longest coastline": a sort is no fact about a place in a ranking. */
export function isSortOfRanked(node: Branch, bench: Workbench): boolean {
  const choice = inputOf(node);
  if (!choice || isLeaf(choice) || choice.op !== "kth") return false;
  const long = bench.sources(node).every(({ relation }) => isOfManyMatters(relation));
  const column = bench.table(choice)?.columns.find(({ name }) => name === node.params["column"]);
  return long && column?.role === "category";
}
