import { type Branch, isLeaf } from "./node.ts";
import { isKnownBy, isSize } from "./related-columns.ts";
import type { Workbench } from "./workbench.ts";

/** Facts of more columns than this are about many matters. */
const LONG_LIST = 12;
/** The last place that is asked of one fact among many. */
const LAST_PLACE = { ofSizes: 4, fromTop: 3, fromBottom: 2 };
const CORRELATING = new Set(["pearson", "spearman", "linear_fit"]);

/** What is taken of the figures of a set. */
const TAKEN = new Set(["mean", "median", "sum", "range", "stdev", "variance", "coefficient_of_variation", "quantile"]);

/**
 * Of things of which a site states many facts, what nobody would choose: the third-lowest of one fact; any fact of the second
 * by another that is no size ("the literacy of the town with the second-lowest median age"), or of the five lowest; a fact that
 * is neither what a thing is known by nor its size, of a thing that another only names; a ratio, which is made of other figures,
 * to go along with.
 */
export function unlikelyChoice(node: Branch, bench: Workbench): string | undefined {
  if (!bench.sources(node).some(({ relation }) => relation.columns.length > LONG_LIST)) return undefined;
  if (node.op === "kth" && isLate(node)) return "later_place";
  const [from] = Object.values(node.inputs);
  const chosen = node.op === "lookup" && from && !isLeaf(from) && from.op === "kth" ? from.params : undefined;
  if (chosen && Number(chosen["k"] ?? 1) > 1 && !isSize(String(chosen["by"]))) return "later_place";
  if (TAKEN.has(node.op) && from && !isLeaf(from) && from.op === "top" && !isSize(String(from.params["by"])))
    return "unlikely_choice";
  if (
    node.op === "lookup" &&
    from &&
    !isLeaf(from) &&
    from.op === "follow" &&
    !isKnownBy(String(node.params["column"]))
  )
    return "unlikely_choice";
  if (node.op === "follow" && from && !isLeaf(from) && from.op === "kth" && !isSize(String(from.params["by"])))
    return "unlikely_choice";
  const names = [node.params["column"], node.params["by"]].map(String);
  return CORRELATING.has(node.op) && names.some((name) => /\bratios?\b/i.test(name)) ? "unrelated" : undefined;
}

function isLate({ params: { by, k, end } }: Branch): boolean {
  const most = isSize(String(by)) ? LAST_PLACE.ofSizes : end === "highest" ? LAST_PLACE.fromTop : LAST_PLACE.fromBottom;
  return Number(k ?? 1) > most;
}
