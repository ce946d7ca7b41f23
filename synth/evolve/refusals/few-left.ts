import { conditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Fewer things that a condition left are looked through at a glance; of a mean or a sum all have to be read. */
const LEAST_LEFT: Readonly<Record<string, number>> = {
  ...{ kth: 5, ranked_value: 5, probability: 8, mode: 5, distinct: 5, date_span: 5, median: 5 },
  ...{ mean: 4, sum: 4, pearson: 10, spearman: 10, linear_fit: 10 },
};

/** A condition left next to nothing to choose from, or to take a figure of. */
export function isOfFewLeft(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  const least = LEAST_LEFT[node.op];
  if (least === undefined || !from || isLeaf(from) || from.op === "group") return false;
  return conditionColumns(from).length > 0 && (bench.table(from)?.rows.length ?? least) < least;
}
