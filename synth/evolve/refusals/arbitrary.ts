import type { Column } from "../../../core/relation.ts";
import { goAlong, tellsOf } from "../association.ts";
import { isCutHere, ownConditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { areAkin } from "./akin.ts";
import { isAside } from "./counted-per.ts";
import { isOfLife } from "./dates-of-lives.ts";
import { isOfDegree } from "./held-together.ts";
import { isScale } from "./known-scales.ts";
import { borrowedColumns } from "./of-another.ts";
import { isCost, isDimension, isOwnTime, isTime } from "./own-sizes.ts";
import { isSize } from "./related-columns.ts";
import { SPREADS } from "./spreads.ts";

/** Operations that ask for a figure of the rows, or for what is foremost by one; by the parameter that names it. */
const ASKING: Readonly<Record<string, "column" | "by">> = {
  ...Object.fromEntries(
    ["mean", "median", "sum", "quantile", "weighted_mean", "take_until"].map((op) => [op, "column"]),
  ),
  ...Object.fromEntries([...SPREADS].map((op) => [op, "column"])),
  count_above_average: "column",
  kth: "by",
  ranked_value: "by",
};
const FOREMOST = new Set(["kth", "ranked_value"]);
/** Operations that say more of the same rows, or leave some of them out. */
const PASSING = new Set(["join", "formula_column", "stated", "aside", "filter", "top"]);

/**
 * Things are chosen by a figure that has nothing to do with the figure that is asked of them: "the combined area of the districts
 * with more than two bandstands". It may have where words say so, where it is how large the things themselves are, what they cost or when
 * they came to be, and where the two rise and fall together over all of them. Nor is a thing held against the mean of its sort in
 * what the sorts do not differ in, nor a figure asked of what is foremost in an unrelated one.
 */
export function isArbitrary(node: Branch, bench: Workbench): boolean {
  const param = ASKING[node.op];
  const from = inputOf(node);
  if (node.op === "count_above_group") return !isToldBySort(node, from, bench);
  if (node.op === "lookup" && from)
    return isOddFact(String(node.params["column"]), from, bench) || isOddEnd(node, from, bench);
  if (node.op === "group" && node.params["take"] !== "count") return isIdleScale(node, from, bench);
  const asked = param && node.params[param];
  if (typeof asked !== "string" || !from) return false;
  return cutsOf(from, bench).some((cut) => !mayCut(cut, asked, FOREMOST.has(node.op), bench));
}

/**
 * Of what is foremost in time or in a figure people want to know when it came to be, what it costs, how large it is, and figures
 * that go along with that one.
 */
function isOddFact(asked: string, from: Node, bench: Workbench): boolean {
  const set = inputOf(from);
  const table = set && bench.table(set);
  if (isLeaf(from) || from.op !== "kth" || !table) return false;
  const [by, wanted] = [from.params["by"], asked].map((name) => table.columns.find((column) => column.name === name));
  if (wanted && isTime(wanted)) return !isOwnTime(wanted) || isNoReasonForTime(by, from.params["end"]);
  if (!by || wanted?.role !== "measure") return false;
  if ([by, wanted].some((column) => isSize(column.name))) return false;
  if ([by, wanted].some(isCost)) return isOfDegree(by, wanted) && !goAlong(table, by.name, wanted.name);
  return !areAkin(by, wanted) && !goAlong(table, by.name, wanted.name);
}

/**
 * When the first to end began is a matter of its own, and when something came to be is asked of the largest of its kind or the
 * cheapest, and not of the one with the fewest of something.
 */
const isNoReasonForTime = (by: Column | undefined, end: unknown): boolean =>
  by !== undefined && (isTime(by) || (end === "lowest" && by.role === "measure" && !isCost(by)));

/**
 * A figure of another thing that what is foremost names: "the staff of the yard of the slowest boat". Of what is dearest, first or
 * largest people want to know whose it is, and how large that is; when its maker was born or died is of another matter.
 */
function isOddEnd({ params }: Branch, path: Node, bench: Workbench): boolean {
  const start = inputOf(path);
  if (isLeaf(path) || path.op !== "follow" || !start || isLeaf(start) || start.op !== "kth") return false;
  const set = inputOf(start);
  const by = set && bench.table(set)?.columns.find(({ name }) => name === start.params["by"]);
  const wanted = bench.table(path)?.columns.find(({ name }) => name === params["column"]);
  const isFigure = wanted?.role === "measure" && !isSize(wanted.name);
  if (set && !isLeaf(set) && set.op === "group") return isFigure && set.params["take"] !== "count";
  if (by && wanted && isOfLife(wanted.name)) return true;
  if (!by || isTime(by) || isCost(by)) return false;
  return start.params["end"] === "lowest" || (isFigure && !isSize(by.name));
}

/** Steps of a scale that everybody knows are held against each other by what they tell of. */
function isIdleScale(node: Branch, from: Node | undefined, bench: Workbench): boolean {
  return isScale(String(node.params["by"])) && !isToldBySort(node, from, bench);
}

/** Whether the sorts that things are held against the means of differ in it at all. */
function isToldBySort({ params }: Branch, from: Node | undefined, bench: Workbench): boolean {
  const table = from && bench.table(wholeOf(from));
  return table !== undefined && tellsOf(table, String(params["by"]), String(params["column"]));
}

/** A column that rows were chosen by, and the rows that they were chosen from. */
interface Cut {
  column: Column;
  from: Node;
  /** It is said of something else that the things name. */
  borrowed: boolean;
  /** The first few by it were taken, and not those beyond a limit. */
  first: boolean;
}

function cutsOf(node: Node, bench: Workbench): Cut[] {
  const from = inputOf(node);
  if (isLeaf(node) || !from || !PASSING.has(node.op)) return [];
  const name = isCutHere(node)
    ? ownConditionColumns(node)[0]
    : node.op === "top"
      ? String(node.params["by"])
      : undefined;
  const column = name === undefined ? undefined : bench.table(from)?.columns.find((one) => one.name === name);
  const borrowed = column !== undefined && borrowedColumns(from).has(column.name);
  return [...(column ? [{ column, from, borrowed, first: node.op === "top" }] : []), ...cutsOf(from, bench)];
}

function mayCut({ column, from, borrowed, first }: Cut, asked: string, isForemost: boolean, bench: Workbench): boolean {
  const table = bench.table(wholeOf(from));
  const wanted = table?.columns.find(({ name }) => name === asked);
  // What was computed of columns is judged where it was computed.
  if (!table || !wanted || wanted.name === column.name) return true;
  // Who counts parking spaces counts them of all, or of one sort.
  if (isAside(asked) && !isTime(column)) return false;
  if (!borrowed && (isTime(column) ? isOwnTime(column) : isSize(column.name))) return true;
  // Who keeps what needs no warmth looks for the cheapest of it; how warm the cheap ones want it nobody asks.
  if (!borrowed && !first && isForemost && isCost(wanted)) return true;
  if (!borrowed && !first && isForemost && isCost(column)) return !isOfDegree(column, wanted);
  // How large a maker is says nothing of how large what it makes is.
  const akin = areAkin(column, wanted) && !first && !(borrowed && isDimension(column));
  return akin || goAlong(table, column.name, asked, borrowed);
}

/** All the rows that conditions and rankings chose from. */
function wholeOf(node: Node): Node {
  const from = inputOf(node);
  return from && !isLeaf(node) && (node.op === "filter" || node.op === "top") ? wholeOf(from) : node;
}
