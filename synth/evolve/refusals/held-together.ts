import type { Column } from "../../../core/relation.ts";
import { goAlong } from "../association.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { areAkin } from "./akin.ts";
import { isIntensity, isRunUp } from "./natural-sums.ts";
import { isCost, isDimension, isOwnTime, isTime } from "./own-sizes.ts";
import { isSize } from "./related-columns.ts";

const CORRELATING = new Set(["pearson", "spearman", "linear_fit"]);
const APART = new Set(["difference", "ratio", "percent_difference"]);

/**
 * Figures that nobody holds against each other: how hot, hard or sour things are against what is of another matter ("the price and
 * the temperature"), and one figure of the two ends of a ranking by another that has nothing to do with it ("by how much is the one
 * with the most doors dearer than the one with the fewest?"), unless the ranking is by size or age (when something was
 * noted of them is none); nor how good things are held to
 * be against anything but their price, or how far they have run against what they are like, unless both rise and fall together.
 */
export function areHeldTogetherIdly(node: Branch, bench: Workbench): boolean {
  if (CORRELATING.has(node.op)) return correlatesDegrees(node, bench);
  return APART.has(node.op) && comparesEndsIdly(node, bench);
}

function correlatesDegrees(node: Branch, bench: Workbench): boolean {
  const set = inputOf(node);
  const table = set && bench.table(set);
  const [one, other] = [node.params["column"], node.params["by"]].map((name) =>
    table?.columns.find((column) => column.name === name),
  );
  if (!table || !one || !other) return false;
  return (
    (isOfDegree(one, other) || isRatedOddly(one, other) || isWornOddly(one, other)) &&
    !goAlong(table, one.name, other.name)
  );
}

const RATED = /\b(?:ratings?|stars|scores?)\b|评分|星级/i;

/** How far a thing has run tells of its age and its price, and of nothing that it is like. */
const isWornOddly = (one: Column, other: Column): boolean =>
  isRunUp(one) !== isRunUp(other) && ![one, other].some((column) => isCost(column) || isTime(column));

/** A rating beside what is neither a price nor a rating. */
const isRatedOddly = (one: Column, other: Column): boolean =>
  RATED.test(one.name) !== RATED.test(other.name) && ![one, other].some(isCost);

/** Whether one of two figures tells by degrees what a thing is like, and the other something else. */
export const isOfDegree = (one: Column, other: Column): boolean =>
  [one, other].some((column) => isIntensity(column) && !isDimension(column)) && !areAkin(one, other);

function comparesEndsIdly({ inputs }: Branch, bench: Workbench): boolean {
  const [a, b] = Object.values(inputs).map(factOfFirst);
  if (!a || !b || a.by !== b.by || a.end === b.end || a.asked !== b.asked) return false;
  const table = bench.table(a.set);
  const by = table?.columns.find(({ name }) => name === a.by);
  // What was worked out for each is judged where it was worked out.
  if (!table || !by || isOwnTime(by) || isSize(by.name)) return false;
  return a.by !== a.asked;
}

/** A fact of the first by a ranking. */
function factOfFirst(node: Node): { set: Node; by: string; end: unknown; asked: string } | undefined {
  if (isLeaf(node) || node.op !== "lookup") return undefined;
  const first = inputOf(node)!;
  const set = inputOf(first);
  if (isLeaf(first) || first.op !== "kth" || !set) return undefined;
  return { set, by: String(first.params["by"]), end: first.params["end"], asked: String(node.params["column"]) };
}
