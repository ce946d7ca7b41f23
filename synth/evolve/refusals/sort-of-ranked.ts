import { type Branch, isLeaf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Facts of more columns than this are about many matters. */
const LONG_LIST = 12;

/** "the map references of the country with the third-longest coastline": a sort is no fact about a place in a ranking. */
export function isSortOfRanked(node: Branch, bench: Workbench): boolean {
  const [choice] = Object.values(node.inputs);
  if (!choice || isLeaf(choice) || choice.op !== "kth") return false;
  const long = bench.sources(node).every(({ relation }) => relation.columns.length > LONG_LIST);
  const column = bench.table(choice)?.columns.find(({ name }) => name === node.params["column"]);
  return long && column?.role === "category";
}
