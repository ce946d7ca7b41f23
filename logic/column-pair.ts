import type { Pair } from "./numerics/correlation.ts";
import { correlatesAbove } from "./numerics/correlation.ts";
import type { Guard, TableResult, UsedCell, WorkRow } from "./operation.ts";
import { columnCells, columnNamed } from "./table.ts";
import { type Measured, type Missing, measure, measureGuards, quantityGuards } from "./values/measure.ts";
import { foldText } from "./values/normalise.ts";

/** Fewer pairs than this correlate by chance. */
export const LEAST_PAIRS = 5;
/** A side with fewer different values is a division in two groups, not a quantity. */
const LEAST_DIFFERENT = 3;
/** Where more than this share of the rows state one and the same value (most often none at all), the others alone correlate. */
const MOST_EQUAL = 0.4;
/** Columns that agree more than this (absolute Pearson coefficient) say the same thing twice: a share and its complement. */
const SAME = "0.9995";

/** Rows that state a number in both of two columns. */
interface ColumnPair {
  rows: readonly WorkRow[];
  /** `x` of the column that the other is held against, `y` of the column itself. */
  pairs: readonly Pair[];
}

const known = new WeakMap<TableResult, Map<string, ColumnPair>>();

/** The pairs of two columns, in table order, once per table. Throws `GuardError("unknown_column")`. */
export function columnPair(table: TableResult, column: string, by: string): ColumnPair {
  const ofTable = known.get(table) ?? new Map<string, ColumnPair>();
  known.set(table, ofTable);
  const key = JSON.stringify([column, by]);
  const found = ofTable.get(key) ?? pairColumns(table, column, by);
  ofTable.set(key, found);
  return found;
}

function pairColumns(table: TableResult, column: string, by: string): ColumnPair {
  const xs = new Map(measure(table, by).measured.map((found): [WorkRow, Measured] => [found.row, found]));
  const both = measure(table, column).measured.filter(({ row }) => xs.has(row));
  return {
    rows: both.map(({ row }) => row),
    pairs: both.map(({ row, number }) => ({ x: xs.get(row)!.number, y: number })),
  };
}

/** The cells of both columns in the rows that state both. */
export function pairCells(table: TableResult, column: string, by: string): UsedCell[] {
  const { rows } = columnPair(table, column, by);
  return [...columnCells(table, column, rows), ...columnCells(table, by, rows)];
}

/** What speaks against relating two columns: no quantities, too few pairs, hardly a value that differs, one thing twice. */
export function pairGuards(
  table: TableResult,
  { column, by, missing }: { column: string; by: string; missing?: Missing },
  least = LEAST_PAIRS,
): Guard[] {
  if (column === by) return [{ guard: "trivial", message: "a column is held against itself" }];
  const guards = [column, by].flatMap((name) => [
    ...measureGuards(table, name, missing),
    ...quantityGuards(columnNamed(table, name)),
  ]);
  if (guards.length > 0) return guards;
  const { pairs } = columnPair(table, column, by);
  if (pairs.length < least)
    return [{ guard: "too_few", message: `${pairs.length} rows state both, at least ${least} are needed` }];
  const flat = [column, by].find((_, side) => {
    const counts = new Map<string, number>();
    for (const { x, y } of pairs) {
      const value = (side === 0 ? y : x).toString();
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts.size < LEAST_DIFFERENT || Math.max(...counts.values()) > MOST_EQUAL * pairs.length;
  });
  if (flat !== undefined) return [{ guard: "all_equal", message: `nearly all values of "${flat}" are equal here` }];
  if (isPartOf(column, by) || isPartOf(by, column))
    return [{ guard: "part_of_whole", message: `"${column}" and "${by}" are a whole and its part` }];
  if (correlatesAbove(pairs, SAME))
    return [{ guard: "same_thing", message: `"${column}" and "${by}" say the same thing twice` }];
  return [];
}

/** Words that make a column the whole of which others are parts. */
const WHOLE = /^(?:total|all|overall|sum|combined)$/;

/** "Area > land" of "Area > total", "Enrolled women" of "Enrolled": the name of the whole, with more said. */
function isPartOf(part: string, whole: string): boolean {
  const words = (name: string) => foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words(whole).filter((word) => !WHOLE.test(word));
  const other = new Set(words(part));
  return own.length > 0 && own.every((word) => other.has(word));
}
