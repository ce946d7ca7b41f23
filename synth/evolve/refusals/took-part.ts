import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isOwnTime } from "./own-sizes.ts";

/** "2008/09", "Season 2011", "2014年" */
const OF_A_YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/;
/** Parameters that name what is asked of rows, or what ranks them. */
const ASKED = ["column", "by", "a", "b"];

/**
 * Things are chosen by one of several times at which they took part ("the clubs whose seasons include 2008/09"), and asked for what
 * they are like now: how many members they have today, and whose fee is lowest. When they came to be has not changed since.
 */
export function asksOfThoseOnceThere(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (node.op === "filter" || !from || !nodesOf(from).some(choosesByTime)) return false;
  const table = bench.table(from);
  return ASKED.some((key) => {
    const column = table?.columns.find(({ name }) => name === node.params[key]);
    return column !== undefined && (column.type === "number" || column.type === "date") && !isOwnTime(column);
  });
}

/** A condition that wants one of the times, or occasions of a year, that a thing lists. */
function choosesByTime(node: Node): boolean {
  if (isLeaf(node) || node.op !== "filter") return false;
  const where = node.params["where"] as { is?: string; value?: unknown } | undefined;
  return where?.is === "includes" && OF_A_YEAR.test(String(where.value));
}
