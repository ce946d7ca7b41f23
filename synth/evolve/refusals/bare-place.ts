import { isCutAtLimit } from "../condition-columns.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";

/** What says how far apart two ends lie. */
const APART = new Set(["ratio", "percent_difference", "difference"]);
/** What works out a figure for each. */
const COMPUTED = new Set(["formula_column", "trend", "outlook"]);

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

/** Whether a figure of each row was worked out: a ratio, a development, what comes next. */
export const isWorkedOut = (node: Node | undefined): boolean =>
  node !== undefined && !isLeaf(node) && COMPUTED.has(node.op);
