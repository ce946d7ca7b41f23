import type { TableResult } from "../operation.ts";
import { columnIndex } from "../table.ts";
import type { Missing } from "../values/measure.ts";
import { chineseAside } from "./aside-words.ts";
import type { ChineseThings } from "./phrase.ts";
import { columnName } from "./phrasing.ts";

/** The statements that a question needs where rows are left out, as `missingTextNotes` gives them in English. */
export function chineseMissingNotes(
  table: TableResult,
  columns: readonly string[],
  missing: Missing,
  things: ChineseThings,
): string[] {
  if (missing !== "skip") return [];
  return columns.flatMap((name) => {
    const index = columnIndex(table, name);
    const column = table.columns[index]!;
    const numeric = column.type === "number" || column.type === "date";
    const stated = table.rows.every(({ cells }) => {
      const { kind } = cells[index]!.value;
      return kind !== "missing" && !(numeric && kind === "text");
    });
    const aside = numeric ? table.rows.filter(({ cells }) => cells[index]!.value.kind === "unsure") : [];
    return [
      ...(stated ? [] : [`未列出${columnName(column, things)}的${things.noun}不计在内。`]),
      ...(aside.length === 0 ? [] : [chineseAside(table, aside, [name], things)]),
    ];
  });
}
