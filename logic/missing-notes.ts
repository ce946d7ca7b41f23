import type { Missing } from "./measure.ts";
import type { TableResult, ThingsPhrase } from "./operation.ts";
import { columnWords } from "./phrasing.ts";
import { columnIndex } from "./table.ts";

/**
 * The statements that a question needs where rows that state nothing are left out: one per column, none where every row
 * states a value.
 */
export function missingTextNotes(
  table: TableResult,
  columns: readonly string[],
  missing: Missing,
  things: ThingsPhrase,
): string[] {
  if (missing !== "skip") return [];
  return columns.flatMap((name) => {
    const index = columnIndex(table, name);
    const { type } = table.columns[index]!;
    const numeric = type === "number" || type === "date";
    const stated = table.rows.every(({ cells }) => {
      const { kind } = cells[index]!.value;
      return kind !== "missing" && !(numeric && kind === "text");
    });
    return stated ? [] : [`Leave out ${things.plural} without a stated ${columnWords(table.columns[index]!, things)}.`];
  });
}
