import type { Column } from "../core/relation.ts";
import type { Value } from "../core/value.ts";
import type { Guard, TableResult, WorkCell, WorkRow } from "./operation.ts";
import { columnIndex } from "./table.ts";
import { cellGuards, compareDecimals, type Missing, measureGuards } from "./values/measure.ts";

/** One row with the value that it is ordered by. */
interface Ordered {
  row: WorkRow;
  cell: WorkCell;
  /** The year or month within which nobody can tell its place: one of the dates in it states no more than that. */
  within?: string;
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
  stated.sort((a, b) => fullOrder(b.cell.value, a.cell.value));
  return { column, descending: kind === "date" ? withCoarse(stated) : stated, missing, unsure };
}

/** A total order, where dates that are a tie as far as printed keep together: a year before the days in it. */
function fullOrder(a: Value, b: Value): number {
  const order = compareValues(a, b);
  if (order !== 0 || a.kind !== "date" || b.kind !== "date") return order;
  return a.iso.length - b.iso.length;
}

/**
 * The rows whose places a coarser date leaves open know it: "1968" lies before and after "May 1968" and "August 1968", though
 * these two are no tie.
 */
function withCoarse(stated: readonly Ordered[]): readonly Ordered[] {
  const isos = stated.map(({ cell }) => (cell.value.kind === "date" ? cell.value.iso : ""));
  const longest = Math.max(0, ...isos.map((iso) => iso.length));
  const coarse = new Set(isos.filter((iso) => iso.length < longest));
  if (coarse.size === 0) return stated;
  return stated.map((one, at) => {
    const iso = isos[at]!;
    const within = [YEAR, MONTH, DAY].map((length) => iso.slice(0, length)).find((part) => coarse.has(part));
    return within === undefined ? one : { ...one, within };
  });
}

/** So many characters of an ISO date say the year, the month and the day. */
const [YEAR, MONTH, DAY] = [4, 7, 10] as const;

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
  if (!a || !b) return [];
  const isOpen = a.within !== undefined && a.within === b.within;
  if (!isOpen && compareValues(a.cell.value, b.cell.value) !== 0) return [];
  return [{ guard: "tie", message: `two rows tie at place ${first + 1} by "${name}" (${a.cell.value.printed})` }];
}
