import { isReviewer, isReviews } from "../../survey/naming/reviewed-things.ts";
import { conditionColumns } from "../condition-columns.ts";
import { type Branch, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { LEAST_AGGREGATED } from "./least-aggregated.ts";

/**
 * A figure of things taken together by who happened to judge them: nobody's cameras are cheap because of who reviewed them. The
 * scores that somebody gave, when, and how many things were reviewed are theirs.
 */
export function isByJudge(node: Branch, bench: Workbench): boolean {
  const isGrouped = node.op === "group" && node.params["take"] !== "count";
  if (!isGrouped && !(node.op in LEAST_AGGREGATED)) return false;
  const names = Object.assign(
    {},
    ...nodesOf(node).map((leaf) => (isLeaf(leaf) ? (bench.relation(leaf.relation).naming.names ?? {}) : {})),
  ) as Readonly<Record<string, string>>;
  const by = isGrouped ? [String(node.params["by"])] : conditionColumns(node);
  const taken = String(node.params["column"] ?? node.params["by"] ?? "");
  return by.some((column) => isReviewer(names[column])) && !isReviews(names[taken]);
}
