import { cellOf, order } from "./conditions.ts";
import type { Fraction } from "./fraction.ts";
import {
  amount,
  type StoredColumn,
  type StoredRow,
  type StoredStep,
  type StoredTable,
  type StoredValue,
} from "./stored.ts";
import { reading, sameText } from "./texts.ts";

/** What a step comes to: a table, a number that was computed, a value that was read, or yes and no. */
export type Outcome =
  | { is: "table"; table: StoredTable; ordered: boolean }
  | { is: "number"; number: Fraction; unit: string | undefined }
  | { is: "value"; value: StoredValue; column: StoredColumn }
  | { is: "truth"; yes: boolean }
  /** Several numbers by name; those that are exact are never rounded. */
  | { is: "parts"; parts: { name: string; number: Fraction; unit: string | undefined; exact: boolean }[] };

/** The result that a parameter names, or, for names out of a list, the result of that name. */
export type Given = (parameter: string) => Outcome;
export type Operation = (step: StoredStep, given: Given) => Outcome;

/** A column's numbers; rows that state none are left out. */
export interface Measured {
  numbers: Fraction[];
  unit: string | undefined;
}

export const table = (outcome: Outcome): StoredTable => {
  if (outcome.is !== "table") throw new Error("a table is needed here");
  return outcome.table;
};
export const rowsOf = (from: StoredTable, rows: StoredRow[], ordered = false): Outcome => ({
  is: "table",
  table: { columns: from.columns, rows },
  ordered,
});
export const number = (value: Fraction, unit?: string): Outcome => ({ is: "number", number: value, unit });

/** The column that names the rows. */
export function labelOf(from: StoredTable): string {
  const label = from.columns.find(({ role }) => role === "label");
  if (!label) throw new Error("no column names the rows");
  return label.name;
}
export const nameOf = (from: StoredTable, row: StoredRow) => sameText(reading(cellOf(from, row, labelOf(from))));
export const columnOf = (from: StoredTable, name: string) => from.columns.find((column) => column.name === name)!;

export function only<T>(items: readonly T[]): T {
  if (items.length !== 1) throw new Error(`one is needed here, there are ${items.length}`);
  return items[0]!;
}

export function measured(from: StoredTable, column: string, rows = from.rows): Measured {
  const values = rows.map((row) => cellOf(from, row, column)).filter(({ kind }) => kind === "number");
  return {
    numbers: values.map(amount),
    unit: values[0]?.unit ?? columnOf(from, column).unit,
  };
}

/** Rows with a number or date in the column, the highest or latest first. */
export function ranked(from: StoredTable, by: string): StoredRow[] {
  const kind = columnOf(from, by).type === "date" ? "date" : "number";
  return from.rows
    .filter((row) => cellOf(from, row, by).kind === kind)
    .sort((a, b) => order(cellOf(from, b, by), cellOf(from, a, by)));
}

export function operand(outcome: Outcome): { number: Fraction; unit: string | undefined } {
  if (outcome.is === "number") return outcome;
  if (outcome.is === "value" && outcome.value.kind === "number") {
    return { number: amount(outcome.value), unit: outcome.value.unit };
  }
  throw new Error("a number is needed here");
}

/** Rows that share a value of a column; those that state none are left out. */
export function grouped(from: StoredTable, by: string): StoredRow[][] {
  const groups = new Map<string, StoredRow[]>();
  for (const row of from.rows) {
    const cell = cellOf(from, row, by);
    if (cell.kind === "missing") continue;
    const key = sameText(cell.printed);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}
