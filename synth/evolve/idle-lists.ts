import { dataRows, type Relation } from "../../core/relation.ts";
import { type Branch, columnsRead, isLeaf, type Node, rewrite } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/**
 * The tree without lists that it starts from for the sake of their rows alone: where a list names just the things of a collection
 * and nothing else that it states is read, the collection is all that is asked about.
 */
export function withoutIdleLists(tree: Branch, bench: Workbench): Branch {
  const read = new Set(columnsRead(tree));
  return rewrite(tree, (node) => {
    if (isLeaf(node) || node.op !== "join" || node.params["on"] !== undefined) return undefined;
    const [left, right] = [node.inputs["left"], node.inputs["right"]].map((input) => input && relationOf(input, bench));
    if (!left || !right || left.source === "page_collection" || right.source !== "page_collection") return undefined;
    const states = left.columns.some(({ name, role }) => role !== "label" && read.has(name));
    const named = left.columns.some(({ name, role }) => role === "label" && read.has(name));
    return states || named || !areOfSame(left, right) ? undefined : node.inputs["right"]!;
  }) as Branch;
}

const relationOf = (node: Node, bench: Workbench): Relation | undefined =>
  isLeaf(node) ? bench.raw.get(node.relation) : undefined;

/** Rows about the same pages, each once. */
function areOfSame(list: Relation, collection: Relation): boolean {
  const [one, other] = [list, collection].map((relation) => dataRows(relation).map(({ about }) => about));
  const pages = new Set(one);
  return (
    one!.length === other!.length &&
    pages.size === one!.length &&
    other!.every((url) => url !== undefined && pages.has(url))
  );
}
