import { Lists } from "../../core/lists.ts";
import type { Guard, TableResult, WorkRow } from "../operation.ts";
import { labelIndex, printedText } from "../table.ts";
import { foldText } from "../values/normalise.ts";

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

/** Why names do not say which rows are meant: one stands twice, or is that of no row or of several; empty where they do. */
export function faultsOfNames(table: TableResult, names: readonly string[]): Guard[] {
  if (new Set(names.map(foldText)).size < names.length) return [{ guard: "ambiguous", message: "a name stands twice" }];
  return names.flatMap((name) => {
    const found = rowsNamed(table, name).length;
    if (found === 1) return [];
    return [{ guard: found === 0 ? "empty" : "ambiguous", message: `${found} rows are called "${name}"` }];
  });
}
