import { type Condition, conjuncts, type Test } from "../condition.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { TableResult } from "../operation.ts";
import { orderBy } from "../order.ts";

/** How a development is read that is a rise for some things and a fall for others. */
export const SIGNED = "A decrease counts as a negative increase.";
export const SIGNED_CHINESE = "减少按负的增加计算。";

const isSigned = (note: string) => note === SIGNED || note === SIGNED_CHINESE;

/** Statements without that of the sign where those that come first, in a row of so many, all rose: how a fall counts changes nothing. */
export function withoutIdleSign(
  notes: readonly string[],
  table: TableResult,
  by: string,
  { k, end }: { k: number; end: "highest" | "lowest" },
): string[] {
  if (end === "lowest" || !notes.some(isSigned)) return [...notes];
  const { descending } = orderBy(table, by);
  const index = table.columns.findIndex(({ name }) => name === by);
  // The next one is what they are held against.
  const rise = descending.slice(0, k).every(({ row }) => isPositive(row.cells[index]!.value));
  return rise ? notes.filter((note) => !isSigned(note)) : [...notes];
}

/** The same where only those are meant that rose by more than so much. */
export function withoutSignAbove(notes: readonly string[], made: readonly string[], where: Condition): string[] {
  const above = (test: Test) =>
    made.includes(test.column) &&
    ((test.is === ">" && !new Decimal(test.value).isNegative()) ||
      (test.is === ">=" && new Decimal(test.value).isPositive() && !new Decimal(test.value).isZero()));
  const isIdle = conjuncts(where).some((tests) => tests.every(above));
  return isIdle ? notes.filter((note) => !isSigned(note)) : [...notes];
}

const isPositive = (value: { kind: string; decimal?: string }) =>
  value.kind === "number" && value.decimal !== undefined && new Decimal(value.decimal).greaterThan(0);
