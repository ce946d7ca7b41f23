import type { Column } from "../../core/relation.ts";
import type { NumberValue } from "../../core/value.ts";
import { Decimal, plain } from "../numerics/decimal.ts";
import type { Guard, TableResult, WorkCell, WorkRow } from "../operation.ts";
import { columnIndex, rowName } from "../table.ts";
import { sameUnit } from "./units.ts";

/** What to do with rows that state no value: refuse, or leave them out and say so in the question. */
export type Missing = "skip" | undefined;

/** One row with the number that a column gives it. */
export interface Measured {
  row: WorkRow;
  cell: WorkCell;
  value: NumberValue;
  number: Decimal;
}

export interface Measurement {
  column: Column;
  /** Rows that state a number, in table order. */
  measured: readonly Measured[];
  /** Rows that state nothing. */
  missing: readonly WorkRow[];
  /** Rows that state something that is not understood. */
  unsure: readonly WorkRow[];
  /** The unit that all share; absent where there is none. */
  unit: string | undefined;
  mixedUnits: boolean;
}

const decimals = new WeakMap<NumberValue, Decimal>();

/** The number of a value, parsed once. */
export function decimalOf(value: NumberValue): Decimal {
  let decimal = decimals.get(value);
  if (!decimal) {
    decimal = new Decimal(value.decimal);
    decimals.set(value, decimal);
  }
  return decimal;
}

/**
 * Compares two decimals exactly. Rounding to a double keeps the order, so doubles that differ decide; only where they are
 * equal the digits behind them count (IEEE 754 §4.3).
 */
export function compareDecimals(a: NumberValue, b: NumberValue): number {
  const [left, right] = [Number(a.decimal), Number(b.decimal)];
  if (left !== right) return left < right ? -1 : 1;
  return a.decimal === b.decimal ? 0 : decimalOf(a).cmp(decimalOf(b));
}

const measurements = new WeakMap<TableResult, Map<string, Measurement>>();

/** All numbers of one column, read once per table. Throws `GuardError("unknown_column")`. */
export function measure(table: TableResult, name: string): Measurement {
  let known = measurements.get(table);
  if (!known) {
    known = new Map();
    measurements.set(table, known);
  }
  let measurement = known.get(name);
  if (!measurement) {
    measurement = measureColumn(table, name);
    known.set(name, measurement);
  }
  return measurement;
}

function measureColumn(table: TableResult, name: string): Measurement {
  const index = columnIndex(table, name);
  const measured: Measured[] = [];
  const missing: WorkRow[] = [];
  const unsure: WorkRow[] = [];
  for (const row of table.rows) {
    const cell = row.cells[index]!;
    const { value } = cell;
    if (value.kind === "number") measured.push({ row, cell, value, number: decimalOf(value) });
    else if (value.kind === "missing" || value.kind === "text") missing.push(row);
    else unsure.push(row);
  }
  const first = measured[0]?.value.unit;
  return {
    column: table.columns[index]!,
    measured,
    missing,
    unsure,
    unit: first ?? table.columns[index]!.unit,
    mixedUnits: measured.some((m) => !sameUnit(m.value.unit, first)),
  };
}

/** What speaks against computing with this column's numbers at all. */
export function measureGuards(table: TableResult, name: string, missing: Missing): Guard[] {
  const found = measure(table, name);
  if (found.column.type !== "number") return [{ guard: "not_number", message: `"${name}" does not hold numbers` }];
  const guards: Guard[] = cellGuards(table, name, found, missing);
  if (found.mixedUnits) guards.push({ guard: "mixed_units", message: `"${name}" mixes units` });
  return guards;
}

/** So many rows whose value is stated but not understood may be set aside by name; more would be a list of exceptions. */
const MOST_ASIDE = 3;

/**
 * Guards for cells that state nothing or cannot be read. With `missing: "skip"` rows without a value are left out, and a few
 * rows whose value is not understood are set aside: the question names them.
 */
export function cellGuards(
  table: TableResult,
  name: string,
  found: { missing: readonly WorkRow[]; unsure: readonly WorkRow[] },
  missing: Missing,
): Guard[] {
  const guards: Guard[] = [];
  const some = (rows: readonly WorkRow[]) =>
    rows
      .slice(0, 3)
      .map((row) => rowName(table, row))
      .join(", ");
  if (found.unsure.length > (missing === "skip" ? MOST_ASIDE : 0)) {
    const message = `${found.unsure.length} cells of "${name}" cannot be read for sure (${some(found.unsure)})`;
    guards.push({ guard: "unsure_cells", message });
  }
  if (found.missing.length > 0 && missing !== "skip") {
    const message = `${found.missing.length} rows state no "${name}" (${some(found.missing)})`;
    guards.push({ guard: "missing_cells", message });
  }
  return guards;
}

/** Guards of operations that average or add: identifiers, ranks and years are no quantities. */
export function quantityGuards(column: Column): Guard[] {
  if (column.role === "measure") return [];
  return [{ guard: "not_a_quantity", message: `"${column.name}" is a ${column.role}, not a quantity` }];
}

/** Guards for aggregates: fewer rows than `least`, or values that are all the same. */
export function spreadGuards(name: string, numbers: readonly Decimal[], least: number): Guard[] {
  if (numbers.length < least) {
    return [{ guard: "too_few", message: `"${name}" has ${numbers.length} values here, at least ${least} are needed` }];
  }
  if (numbers.length > 1 && numbers.every((n) => n.eq(numbers[0]!))) {
    return [{ guard: "all_equal", message: `all values of "${name}" are equal here` }];
  }
  return [];
}

/** A computed number. Its printed form is the plain decimal. */
export function computed(number: Decimal, unit: string | undefined): NumberValue {
  const decimal = plain(number);
  const precision = Math.max(0, number.decimalPlaces());
  return { kind: "number", printed: decimal, decimal, precision, ...(unit === undefined ? {} : { unit }) };
}
