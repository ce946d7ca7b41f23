import { keptOfTwo } from "../../../core/kept-of.ts";
import { Decimal } from "../../../logic/numerics/decimal.ts";
import type { TableResult } from "../../../logic/operation.ts";
import { measure } from "../../../logic/values/measure.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What one of them has of a sum, in percent, from which on the others hardly change what comes out. */
const MOST_OF_SUM = 50;
/** So near to the share that is asked for, in percent of the whole, the first alone is as good as enough. */
const NEXT_TO = 5;
/** What is made by each of two columns: the products of how far both lie from their means. */
const CORRELATING: ReadonlySet<string> = new Set(["pearson", "linear_fit"]);

/**
 * One of many decides what comes out: it alone has most of what is added up, or next to the share that is to be reached; and along a
 * line through all of them, it stands so far from the others that the line is drawn to it. Whoever looks at the figures sees the one,
 * and asks for nothing of all.
 */
export function isDecidedByOne(node: Branch, bench: Workbench): boolean {
  const { op, params } = node;
  const names = CORRELATING.has(op) ? [params["column"], params["by"]] : op === "take_until" ? [params["column"]] : [];
  return names.some((name) => {
    const largest = largestShare(node, String(name), bench);
    if (largest === undefined) return false;
    const isNear = op === "take_until" && Math.abs(largest - Number(params["share"])) <= NEXT_TO;
    return largest > MOST_OF_SUM || isNear;
  });
}

/** What the largest of the figures is of all of them, in percent; undefined where they make no whole. */
function largestShare(node: Branch, name: string, bench: Workbench): number | undefined {
  const from = inputOf(node);
  const table = from && bench.table(from);
  return table && largestIn(table, name);
}

const largestIn = keptOfTwo((table: TableResult, name: string): number | undefined => {
  if (!table.columns.some((column) => column.name === name && column.type === "number")) return undefined;
  const numbers = measure(table, name).measured.map(({ number }) => number);
  const whole = Decimal.sum(...numbers, new Decimal(0));
  if (whole.lte(0) || numbers.some((number) => number.lt(0))) return undefined;
  return Decimal.max(...numbers)
    .times(100)
    .div(whole)
    .toNumber();
});
