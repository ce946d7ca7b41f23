import type { Column } from "../../core/relation.ts";
import type { TableResult, ThingsPhrase } from "../operation.ts";
import { columnIndex } from "../table.ts";
import type { Missing } from "../values/measure.ts";
import { asideWords } from "./aside-words.ts";
import { isCountable, isPlural, listOf } from "./english.ts";
import { columnWords } from "./phrasing.ts";

/**
 * The statements that a question needs where rows are left out: per column one for those that state nothing, and one that
 * names those whose value is not understood. None where every row states a value.
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
    const aside = numeric ? table.rows.filter(({ cells }) => cells[index]!.value.kind === "unsure") : [];
    return [
      ...(stated ? [] : [leftOut([table.columns[index]!], things)]),
      ...(aside.length === 0 ? [] : [asideWords(table, aside, [name], things)]),
    ];
  });
}

/** "Leave out countries without a stated area." */
export function leftOut(columns: readonly Column[], things: ThingsPhrase): string {
  const words = columns.map((column) =>
    statedWords(columnWords(column, things), column.type === "number" && column.unit === undefined),
  );
  return `Leave out ${things.plural} without ${listOf(words, "or")}.`;
}

/** "a stated area", "a stated number of airports", "stated languages" */
function statedWords(name: string, numeric: boolean): string {
  if (!isPlural(name)) return `a stated ${name}`;
  return numeric && isCountable(name) ? `a stated number of ${name}` : `stated ${name}`;
}
