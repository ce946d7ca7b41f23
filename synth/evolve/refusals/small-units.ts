import { isInLargerUnit } from "../../../logic/values/compound-quantities.ts";
import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What only orders by a column, or sees whether it goes along with another, and says no figure of it. */
const UNSAID = new Set(["kth", "top", "sort", "pearson", "spearman"]);

/**
 * Figures that pages give in two units ("71 ft 6 in"), said in the smaller: "the shortest length, in inches" of boats is asked by nobody,
 * nor which of them are longer than 400 in. Which is the longest may be asked.
 */
export function saysSmallUnit({ op, params, inputs }: Branch, bench: Workbench): boolean {
  if (UNSAID.has(op)) return false;
  const { column: limited } = (params["where"] ?? {}) as { column?: string };
  const said = new Set([params["column"], params["by"], params["a"], params["b"], limited]);
  return Object.values(inputs).some((input) =>
    bench.columns(input).some(({ column, values }) => said.has(column.name) && areInLargerUnit(column.unit, values)),
  );
}

function areInLargerUnit(unit: string | undefined, values: readonly { printed: string }[]): boolean {
  if (unit === undefined) return false;
  return values.filter(({ printed }) => isInLargerUnit(printed, unit)).length * 2 > values.length;
}
