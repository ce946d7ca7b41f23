import { conditionColumns } from "../condition-columns.ts";
import { linkedColumns } from "../linked-columns.ts";
import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/**
 * A share of one sort among rows that something linked chooses: "for what percentage of the stalls whose owner is Danish is the
 * colour red". What is known of the owner and what the stall is say nothing of each other; how many there are is asked.
 */
export function sharesByLinked(node: Branch, bench: Workbench): boolean {
  const { part, whole } = node.op === "percent_of" ? node.inputs : {};
  if (!part || !whole) return false;
  const chosen = conditionColumns(whole);
  const linked = linkedColumns(whole);
  if (!chosen.some((name) => linked.has(name))) return false;
  const columns = bench.sources(node).flatMap(({ relation }) => relation.columns);
  const isSort = (name: string) =>
    columns.some((column) => column.name === name && (column.type === "text" || column.type === "entity"));
  return conditionColumns(part).some((name) => !chosen.includes(name) && !linked.has(name) && isSort(name));
}
