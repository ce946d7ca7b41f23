import { conditionColumns, ownConditionColumns } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { borrowedColumns } from "./of-another.ts";
import { areFarApart } from "./related-columns.ts";

/**
 * A thing is told by a figure of another that it leads to, and by something else: "the only letter written by Ada Holm whose addressee's
 * garden is larger than 2 ha". What sort of thing the other is, who it is and when it came to be is known of it beside the first;
 * how much it measures has nothing to do with that, unless a word says so. What the other is told by alone may be two of its figures.
 */
export function measuresThroughLink(node: Branch, bench: Workbench): boolean {
  const { own, linked } = conditionsOf(node);
  if (own.length === 0 || linked.length === 0) return false;
  const relations = bench.sources(node).map(({ relation }) => relation);
  const isMeasure = (name: string) =>
    relations.some(({ columns }) => columns.some((column) => column.name === name && column.role === "measure"));
  return linked.some((name) => isMeasure(name) && own.some((other) => areFarApart(name, other, relations)));
}

/** The columns of the conditions that choose the rows, and of those that are put on what the rows lead to. */
function conditionsOf(node: Branch): { own: readonly string[]; linked: readonly string[] } {
  const { one, from } = node.inputs;
  if (node.op === "identify_by" && one && !isLeaf(one))
    return { own: ownConditionColumns(node), linked: conditionColumns(one) };
  if ((node.op !== "filter" && node.op !== "identify") || !from) return { own: [], linked: [] };
  const all = conditionColumns(node);
  const borrowed = borrowedColumns(baseOf(from));
  return { own: all.filter((name) => !borrowed.has(name)), linked: all.filter((name) => borrowed.has(name)) };
}

/** What a chain of conditions chooses from. */
function baseOf(node: Node): Node {
  if (isLeaf(node) || (node.op !== "filter" && node.op !== "stated" && node.op !== "aside")) return node;
  const from = inputOf(node);
  return from ? baseOf(from) : node;
}
