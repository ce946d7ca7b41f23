import type { TableResult } from "./operation.ts";

/** A table that holds some of the rows of another: which ones, decided by which columns. */
interface Cut {
  of: TableResult;
  columns: readonly string[];
}

const cuts = new WeakMap<TableResult, Cut>();

/** Remembers that `part` was cut from `of` by these columns. Returns `part`. */
export function cut(part: TableResult, of: TableResult, columns: readonly string[]): TableResult {
  cuts.set(part, { of, columns });
  return part;
}

function chain(table: TableResult): { table: TableResult; columns: readonly string[] }[] {
  const steps: { table: TableResult; columns: readonly string[] }[] = [];
  for (let at = cuts.get(table), part = table; at; part = at.of, at = cuts.get(part))
    steps.push({ table: part, columns: at.columns });
  return steps;
}

/**
 * Were two sets cut from one table by one and the same column? Whatever is then said about both ("among the five longest or
 * among the five shortest") is known without looking.
 */
export function cutAlike(a: TableResult, b: TableResult): boolean {
  const [ofA, ofB] = [chain(a), chain(b)];
  const common = new Set(ofA.map(({ table }) => table));
  const shared = new Set(ofB.map(({ table }) => table).filter((table) => common.has(table)));
  const own = (steps: typeof ofA) => steps.filter(({ table }) => !shared.has(table)).flatMap(({ columns }) => columns);
  const [left, right] = [own(ofA), own(ofB)];
  return left.length > 0 && right.length > 0 && new Set([...left, ...right]).size === 1;
}
