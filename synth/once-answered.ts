import type { Condition } from "../logic/condition.ts";
import { conditionKeys } from "./condition-keys.ts";
import type { Elite } from "./evolve/archive.ts";
import { type Branch, inputOf, isLeaf, nodeKey, nodesOf } from "./evolve/node.ts";

/** What tells the same of a column of few things: who has read them for the one has read them for the other. */
const OF_ALL = new Set(["sum", "mean", "median"]);
/** Of figures that stand on more pages than these a sum and a mean are two pieces of work. */
const FEW_PAGES = 12;

/**
 * What no two tasks of a set may share by how they come out: a condition and the answer, whatever else they ask, for then whoever has
 * the one has the other; and the sum, the mean or the median of one column of the same few things.
 */
export function answeredKeys({ tree, execution, pages }: Pick<Elite, "tree" | "execution" | "pages">): string[] {
  const answer = JSON.stringify(execution.answer);
  const said = nodesOf(tree).flatMap((node) => (isLeaf(node) ? [] : testsOf(node)));
  const from = inputOf(tree);
  const all =
    OF_ALL.has(tree.op) && from && pages.length <= FEW_PAGES
      ? [`all ${String(tree.params["column"])} ${nodeKey(from)}`]
      : [];
  return [...new Set(said.map((test) => `answered ${test} ${answer}`)), ...all];
}

function testsOf({ params }: Branch): string[] {
  const where = params["where"] as Condition | undefined;
  return where === undefined ? [] : conditionKeys(where);
}
