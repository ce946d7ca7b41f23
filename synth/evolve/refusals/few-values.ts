import { keptOf, keptOfTwo } from "../../../core/kept-of.ts";
import type { Value } from "../../../core/value.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import type { TableResult } from "../../../logic/operation.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { SPREADS } from "./spreads.ts";

/** What is computed of figures that differ by degrees. */
const OF_FIGURES = new Set([
  ...["mean", "median", "sum", "range", "stdev", "variance", "coefficient_of_variation", "quantile", "weighted_mean"],
  ...["interquartile_range", "median_absolute_deviation", "mean_absolute_deviation", "group_dispersion"],
  ...["count_above_average", "count_above_group", "take_until", "ranked_value"],
]);
/** Whole numbers up to this, or figures of so few different values, are sorts rather than sizes. */
const LARGEST = 5;
const FEWEST_DIFFERENT = 4;
/**
 * How far figures lie apart says something of such as differ by degrees: so many values, the largest beyond this; of fewer rows than
 * these, none of which counts more than so many, each can be looked at.
 */
const BY_DEGREES = { different: 6, largest: 20, rows: 12, count: 100 };
/** A few of something: "three times as many strings" is a small number of strings. */
const A_FEW = 12;
/** Words that Chinese counts by: they are no units. */
const COUNTED_BY = /^\p{Script=Han}$/u;
const HELD_APART = new Set(["ratio", "percent_difference", "difference"]);
const CORRELATING = new Set(["pearson", "spearman", "linear_fit"]);
/** Marks that things are given: they have an order, and no size. */
const MARK = /\b(?:class|grade|level|rank|rating|score|season rating|stars?|tier)\b|(?:等级|级别|星级|评级)/i;
/** What is taken of marks nevertheless. */
const OF_MARKS = new Set(["mean", "count_above_average", "pearson", "spearman", "ranked_value"]);

/**
 * A statistic of figures that are sorts: whole numbers up to five, or figures of three values ("the range of the number of doors",
 * "the median of a fee that is 5 or 10"), how
 * far a few whole numbers lie apart, what goes along with a few of something, and of marks anything but their mean.
 */
export function isOfSorts(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (HELD_APART.has(node.op)) return Object.values(node.inputs).every((end) => isEndOfFew(end, bench));
  if (
    from &&
    SPREADS.has(node.op) &&
    node.op !== "range" &&
    isNarrow(valuesOf(String(node.params["column"]), from, bench))
  )
    return true;
  if (from && CORRELATING.has(node.op))
    return [node.params["column"], node.params["by"]].some(
      (name) => isSorts(String(name), node.op, from, bench) || isFewSorts(valuesOf(String(name), from, bench)),
    );
  // "The one with the highest gauge" where there are three gauges; the most of what is counted is the most of however few.
  if (from && node.op === "kth") return areGauges(valuesOf(String(node.params["by"]), from, bench));
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

/** Whether figures are of two or three values, in whatever unit, or whole, without a unit, and few: they tell sorts apart. */
export const areFew = keptOf((values: readonly Value[]): boolean => {
  const numbers = values.flatMap((value) => (value.kind === "number" ? [value] : []));
  if (numbers.length === 0 || numbers.length < values.length) return false;
  const sizes = numbers.map(({ decimal }) => Number(decimal));
  if (areOfFewValues(values)) return true;
  return (
    numbers.every(({ unit }) => unit === undefined) && sizes.every(Number.isInteger) && Math.max(...sizes) <= LARGEST
  );
});

/** Many figures of two or three values. */
const areOfFewValues = keptOf((values: readonly Value[]): boolean => {
  const sizes = new Set(values.flatMap((value) => (value.kind === "number" ? [Number(value.decimal)] : [])));
  return values.length > FEWEST_DIFFERENT && sizes.size > 0 && sizes.size < FEWEST_DIFFERENT;
});

const areGauges = (values: readonly Value[]): boolean =>
  areOfFewValues(values) && countsAmong(values).length < values.length;

/** Whole numbers that are few, or of few values: they differ by one or two rather than by degrees. */
function isNarrow(values: readonly Value[]): boolean {
  const numbers = countsAmong(values);
  if (numbers.length === 0 || numbers.length < values.length) return false;
  if (numbers.length < BY_DEGREES.rows && Math.max(...numbers) <= BY_DEGREES.count) return true;
  return Math.max(...numbers) <= BY_DEGREES.largest || new Set(numbers).size < BY_DEGREES.different;
}

/** Whole numbers none of which is more than a few. */
function areAFew(values: readonly Value[]): boolean {
  const numbers = countsAmong(values);
  return numbers.length > 0 && numbers.length === values.length && Math.max(...numbers) <= A_FEW;
}

/** The largest or the smallest of a few of something, or how many of it one thing has. */
function isEndOfFew(end: Node, bench: Workbench): boolean {
  if (isLeaf(end) || (end.op !== "ranked_value" && end.op !== "lookup")) return false;
  const from = inputOf(end);
  const set = from && !isLeaf(from) && end.op === "lookup" ? inputOf(from) : from;
  return set !== undefined && areAFew(valuesOf(String(end.params["by"] ?? end.params["column"]), set, bench));
}

/** A few of something that come in few numbers: what goes along with them is told by sorts. */
function isFewSorts(values: readonly Value[]): boolean {
  return areAFew(values) && new Set(countsAmong(values)).size < BY_DEGREES.different;
}

/** Those that count something: whole numbers without a unit. */
const countsAmong = keptOf((values: readonly Value[]): readonly number[] =>
  values.flatMap((value) =>
    value.kind === "number" && (value.unit === undefined || COUNTED_BY.test(value.unit)) && /^\d+$/.test(value.decimal)
      ? [Number(value.decimal)]
      : [],
  ),
);

const NONE: readonly Value[] = [];

function valuesOf(name: string, from: Node, bench: Workbench): readonly Value[] {
  const table = bench.table(from);
  return table ? figuresIn(table, name) : NONE;
}

// Candidates of one search take the same figures of the same rows, one statistic after the other.
const figuresIn = keptOfTwo(({ columns, rows }: TableResult, name: string): readonly Value[] => {
  const index = columns.findIndex((column) => column.name === name && column.role !== "year");
  if (index < 0 || columns[index]!.type !== "number") return NONE;
  return rows.map(({ cells }) => cells[index]!.value).filter(({ kind }) => kind !== "missing");
});
