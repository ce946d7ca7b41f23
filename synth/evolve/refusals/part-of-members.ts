import { conditionColumns } from "../condition-columns.ts";
import { type Branch, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What says how many, or how much together. */
const ADDING: ReadonlySet<string> = new Set(["count", "sum"]);

/**
 * One of an owner's things singled out by what the owner is ("the rower whose club has its boathouse in Ard"), where the owner's page counts
 * more of them: the one that has a page is not the only one of which it is true.
 */
export function singlesOutMember(node: Branch, bench: Workbench): boolean {
  const { from } = node.inputs;
  if (node.op !== "identify_by" || from === undefined) return false;
  return nodesOf(from).some(
    (leaf) => isLeaf(leaf) && bench.relation(leaf.relation).countedByOwners?.has(String(node.params["on"])) === true,
  );
}

/**
 * Sums, counts and means over those of an owner's things that have a page, where the owner's page says that there are more: "the club
 * with the highest combined number of goals of its players", of three players for each club of thirty.
 */
export function takesSomeMembers(node: Branch, bench: Workbench): boolean {
  const by = node.op === "group" ? [node.params["by"]] : node.op === "mode" ? [node.params["column"]] : [];
  const named = ADDING.has(node.op) ? conditionColumns(node) : by.map(String);
  if (named.length === 0) return false;
  return nodesOf(node).some(
    (leaf) =>
      isLeaf(leaf) && named.some((column) => bench.relation(leaf.relation).countedByOwners?.has(column) === true),
  );
}
