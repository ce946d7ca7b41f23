import { type Branch, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What asks how things follow each other. */
const IN_ORDER: ReadonlySet<string> = new Set(["longest_run", "longest_gap", "date_span"]);

/**
 * How things follow each other where only some of them have a page: others took place between two of them, so that "the longest
 * run of fairs in Oban" and "the days from the first to the last fair" say which pages were made.
 */
export const ordersSome = (node: Branch, bench: Workbench): boolean =>
  (IN_ORDER.has(node.op) || isEndOfDates(node, bench)) &&
  nodesOf(node).some((leaf) => isLeaf(leaf) && bench.relation(leaf.relation).pagesOfSome === true);

/** What says how far apart two times are. */
const APART: ReadonlySet<string> = new Set(["days_between", "time_between"]);

/**
 * How far the first and the last of a selection lie apart: where a site shows some of its grants, "the months between the earliest and the latest
 * start date" tell which ones it chose. The first and the last of those shown are there to be read.
 */
export const spansSelection = (node: Branch, bench: Workbench): boolean =>
  (node.op === "date_span" || node.op === "longest_gap" || isFromEndToEnd(node)) &&
  bench.sources(node).some(({ selection }) => selection !== undefined);

const isFromEndToEnd = ({ op, inputs }: Branch): boolean => {
  const ends = Object.values(inputs);
  return APART.has(op) && ends.length > 1 && ends.every((end) => !isLeaf(end) && end.op === "ranked_value");
};

/** "What is the date of the last fair" */
const isEndOfDates = (node: Branch, bench: Workbench) =>
  node.op === "ranked_value" &&
  bench
    .sources(node)
    .some(({ relation }) => relation.columns.some(({ name, type }) => name === node.params["by"] && type === "date"));
