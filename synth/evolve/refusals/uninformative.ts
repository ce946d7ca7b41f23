import { measure } from "../../../logic/values/measure.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf, isLeaf, nodesOf, replace } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What this share of the things that a question chooses from have in common is guessed without choosing. */
export const GUESSED = 0.6;
/** Of fewer named things, which of them, or how many, is guessed one time in four. */
const LEAST_GUESSED_FROM = 5;

/** The mean, or the sum, of a group of one is that one's own value. */
export function hasLoneGroup(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  const table = from && bench.table(from);
  const index = table?.columns.findIndex((column) => column.name === node.params["by"]) ?? -1;
  if (!table || index < 0) return false;
  const sizes = new Map<string, number>();
  for (const { cells } of table.rows) {
    const group = foldText(cells[index]!.value.printed);
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  return [...sizes.values()].includes(1);
}

/** How much larger than the smallest the largest is at least, where people wonder how many make up half of the whole. */
const UNEVEN = 4;

/** Figures that come in so few sizes, or in so few for each that there is. */
const FEW_SIZES = 4;
const SHARE_OF_SIZES = 0.25;

/** "How many homes are needed for half of all bedrooms?" Where all are of about one size, about half of them. */
export function isEven(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  const table = from && bench.table(from);
  if (!table) return false;
  const numbers = measure(table, String(node.params["column"])).measured.map(({ number }) => number.toNumber());
  return Math.max(...numbers) < UNEVEN * Math.min(...numbers) || areOfFewSizes(numbers);
}

/** Sizes that come again and again ("a prize is 500 or 1,000"): how many of them make up a part is a matter of counting. */
function areOfFewSizes(numbers: readonly number[]): boolean {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  if (numbers.length <= FEW_SIZES) return false;
  return (
    counts.size <= Math.max(FEW_SIZES, numbers.length * SHARE_OF_SIZES) ||
    Math.max(...counts.values()) > numbers.length / 2
  );
}

/**
 * "the region of the ocean with the largest area": that of every ocean is the same, whichever is chosen; or "the town of the firm with the
 * most ships", where all firms that have ships are in one town.
 */
export function isGuessed(node: Branch, bench: Workbench): boolean {
  const choice = inputOf(node);
  if (choice && !isLeaf(choice) && choice.op === "follow") return isGuessedAlong(node, bench);
  const [from] = choice && !isLeaf(choice) ? Object.values(choice.inputs) : [];
  const table = from && bench.table(from);
  const index = table?.columns.findIndex((column) => column.name === node.params["column"]) ?? -1;
  if (!table || index < 0 || table.rows.length < 2) return false;
  return shareOfMost(table.rows.map(({ cells }) => cells[index]!)) >= GUESSED;
}

/** More candidates than these are not all the same. */
const MOST_CANDIDATES = 60;

/** The same of what a path leads to from whichever is chosen: it is gone from each of those that are chosen from. */
function isGuessedAlong(node: Branch, bench: Workbench): boolean {
  const start = startOf(node);
  const choice = start && inputOf(start);
  const from = choice && !isLeaf(choice) && choice.op === "kth" ? inputOf(choice) : undefined;
  const table = from && bench.table(from);
  const label = table?.columns.findIndex(({ role }) => role === "label") ?? -1;
  if (!start || !from || !table || label < 0 || table.rows.length > MOST_CANDIDATES) return false;
  const found = table.rows.flatMap(({ cells }) => {
    const params = { ...start.params, label: cells[label]!.value.printed };
    const along = replace(node, start, { ...start, params, inputs: { ...start.inputs, left: from } });
    const result = bench.result(along);
    return result?.type === "value" ? [{ value: result.value }] : [];
  });
  return found.length > 1 && shareOfMost(found) >= GUESSED;
}

/** Where a path begins. */
function startOf(node: Branch): Branch | undefined {
  const before = inputOf(node);
  if (!before || isLeaf(before) || before.op !== "follow") return node.op === "follow" ? node : undefined;
  return startOf(before);
}

/** "The most frequent line is the main line", where nearly two of three are on it: who guesses is right. */
export function isMostlyOneSort(node: Branch, bench: Workbench): boolean {
  if (node.op !== "mode" && node.op !== "kth") return false;
  const from = inputOf(node);
  const group = from && !isLeaf(from) && from.op === "group" && from.params["take"] === "count" ? from : undefined;
  const isFirst = node.op === "kth" && Number(node.params["k"] ?? 1) === 1 && node.params["end"] === "highest";
  const counting = node.op === "mode" ? node : isFirst ? group : undefined;
  const set = counting && inputOf(counting);
  const table = set && bench.table(set);
  const name = counting?.params[node.op === "mode" ? "column" : "by"];
  const index = table?.columns.findIndex((column) => column.name === name) ?? -1;
  return table !== undefined && index >= 0 && shareOfMost(table.rows.map(({ cells }) => cells[index]!)) >= GUESSED;
}

function shareOfMost(cells: readonly { value: { printed: string } }[]): number {
  const counts = new Map<string, number>();
  for (const { value } of cells) counts.set(foldText(value.printed), (counts.get(foldText(value.printed)) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / Math.max(1, cells.length);
}

/** "How many of A, B, C and D …": there are five answers, and two of them are unlikely. */
export const isGuessable = (tree: Branch) =>
  nodesOf(tree).some(
    (node) => !isLeaf(node) && node.op === "named" && (node.params["names"] as string[]).length < LEAST_GUESSED_FROM,
  );

/** The parameters that name the figures which are read of each row. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  pearson: ["column", "by"],
  spearman: ["column", "by"],
  linear_fit: ["column", "by"],
  weighted_mean: ["column", "weight"],
  formula_column: ["a", "b"],
};

/**
 * A figure of what a column names, where several rows name the same: in an aggregate one value would count several times, and held
 * against the rows' own figures ("the crew of each boat and the staff of its yard") it is no measure of each of them.
 */
export function isRepeated(node: Branch, bench: Workbench): boolean {
  const figures = (FIGURES[node.op] ?? ["column"]).map((key) => String(node.params[key]));
  return nodesOf(node).some((inner) => {
    if (isLeaf(inner) || inner.op !== "join" || typeof inner.params["on"] !== "string") return false;
    const linked = inner.params["columns"] as readonly string[];
    if (!figures.some((name) => linked.includes(name))) return false;
    const left = bench.table(inner.inputs["left"]!);
    const index = left?.columns.findIndex((column) => column.name === inner.params["on"]) ?? -1;
    const names = left?.rows.map((row) => row.cells[index]?.value.printed) ?? [];
    return new Set(names).size < names.length;
  });
}
