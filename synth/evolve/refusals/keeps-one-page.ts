import { evidenceOf } from "../../../logic/table.ts";
import { type Branch, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** A condition that names one page ("whose page is …") where all else stands on that page. */
export function keepsOnePage(tree: Branch, bench: Workbench): boolean {
  return nodesOf(tree).some((node) => {
    if (isLeaf(node) || node.op !== "filter") return false;
    const where = node.params["where"] as { column?: string; is?: string };
    const table = bench.table(node.inputs["from"]!);
    const index = table?.columns.findIndex((column) => column.name === where.column) ?? -1;
    if (!table || index < 0 || where.is !== "equals") return false;
    const pages = new Map<string, Set<string>>();
    const names = new Map<string, Set<string>>();
    for (const row of table.rows) {
      const cell = row.cells[index]!;
      const { value } = cell;
      const url = evidenceOf(cell)[0]?.url ?? "";
      pages.set(value.printed, (pages.get(value.printed) ?? new Set()).add(url));
      names.set(url, (names.get(url) ?? new Set()).add(value.printed));
    }
    const own = [...pages.values(), ...names.values()].every((found) => found.size === 1);
    return own && pages.size > 1 && pages.size < table.rows.length;
  });
}
