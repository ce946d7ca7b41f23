import { conditionColumns, isCutAtLimit, ownConditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import type { Reason } from "./reasons.ts";
import { SPREADS } from "./spreads.ts";

/** Two choices put together so that one of them suffices, or taken from each other. */
const APART = new Set(["union", "none_of"]);
const RANKING = new Set(["kth", "ranked_value"]);
const TAKEN = new Set(["sum", "mean", "median", ...SPREADS]);
/** What tells how things are parted into sorts. */
const PARTING = new Set(["probability", "mode", "distinct", "group"]);
/** Of fewer kinds nobody asks which is the second: it is the middle one, or the last but one. */
const LEAST_KINDS = 5;
/** Of a part that a condition keeps people ask for the first; for the second where it is large, and for no later one. */
const OF_A_PART = { place: 2, rows: 8 };

/** Why nobody would ask it of these rows, in one word: of sets that are put together, cut or ranked as no one has reason to. */
export function oddSet(node: Branch, bench: Workbench): Reason | undefined {
  const inputs = Object.values(node.inputs);
  const [from] = inputs;
  if (!from) return undefined;
  // "Among the ten lightest or among the ten dearest (or both)"
  if (APART.has(node.op) && inputs.every((input) => nodesOf(input).some(isTop))) return "put_together";
  if (RANKING.has(node.op) && isLater(node, from, bench)) return "later_place";
  if (SPREADS.has(node.op) && (isCutAtLimit(from) || nodesOf(from).some(isTop))) return "cut_by_limit";
  if (TAKEN.has(node.op) && isTop(from) && from.params["end"] === "lowest") return "cut_by_limit";
  if (TAKEN.has(node.op) && isTop(from) && conditionColumns(from).length > 0) return "chosen_twice";
  if (node.op === "take_until" && conditionColumns(from).length > 0) return "cut_by_limit";
  if (node.op === "intersection" && conditionColumns(node).length > 0) return "chosen_twice";
  // "Of the sand-coloured tents, how many percent are of a brand founded before 1980?"
  if (node.op === "probability" && conditionColumns(from).length > 0 && meetsBorrowed(node, from))
    return "chosen_twice";
  if ((PARTING.has(node.op) || TAKEN.has(node.op)) && conditionColumns(from).length > 1) return "chosen_twice";
  if (node.op === "count_above_average" && (isCutAtLimit(from) || isOfOneSeries(from))) return "cut_by_limit";
  // "The coach of the team with the third-largest hall"
  if (node.op === "lookup" && isThird(from)) return "later_place";
  if (TAKEN.has(node.op) && isTop(from) && isTime(String(from.params["by"]), from, bench)) return "chosen_by_time";
  if (node.op === "percent_of" && holdsOneOfItsSet(node)) return "condition_twice";
  if (node.op === "distinct" && hasAllKinds(node, from, bench)) return "all_kinds";
  return undefined;
}

/** The condition is on what is said of the one that a thing names. */
function meetsBorrowed(node: Branch, from: Node): boolean {
  const met = ownConditionColumns(node);
  return nodesOf(from).some(
    (inner) =>
      !isLeaf(inner) &&
      inner.op === "join" &&
      inner.params["on"] !== undefined &&
      met.some((column) => (inner.params["columns"] as readonly string[]).includes(column)),
  );
}

/** What one thing had year by year. */
const isOfOneSeries = (from: Node): boolean => nodesOf(from).some((node) => !isLeaf(node) && node.op === "series");

const isThird = (node: Node): boolean => !isLeaf(node) && node.op === "kth" && Number(node.params["k"] ?? 1) > 2;

const isTop = (node: Node): node is Branch => !isLeaf(node) && node.op === "top";

function isLater(node: Branch, from: Node, bench: Workbench): boolean {
  const place = Number(node.params["k"] ?? 1);
  if (place < 2 || isLeaf(from)) return false;
  const rows = bench.table(from)?.rows.length ?? Number.POSITIVE_INFINITY;
  // The second least frequent is neither the rarest nor the most usual.
  if (from.op === "group")
    return rows < LEAST_KINDS || (from.params["take"] === "count" && node.params["end"] === "lowest");
  return conditionColumns(from).length > 0 && (place > OF_A_PART.place || rows < OF_A_PART.rows);
}

function isTime(name: string, from: Node, bench: Workbench): boolean {
  const column = bench.table(from)?.columns.find((one) => one.name === name);
  return column !== undefined && (column.type === "date" || column.role === "year");
}

/** "How many different kinds are there among those above a figure?" All that there are: the condition changes nothing. */
function hasAllKinds(node: Branch, from: Node, bench: Workbench): boolean {
  let whole = from;
  while (!isLeaf(whole) && (whole.op === "filter" || whole.op === "top")) whole = inputOf(whole)!;
  if (whole === from) return false;
  const kinds = (set: Node) => bench.table({ ...node, inputs: { from: set } })?.rows.length;
  const kept = kinds(from);
  return kept !== undefined && kept === kinds(whole);
}

/** "What percentage of the combined staff of those in A is the largest staff of those in A?" The set has to be said with each. */
function holdsOneOfItsSet({ inputs: { part, whole } }: Branch): boolean {
  return part !== undefined && whole !== undefined && !isLeaf(part) && part.op === "ranked_value"
    ? conditionColumns(whole).length > 0
    : false;
}
