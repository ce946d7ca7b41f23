import type { Value } from "../../core/value.ts";
import type { TableResult } from "../../logic/operation.ts";

/** Fewer pairs go along by chance as often as not. */
const LEAST_PAIRS = 6;
/** Two columns without any tie go along so well (standard errors of the rank correlation) in one of twenty tables. */
const NOTICEABLE = 1.96;
/** What share of the differences a sort has to tell, chance taken off (a large effect by Cohen's scale). */
const TOLD = 0.14;

const known = new WeakMap<TableResult, Map<string, boolean>>();

/**
 * Whether the figures or times of two columns rise and fall together, by Spearman's rank correlation, more clearly than chance
 * makes them: what has nothing to do with each other does not.
 *
 * @param shared several rows have the figure of one and the same thing in the first column, which then counts once
 */
export function goAlong(table: TableResult, a: string, b: string, shared = false): boolean {
  return remembered(table, `${a}\n${b}\n${shared ? "shared" : "own"}`, () => {
    const pairs = shared ? byFirst(pairsOf(table, a, b)) : pairsOf(table, a, b);
    if (pairs.length < LEAST_PAIRS) return false;
    const [x, y] = [ranksOf(pairs.map(([left]) => left)), ranksOf(pairs.map(([, right]) => right))];
    return Math.abs(correlation(x, y)) * Math.sqrt(pairs.length - 1) >= NOTICEABLE;
  });
}

/** Two figures that rank things nearly alike (rank correlation) say one thing of them: how large they are. */
const OF_ONE_SIZE = 0.9;

/** Whether the figures of two columns both say how large a thing is: births and deaths of towns. */
export function sayOneSize(table: TableResult, a: string, b: string): boolean {
  return remembered(table, `${a}\n${b}\nsize`, () => {
    const pairs = pairsOf(table, a, b);
    if (pairs.length < LEAST_PAIRS) return false;
    return correlation(ranksOf(pairs.map(([left]) => left)), ranksOf(pairs.map(([, right]) => right))) >= OF_ONE_SIZE;
  });
}

/** Whether the sorts of one column tell how large the figures of another are (epsilon squared, Kelley 1935). */
export function tellsOf(table: TableResult, by: string, column: string): boolean {
  return remembered(table, `${by}\n${column}\nsorts`, () => {
    const [sort, figure] = [by, column].map((name) => table.columns.findIndex((one) => one.name === name));
    if (sort! < 0 || figure! < 0) return false;
    const groups = new Map<string, number[]>();
    for (const { cells } of table.rows) {
      const size = sizeOf(cells[figure!]!.value);
      const name = cells[sort!]!.value.printed;
      if (size === undefined) continue;
      const group = groups.get(name) ?? [];
      group.push(size);
      groups.set(name, group);
    }
    const all = [...groups.values()].flat();
    const within = [...groups.values()].reduce((sum, group) => sum + squares(group), 0);
    const [total, spare] = [squares(all), all.length - groups.size];
    if (total === 0 || spare < 1) return false;
    return 1 - (within / spare) * ((all.length - 1) / total) >= TOLD;
  });
}

function remembered(table: TableResult, key: string, find: () => boolean): boolean {
  const found = known.get(table) ?? new Map<string, boolean>();
  known.set(table, found);
  let answer = found.get(key);
  if (answer === undefined) {
    answer = find();
    found.set(key, answer);
  }
  return answer;
}

/** Numbers as they are, dates in days or so: only their order counts. */
function sizeOf(value: Value): number | undefined {
  if (value.kind === "number") return Number(value.decimal);
  if (value.kind !== "date") return undefined;
  const [year = 0, month = 1, day = 1] = value.iso.split("-").map(Number);
  return year * 372 + month * 31 + day;
}

function pairsOf(table: TableResult, a: string, b: string): (readonly [number, number])[] {
  const [left, right] = [a, b].map((name) => table.columns.findIndex((column) => column.name === name));
  if (left! < 0 || right! < 0) return [];
  return table.rows.flatMap(({ cells }) => {
    const [x, y] = [sizeOf(cells[left!]!.value), sizeOf(cells[right!]!.value)];
    return x === undefined || y === undefined ? [] : [[x, y] as const];
  });
}

/** One pair for each first figure, with the mean of what stands beside it. */
function byFirst(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const groups = new Map<number, number[]>();
  for (const [x, y] of pairs) {
    const group = groups.get(x) ?? [];
    group.push(y);
    groups.set(x, group);
  }
  return [...groups].map(([x, group]) => [x, mean(group)] as const);
}

/** The place of each number among all, from the smallest; equal ones share the mean of theirs. */
function ranksOf(numbers: readonly number[]): number[] {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [first, last] = [new Map<number, number>(), new Map<number, number>()];
  for (const [place, one] of sorted.entries()) {
    if (!first.has(one)) first.set(one, place);
    last.set(one, place);
  }
  return numbers.map((one) => (first.get(one)! + last.get(one)!) / 2);
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function squares(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return numbers.reduce((sum, one) => sum + (one - middle) ** 2, 0);
}

function correlation(x: readonly number[], y: readonly number[]): number {
  const [left, right] = [mean(x), mean(y)];
  const together = x.reduce((sum, one, at) => sum + (one - left) * (y[at]! - right), 0);
  const apart = Math.sqrt(squares(x) * squares(y));
  return apart === 0 ? 0 : together / apart;
}
