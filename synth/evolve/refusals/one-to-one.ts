import { conditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { borrowedColumns } from "./of-another.ts";

/** Operations that say how many rows there are of what sort. */
const COUNTING = new Set(["count", "distinct", "group", "mode", "probability"]);

/** Of fewer things it is chance that they have as many. */
const LEAST_THINGS = 3;

/**
 * Things that each have one of another kind to themselves, or of which each of another kind has as many, chosen, sorted and counted
 * by what is said of those alone: "which builder of their chapel have most of the villages" asks for the builder of most chapels,
 * and takes the villages' pages for nothing; how many of the doors are in houses of brick is four times the houses.
 */
export function countsCounterparts(node: Branch, bench: Workbench): boolean {
  if (!COUNTING.has(node.op) || (node.op === "group" && node.params["take"] !== "count")) return false;
  const from = inputOf(node);
  const join = from && joinBelow(from);
  if (!join || !isEven(join, bench)) return false;
  const borrowed = borrowedColumns(join);
  const sorted = [node.params["by"], node.params["column"]].filter((name): name is string => typeof name === "string");
  const columns = [...conditionColumns(node), ...sorted];
  return columns.length > 0 && columns.every((column) => borrowed.has(column));
}

/** The join that conditions choose rows of; undefined where there is none. */
function joinBelow(node: Node): Branch | undefined {
  if (isLeaf(node)) return undefined;
  if (node.op === "join") return typeof node.params["on"] === "string" ? node : undefined;
  const { from } = node.inputs;
  return node.op === "filter" && from ? joinBelow(from) : undefined;
}

/** Whether each thing that the rows point to is pointed to by as many of them. */
function isEven({ params, inputs }: Branch, bench: Workbench): boolean {
  const left = inputs["left"] && bench.table(inputs["left"]);
  const at = left?.columns.findIndex(({ name }) => name === params["on"]) ?? -1;
  if (!left || at < 0) return false;
  const counts = new Map<string, number>();
  for (const { cells } of left.rows) {
    const named = cells[at]!.value.printed.trim();
    counts.set(named, (counts.get(named) ?? 0) + 1);
  }
  return counts.size >= LEAST_THINGS && new Set(counts.values()).size === 1;
}
