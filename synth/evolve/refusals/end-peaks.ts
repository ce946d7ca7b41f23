import { orderBy } from "../../../logic/order.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/**
 * What something was in the year in which something else was highest, where that is the first or the last year: of what only rises
 * the year of its peak is the last one, and the question a detour to its page.
 */
export function isAtItsEnds(node: Branch, bench: Workbench): boolean {
  if (node.op !== "in_peak_year") return false;
  const from = inputOf(node);
  const table = from && bench.table(from);
  if (!table) return false;
  const { descending } = orderBy(table, String(node.params["by"]));
  const found = descending.at(node.params["end"] === "highest" ? 0 : -1)?.row;
  return found === table.rows[0] || found === table.rows.at(-1);
}
