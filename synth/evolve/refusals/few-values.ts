import type { Value } from "../../../core/value.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import type { Branch, Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What is computed of figures that differ by degrees. */
const OF_FIGURES = new Set([
  ...["mean", "median", "sum", "range", "stdev", "variance", "coefficient_of_variation", "quantile", "weighted_mean"],
  ...["interquartile_range", "median_absolute_deviation", "mean_absolute_deviation", "group_dispersion"],
  ...["pearson", "spearman", "linear_fit", "count_above_average", "count_above_group", "take_until", "ranked_value"],
]);
/** Whole numbers up to this, or of so few different values, are sorts rather than sizes. */
const LARGEST = 5;
const FEWEST_DIFFERENT = 4;
/** Marks that things are given: they have an order, and no size. */
const MARK = /\b(?:class|grade|level|rank|rating|score|season rating|stars?|tier)\b|(?:等级|级别|星级|评级)/i;
/** What is taken of marks nevertheless. */
const OF_MARKS = new Set(["mean", "count_above_average", "pearson", "spearman", "ranked_value"]);

/**
 * A statistic of figures that are sorts: whole numbers up to five or of three values ("the range of the number of doors"), and
 * of marks anything but their mean.
 */
export function isOfSorts(node: Branch, bench: Workbench): boolean {
  const [from] = Object.values(node.inputs);
  const takes = OF_FIGURES.has(node.op) || (node.op === "group" && node.params["take"] !== "count");
  if (!from || !takes) return false;
  const read = [
    node.params["column"],
    node.op === "group" || node.op.startsWith("count_above") ? "" : node.params["by"],
  ];
  return read.some((name) => typeof name === "string" && isSorts(name, node.op, from, bench));
}

function isSorts(name: string, op: string, from: Node, bench: Workbench): boolean {
  const values = valuesOf(name, from, bench);
  if (values.length === 0) return false;
  return (MARK.test(humanise(name)) && !OF_MARKS.has(op) && op !== "group") || areFew(values);
}

/** Whether figures are whole, without a unit, and few: they tell sorts apart. */
export function areFew(values: readonly Value[]): boolean {
  const numbers = values.flatMap((value) =>
    value.kind === "number" && value.unit === undefined ? [Number(value.decimal)] : [],
  );
  if (numbers.length === 0 || numbers.length < values.length || !numbers.every(Number.isInteger)) return false;
  const different = new Set(numbers).size;
  return Math.max(...numbers) <= LARGEST || (different < FEWEST_DIFFERENT && numbers.length > FEWEST_DIFFERENT);
}

function valuesOf(name: string, from: Node, bench: Workbench): readonly Value[] {
  const table = bench.table(from);
  const index = table?.columns.findIndex((column) => column.name === name && column.role !== "year") ?? -1;
  if (!table || index < 0 || table.columns[index]!.type !== "number") return [];
  return table.rows.map(({ cells }) => cells[index]!.value);
}
