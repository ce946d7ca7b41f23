import { compare } from "./fraction.ts";
import { amount, type StoredRow, type StoredTable, type StoredValue } from "./stored.ts";
import { mentions, reading, sameText } from "./texts.ts";

type Test = { column: string; is: string; value: string | string[] };
/** As programs write conditions: a test, all of several, or any of several. */
export type Condition = Test | { and: Condition[] } | { or: Condition[] };

export function holds(condition: Condition, table: StoredTable, row: StoredRow): boolean {
  if ("and" in condition) return condition.and.every((part) => holds(part, table, row));
  if ("or" in condition) return condition.or.some((part) => holds(part, table, row));
  return passes(condition, cellOf(table, row, condition.column));
}

/** The cell of a named column. */
export function cellOf(table: StoredTable, row: StoredRow, column: string): StoredValue {
  const index = table.columns.findIndex(({ name }) => name === column);
  if (index < 0) throw new Error(`there is no column "${column}"`);
  return row.cells[index]!;
}

/** Numbers by size, dates by time; the coarser of two dates decides how much of them is compared. */
export function order(a: StoredValue, b: StoredValue): number {
  if (a.kind === "number" && b.kind === "number") return compare(amount(a), amount(b));
  if (a.kind !== "date" || b.kind !== "date") throw new Error(`"${a.printed}" and "${b.printed}" have no order`);
  const length = Math.min(a.iso!.length, b.iso!.length);
  const [left, right] = [a.iso!.slice(0, length), b.iso!.slice(0, length)];
  return left < right ? -1 : Number(left > right);
}

function passes({ is, value }: Test, cell: StoredValue): boolean {
  const wanted = [value].flat();
  const texts = cell.kind === "missing" ? [] : cell.kind === "list" ? cell.items!.map(reading) : [cell.printed];
  const equal = (text: string) => wanted.some((other) => sameText(other) === sameText(text));
  switch (is) {
    case "equals":
    case "in":
      return texts.some(equal);
    case "differs":
      return texts.length > 0 && !texts.some(equal);
    case "includes":
      return texts
        .flatMap((text) => text.split(/[,;]/))
        .some((item) => sameText(item.trim()) === sameText(String(wanted[0])));
    case "mentions":
      return texts.some((text) => mentions(text, wanted[0]!));
  }
  if (cell.kind !== "number" && cell.kind !== "date") return false;
  const kind = cell.kind;
  const signs = wanted.map((limit) => order(cell, { kind, printed: limit, decimal: limit, iso: limit }));
  switch (is) {
    case ">":
      return signs[0]! > 0;
    case ">=":
      return signs[0]! >= 0;
    case "<":
      return signs[0]! < 0;
    case "<=":
      return signs[0]! <= 0;
    case "=":
      return signs[0] === 0;
    case "between":
      return signs[0]! >= 0 && signs[1]! <= 0;
  }
  throw new Error(`unknown test "${is}"`);
}
