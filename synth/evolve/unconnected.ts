import { goAlong } from "./association.ts";
import { inputOf, isLeaf, type Node, nodesOf } from "./node.ts";
import { areAkin } from "./refusals/akin.ts";
import { areOfOneBody, isSize } from "./refusals/related-columns.ts";
import type { Workbench } from "./workbench.ts";

const CORRELATING = new Set(["pearson", "spearman"]);

/**
 * Whether a question holds figures together that nothing connects: no word says that they belong together, neither is a size, and they do not rise and fall together either.
 */
export function holdsUnconnected(tree: Node, bench: Workbench): boolean {
  return nodesOf(tree).some((node) => {
    const from = inputOf(node);
    const table = from && bench.table(from);
    if (isLeaf(node) || !CORRELATING.has(node.op) || !table) return false;
    const names = [String(node.params["column"]), String(node.params["by"])] as const;
    const [one, other] = names.map((name) => table.columns.find((column) => column.name === name));
    if (!one || !other) return false;
    if (names.some(isSize) || areAkin(one, other)) return false;
    const relations = bench.sources(node).map(({ relation }) => relation);
    return !areOfOneBody(...names, relations) && !goAlong(table, ...names);
  });
}
