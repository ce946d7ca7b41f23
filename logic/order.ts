import type { Column } from "../core/relation.ts";
import type { Value } from "../core/value.ts";
import type { Guard, TableResult, WorkCell, WorkRow } from "./operation.ts";
import { columnIndex } from "./table.ts";
import { cellGuards, compareDecimals, type Missing, measureGuards } from "./values/measure.ts";

/** One row with the value that it is ordered by. */
interface Ordered {
  row: WorkRow;
  cell: WorkCell;
}

export interface Order {
  column: Column;
  /** Rows that state a value, highest (latest) first; ties in table order. */
  descending: readonly Ordered[];
  missing: readonly WorkRow[];
  unsure: readonly WorkRow[];
}

/**
 * Compares two dates cut to what was printed: by the part that both state; 0 where that part is equal, so that 2020 and
 * 2020-05 are a tie.
 */
export function compareDates(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  const [left, right] = [a.slice(0, length), b.slice(0, length)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Compares two numbers or two dates; 0 where they tie or cannot be compared. */
export function compareValues(a: Value, b: Value): number {
  if (a.kind === "number" && b.kind === "number") return compareDecimals(a, b);
  if (a.kind === "date" && b.kind === "date") return compareDates(a.iso, b.iso);
  return 0;
}

const orders = new WeakMap<TableResult, Map<string, Order>>();

/** The rows ordered by a column of numbers or dates, once per table. Throws `GuardError("unknown_column")`. */
export function orderBy(table: TableResult, name: string): Order {
  let known = orders.get(table);
  if (!known) {
    known = new Map();
    orders.set(table, known);
  }
  let order = known.get(name);
  if (!order) {
    order = orderColumn(table, name);
    known.set(name, order);
  }
  return order;
}

function orderColumn(table: TableResult, name: string): Order {
  const index = columnIndex(table, name);
  const column = table.columns[index]!;
  const kind = column.type === "date" ? "date" : "number";
  const stated: Ordered[] = [];
  const missing: WorkRow[] = [];
  const unsure: WorkRow[] = [];
  for (const row of table.rows) {
    const cell = row.cells[index]!;
    if (cell.value.kind === kind) stated.push({ row, cell });
    else if (cell.value.kind === "missing" || cell.value.kind === "text") missing.push(row);
    else unsure.push(row);
  }
  stated.sort((a, b) => compareValues(b.cell.value, a.cell.value));
  return { column, descending: stated, missing, unsure };
}

/** What speaks against ranking rows by this column. */
export function orderGuards(table: TableResult, name: string, missing: Missing): Guard[] {
  const order = orderBy(table, name);
  const { column } = order;
  if (column.role === "identifier")
    return [{ guard: "identifier", message: `"${name}" is a code, nothing to rank by` }];
  if (column.type === "date") return cellGuards(table, name, order, missing);
  return measureGuards(table, name, missing);
}

/** A tie between the rows at two places of an order. */
export function tieGuard(rows: readonly Ordered[], first: number, second: number, name: string): Guard[] {
  const [a, b] = [rows[first], rows[second]];
  if (!a || !b || compareValues(a.cell.value, b.cell.value) !== 0) return [];
  return [{ guard: "tie", message: `two rows tie at place ${first + 1} by "${name}" (${a.cell.value.printed})` }];
}
