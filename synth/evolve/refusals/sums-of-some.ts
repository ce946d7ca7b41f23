import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What keeps those rows that state something, and what sets aside those that state it in words that nobody can compute with. */
const REDUCING = new Set(["stated", "aside"]);

/**
 * Sums of groups of which some lack a row: "which host has the lowest combined number of guests" where the page of one of his
 * evenings gives no number. He has the lowest for want of a figure; a mean does not suffer from that.
 */
export function sumsSome(node: Branch, bench: Workbench): boolean {
  if (node.op !== "group" || node.params["take"] !== "sum") return false;
  const by = String(node.params["by"]);
  return nodesOf(node).some((inner) => {
    if (isLeaf(inner) || !REDUCING.has(inner.op)) return false;
    const before = sizes(inner.inputs["from"], by, bench);
    const after = sizes(inner, by, bench);
    return [...after].some(([group, size]) => before.get(group) !== size);
  });
}

/** How many rows fall to each group. */
function sizes(rows: Node | undefined, by: string, bench: Workbench): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const table = rows && bench.table(rows);
  const at = table?.columns.findIndex(({ name }) => name === by) ?? -1;
  if (!table || at < 0) return found;
  for (const { cells } of table.rows) {
    const { printed } = cells[at]!.value;
    found.set(printed, (found.get(printed) ?? 0) + 1);
  }
  return found;
}
