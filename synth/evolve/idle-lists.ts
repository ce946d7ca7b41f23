import { dataRows, type Relation } from "../../core/relation.ts";
import { nameKey } from "../../logic/values/normalise.ts";
import { type Branch, columnsRead, isLeaf, type Node, nodesOf, rewrite } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/**
 * The tree without lists that it starts from for the sake of their rows alone: where a list names just the things of a collection
 * and nothing else that it states is read, the collection is all that is asked about. A list without links (of telephone numbers, say)
 * names them in words, and may name others that have no page: all that have one are there with it or without.
 */
export function withoutIdleLists(tree: Branch, bench: Workbench): Branch {
  if (!nodesOf(tree).some(isOfSameThings)) return tree;
  const read = new Set(columnsRead(tree));
  return rewrite(tree, (node) => {
    if (!isOfSameThings(node)) return undefined;
    const [left, right] = [node.inputs["left"], node.inputs["right"]].map((input) => input && relationOf(input, bench));
    if (!left || !right || left.source === "page_collection" || right.source !== "page_collection") return undefined;
    const states = left.columns.some(({ name, role }) => role !== "label" && read.has(name));
    const named = left.columns.some(({ name, role }) => role === "label" && read.has(name));
    if (states || named) return undefined;
    return areOfSame(left, right) || keepsAll(node, bench) ? node.inputs["right"]! : undefined;
  }) as Branch;
}

/** What is said of the same things in two places, and not of others that they name. */
const isOfSameThings = (node: Node): node is Branch =>
  !isLeaf(node) && node.op === "join" && node.params["on"] === undefined;

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

/** Does the join hand on each row of the collection, once? */
function keepsAll(join: Branch, bench: Workbench): boolean {
  const [kept, whole] = [bench.table(join), bench.table(join.inputs["right"]!)];
  if (!kept || !whole || kept.rows.length !== whole.rows.length) return false;
  const label = kept.columns.findIndex(({ role }) => role === "label");
  const names = new Set(kept.rows.map(({ cells }) => nameKey(cells[Math.max(0, label)]!.value.printed)));
  return names.size === whole.rows.length;
}
