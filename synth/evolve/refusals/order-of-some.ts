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

/** "What is the date of the last fair" */
const isEndOfDates = (node: Branch, bench: Workbench) =>
  node.op === "ranked_value" &&
  bench
    .sources(node)
    .some(({ relation }) => relation.columns.some(({ name, type }) => name === node.params["by"] && type === "date"));
