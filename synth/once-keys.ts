import type { Condition } from "../logic/condition.ts";
import { conditionKeys } from "./condition-keys.ts";
import type { Elite } from "./evolve/archive.ts";
import { type Branch, inputOf, isLeaf, type Node, nodeKey, nodesOf, over, pruneJoins, rewrite } from "./evolve/node.ts";
import { seriesKeys } from "./once-of-series.ts";

/** What no two tasks of a set may share: the thing that is described, and the column asked about one group in one way. */
export function onceKeys({ tree: given }: Pick<Elite, "tree">): string[] {
  const tree = asWhatIsAsked(given);
  const shown = tree.op === "lookup" || tree.op === "label_of" ? inputOf(tree) : undefined;
  const found = shown && !isLeaf(shown) ? [`found ${nodeKey(shown)}`] : [];
  const pair = namesOf(tree);
  // The same figures of the same two things are asked about once: as a ratio or as a percentage.
  const held = pair.length > 1 ? [`held ${answerColumn(tree)} ${pair.join()}`] : [];
  return [
    `asked ${tree.op} ${answerColumn(tree)} ${baseOf(tree)}`,
    ...found,
    ...describedKeys(tree),
    ...held,
    ...pairKeys(tree),
    ...endKeys(tree),
    ...placeKeys(tree),
    ...partKeys(tree),
    ...seriesKeys(tree),
    ...figureKeys(tree),
  ];
}

/**
 * A tree without what makes no other question: which columns of what is joined are read, whether or not they are, and that what is
 * counted was grouped before.
 */
function asWhatIsAsked(given: Branch): Branch {
  return rewrite(pruneJoins(given), (node) => {
    if (isLeaf(node)) return undefined;
    const { columns: _, ...params } = node.params;
    if (node.op === "join") return { ...node, params };
    const from = inputOf(node);
    const isSumOfCounts =
      node.op === "sum" && from && !isLeaf(from) && from.op === "group" && from.params["take"] === "count";
    return isSumOfCounts ? over("count", inputOf(from)!) : undefined;
  }) as Branch;
}

/**
 * The thing that conditions describe, whichever of them is said first, from whichever of a site's tables they are read, and whatever is
 * asked of it then.
 */
const describedKeys = (tree: Branch): string[] =>
  nodesOf(tree).flatMap((node) => {
    if (isLeaf(node) || node.op !== "identify") return [];
    const rows = nodesOf(node).flatMap((other) => (isLeaf(other) || other === node ? [] : [other.op]));
    if (rows.some((op) => op !== "join")) return [];
    return [
      `described ${conditionKeys(node.params["where"] as Condition)
        .sort()
        .join()}`,
    ];
  });

/** What says how a condition, or the mean, parts a set. */
const PARTING = new Set(["count", "probability", "percent_of", "count_above_average"]);
const OF_VALUES = new Set(["equals", "includes", "in"]);

/** How many are on this side of a figure, what share they are, and how many on the other side or above the mean is one fact: it is asked once. */
function partKeys(tree: Branch): string[] {
  if (!PARTING.has(tree.op)) return [];
  const { whole, ...parts } = tree.inputs;
  const of = { ...tree, inputs: parts };
  const sides = nodesOf(of).flatMap((node) => (isLeaf(node) ? [] : sidesOf(node)));
  return sides.length === 0 ? [] : [`parted ${[...new Set(sides)].sort().join()} ${baseOf(tree)}`];
}

/** The columns that a step parts its rows by, with the value where they are sorted by that. */
function sidesOf({ op, params }: Branch): string[] {
  if (op === "count_above_average") return [String(params["column"])];
  const { column, is, value } = (params["where"] ?? {}) as { column?: string; is?: string; value?: unknown };
  if (column === undefined) return [];
  return [OF_VALUES.has(String(is)) ? `${column}=${String(value)}` : column];
}

/** What gives a fact of what was found, or of what that leads to. */
const OF_FOUND = new Set(["label_of", "lookup", "follow"]);

/** What is foremost by a column, or most frequent in one, is asked once: by its name, by its figure, or for another fact. */
function placeKeys(tree: Branch): string[] {
  let found: Node | undefined = tree;
  while (found && !isLeaf(found) && OF_FOUND.has(found.op)) found = inputOf(found);
  const from = found && inputOf(found);
  if (!found || !from || isLeaf(found)) return [];
  if (found.op === "mode") return [`place ${String(found.params["column"])} highest 1 ${nodeKey(from)}`];
  if (found.op !== "kth" && found.op !== "ranked_value") return [];
  const { by, end, k = 1 } = found.params;
  if (!isLeaf(from) && from.op === "formula_column" && from.params["formula"] === "ratio") return ratioKeys(from);
  const counted = !isLeaf(from) && from.op === "group" && from.params["take"] === "count" ? from : undefined;
  const of = counted ? String(counted.params["by"]) : String(by);
  return [`place ${of} ${String(end)} ${String(k)} ${nodeKey((counted && inputOf(counted)) ?? from)}`];
}

/**
 * Whose ratio of two columns comes first is asked once of what states them, from whichever end, whichever is held against the other,
 * and of whichever part of its rows.
 */
function ratioKeys(table: Branch): string[] {
  const parts = [table.params["a"], table.params["b"]].map(String).sort().join();
  return nodesOf(table).flatMap((node) => (isLeaf(node) ? [`ratio ${parts} ${node.relation}`] : []));
}

/** What gives one figure. */
const FIGURES = new Set(["lookup", "ranked_value", "mean", "sum", "median", "count"]);

/** The same two figures are held against each other once, whichever comes first and in whichever way: as a ratio, a difference, a share. */
function figureKeys({ inputs }: Branch): string[] {
  const figures = Object.values(inputs);
  const areTwo = figures.length === 2 && figures.every((one) => !isLeaf(one) && FIGURES.has(one.op));
  return areTwo ? [`figures ${figures.map(nodeKey).sort().join()}`] : [];
}

/** What says how far two figures lie apart. */
const APART = new Set(["ratio", "difference", "percent_difference"]);

/** How far the largest and the smallest lie apart, as a ratio, a percentage or a range, is asked of a column once, of all or of a part. */
function endKeys(tree: Branch): string[] {
  if (tree.op === "range") return [`ends ${String(tree.params["column"])}`];
  const ends = Object.values(tree.inputs);
  const [first] = ends;
  if (!first || isLeaf(first) || !APART.has(tree.op)) return [];
  const isOfEnds = ends.every((end) => !isLeaf(end) && end.op === "ranked_value");
  return isOfEnds ? [`ends ${String(first.params["by"])}`] : [];
}

/** Measures that are the same whichever of two columns is named first. */
const SYMMETRIC = new Set(["pearson", "spearman"]);

/** How two columns go along is asked once: by either measure, whichever is named first and in whichever of a site's tables both stand. */
function pairKeys(tree: Branch): string[] {
  const { op, params } = tree;
  const both = nodesOf(tree).find((node): node is Branch => !isLeaf(node) && node.op === "intersection");
  if (both) return [`both ${rankedBy(both).sort().join()}`];
  if (op === "linear_fit") return [`line ${[params["column"], params["by"]].map(String).sort().join()}`];
  return SYMMETRIC.has(op) ? [`pair ${[params["column"], params["by"]].map(String).sort().join()}`] : [];
}

/** The columns that sets of the first few were chosen by. */
const rankedBy = (tree: Node): string[] =>
  nodesOf(tree).flatMap((node) => (!isLeaf(node) && node.op === "top" ? [String(node.params["by"])] : []));

/** The things that a formula holds against each other by name. */
function namesOf({ inputs }: Branch): string[] {
  return Object.values(inputs)
    .flatMap((input) => (isLeaf(input) ? [] : [input.params["label"]]))
    .filter((name) => typeof name === "string")
    .sort();
}

function answerColumn(tree: Branch): string {
  const own = tree.params["column"] ?? tree.params["by"];
  if (own !== undefined) return String(own);
  const input = inputOf(tree);
  if (!input || isLeaf(input)) return "";
  // A thing that is found is described by its conditions; a formula asks about the column of its operands.
  return String(input.params["column"] ?? JSON.stringify(input.params));
}

/** The rows that a question starts from: some named ones, or all of a relation. */
function baseOf(tree: Node): string {
  const named = nodesOf(tree).find((node) => !isLeaf(node) && (node.op === "named" || node.params["label"]));
  if (named) return nodeKey(named);
  const [first] = nodesOf(tree);
  return first ? nodeKey(first) : "";
}
