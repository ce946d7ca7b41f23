import { keptOf } from "../../../core/kept-of.ts";
import { conditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isOwnTime } from "./own-sizes.ts";

/** "2008/09", "Season 2011", "2014年" */
const OF_A_YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/;
/** Parameters that name what is asked of rows, or what ranks them. */
const ASKED = ["column", "by", "a", "b"];

/**
 * Things are chosen by one of several times at which they took part ("the clubs whose seasons include 2008/09"), and asked for what
 * they are like now: how many members they have today, and whose fee is lowest; or chosen by that, too. When they came to be has not
 * changed since.
 */
export function asksOfThoseOnceThere(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (!from || !nodesOf(node).some(choosesByTime)) return false;
  const table = bench.table(from);
  const isOfToday = (name: unknown) => {
    const column = table?.columns.find((one) => one.name === name);
    return column !== undefined && (column.type === "number" || column.type === "date") && !isOwnTime(column);
  };
  if (conditionColumns(node).some(isOfToday)) return true;
  return nodesOf(from).some(choosesByTime) && ASKED.some((key) => isOfToday(node.params[key]));
}

/** A condition that wants one of the times, or occasions of a year, that a thing lists. */
function choosesByTime(node: Node): boolean {
  if (isLeaf(node)) return false;
  const { where } = node.params;
  return typeof where === "object" && where !== null && wantsTime(where);
}

// Trees that are rewritten keep their conditions.
const wantsTime = keptOf((where: object): boolean => {
  if ("is" in where && "value" in where) return where.is === "includes" && OF_A_YEAR.test(String(where.value));
  return Object.values(where).some((one) => typeof one === "object" && one !== null && wantsTime(one));
});
