import { isCutAtLimit } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isTime } from "./own-sizes.ts";

/** What says how far apart two ends lie. */
const APART = new Set(["ratio", "percent_difference", "difference"]);
/** What works out a figure for each. */
const COMPUTED = new Set(["formula_column", "trend", "outlook"]);
const LEAVING_OUT = new Set(["filter", "stated", "aside", "top"]);
const RANKING = new Set(["kth", "ranked_value"]);

/**
 * Places of a ranking that nobody asks for: the second-highest value alone, without what has it; the second of those beyond some
 * limit; a fact of what is second by a figure that has to be worked out first; and how far the two ends of what a limit left lie
 * apart.
 */
export function isIdlePlace(node: Branch): boolean {
  const from = inputOf(node);
  if (!from) return false;
  if (node.op === "ranked_value") return isLater(node);
  if (node.op === "kth") return isLater(node) && isCutAtLimit(from);
  if (node.op === "lookup") return !isLeaf(from) && from.op === "kth" && isLater(from) && isWorkedOut(inputOf(from));
  const ends = Object.values(node.inputs);
  return APART.has(node.op) && ends.every((end) => !isLeaf(end) && end.op === "ranked_value" && isCutAtLimit(end));
}

const isLater = ({ params }: Branch): boolean => Number(params["k"] ?? 1) > 1;

/** Whether a figure of each row was worked out, and some of the rows left out then: a ratio, a development, what comes next. */
export const isWorkedOut = (node: Node | undefined): boolean =>
  node !== undefined &&
  !isLeaf(node) &&
  (COMPUTED.has(node.op) || (LEAVING_OUT.has(node.op) && isWorkedOut(inputOf(node))));

/** Whether a question asks for the last but one, in anything but time: who came second is asked more often. */
export const asksLastButOne = (tree: Node, bench: Workbench): boolean =>
  nodesOf(tree).some((node) => {
    const from = inputOf(node);
    if (isLeaf(node) || !from || !RANKING.has(node.op) || !isLater(node) || node.params["end"] !== "lowest")
      return false;
    const by = bench.table(from)?.columns.find(({ name }) => name === node.params["by"]);
    return by === undefined || !isTime(by);
  });
