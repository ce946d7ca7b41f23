import { type Branch, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Over so many days people count in months or years. */
const MOST_DAYS = 730;
const BETWEEN_DAYS = new Set(["date_span", "days_between", "longest_gap"]);

/**
 * Days that nobody counts: the weekday of the first or the last date of a column, which is of no thing that the question is
 * about; and how many of them lie between dates that are years apart.
 */
export function countsIdleDays(node: Branch, bench: Workbench): boolean {
  if (node.op === "weekday") return nodesOf(node).some((inner) => !isLeaf(inner) && inner.op === "ranked_value");
  if (!BETWEEN_DAYS.has(node.op)) return false;
  const result = bench.result(node);
  return result?.type === "value" && result.value.kind === "number" && Number(result.value.decimal) > MOST_DAYS;
}
