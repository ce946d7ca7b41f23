import type { Value } from "../../../core/value.ts";
import { type Branch, inputOf, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Changes that are told in percent. */
const IN_PERCENT: ReadonlySet<unknown> = new Set(["percent", "mean_yearly", "cagr"]);
/** One more of fewer than this is a rise by more than five percent. */
const LEAST_BASE = 20;
/** "Rose by more than one": a rise is of so many at least. */
const LEAST_RISE = 5;

/**
 * Developments of a handful: told in percent where most things had fewer than twenty to begin with ("from 2 points to 6, a rise
 * of 200 %"), or counted where they rose by more than one or two.
 */
export function isOfSmallBases(node: Branch, bench: Workbench): boolean {
  if (node.op === "trend") return IN_PERCENT.has(node.params["take"]) && areHandfuls(node, bench);
  const trend = inputOf(node);
  if (node.op !== "filter" || !trend || isLeaf(trend) || trend.op !== "trend" || trend.params["take"] !== "absolute")
    return false;
  const { value } = node.params["where"] as { value?: unknown };
  return Number(value) < LEAST_RISE && countsOf(trend, bench) !== undefined;
}

/** Half of the numbers that a development is followed through are handfuls. */
function areHandfuls(trend: Branch, bench: Workbench): boolean {
  const counts = countsOf(trend, bench)?.sort((a, b) => a - b);
  return counts !== undefined && counts[Math.floor(counts.length / 2)]! < LEAST_BASE;
}

/** The numbers of things that a development is followed through; undefined where it is measured in something. */
function countsOf(trend: Branch, bench: Workbench): number[] | undefined {
  const column = String(trend.params["column"]);
  for (const node of nodesOf(trend)) {
    const table = isLeaf(node) ? bench.table(node) : undefined;
    const at = table?.columns.findIndex(({ name }) => name === column) ?? -1;
    if (!table || at < 0) continue;
    const values = table.rows.map(({ cells }) => cells[at]!.value).filter(({ kind }) => kind === "number");
    const counts = values.filter(isCount);
    return counts.length > 0 && counts.length === values.length
      ? counts.map(({ decimal }) => Number(decimal))
      : undefined;
  }
  return undefined;
}

const isCount = (value: Value): value is Extract<Value, { kind: "number" }> =>
  value.kind === "number" && value.unit === undefined && /^-?\d+$/.test(value.decimal);
