import { humanise } from "../../../logic/english/humanise.ts";
import { type Branch, isLeaf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What a column is headed that sorts things and names nothing that they belong to. */
const SORT = /\b(?:category|class|kind|sort|type)$|(?:类别|类型|种类|门类|分类|大类|品类)$/iu;

/**
 * What a table states of a whole sort, as if it were of one thing of it: "the number on display of the category of Ash lamp", of a table
 * that counts the lamps and the clocks. That sort is no thing that the one leads to but a word that both print; a class with a
 * page of its own is looked up there.
 */
export function isFigureOfSort(node: Branch, bench: Pick<Workbench, "table">): boolean {
  const from = node.inputs["from"];
  if (node.op !== "lookup" || !from || isLeaf(from) || from.op !== "follow") return false;
  const on = String(from.params["on"]);
  if (!SORT.test(humanise(on).trim())) return false;
  const [row] = bench.table(from)?.rows ?? [];
  return row !== undefined && row.about === undefined;
}
