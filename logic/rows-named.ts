import { Lists } from "../core/lists.ts";
import { foldText } from "./normalise.ts";
import type { TableResult, WorkRow } from "./operation.ts";
import { labelIndex, printedText } from "./table.ts";

// A search asks the same table for many names.
const byName = new WeakMap<TableResult, Lists<WorkRow>>();

/** The rows of a table that are called so, whatever the case and the marks of their letters. */
export function rowsNamed(table: TableResult, name: string): readonly WorkRow[] {
  let known = byName.get(table);
  if (!known) {
    known = new Lists();
    byName.set(table, known);
    const index = labelIndex(table);
    for (const row of table.rows) known.add(foldText(printedText(row.cells[index]!.value)), row);
  }
  return known.of(foldText(name));
}
