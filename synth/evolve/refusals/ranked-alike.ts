import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

const YEAR = /(?<!\d)(?:1[0-9]|20)\d\d(?!\d)/g;

/**
 * A path to another thing that ends in what the first was chosen by: "the opening year of the yard of the boat that was launched
 * earliest", where the boat is of 1907 and so is the yard. Whoever stops half-way has the answer all the same.
 */
export function endsWhereItBegan(tree: Branch, bench: Workbench): boolean {
  if (tree.op !== "lookup") return false;
  const path = nodesOf(tree);
  if (!path.some((node) => !isLeaf(node) && node.op === "follow")) return false;
  const result = bench.result(tree);
  if (result?.type !== "value") return false;
  const { printed } = result.value;
  return path.some((node) => chosenBy(node, bench).some((by) => isAlike(by, printed)));
}

/** What the one that a step ranks first states where it ranks. */
function chosenBy(node: Node, bench: Workbench): string[] {
  if (isLeaf(node) || node.op !== "kth") return [];
  const table = bench.table(node);
  const at = table?.columns.findIndex(({ name }) => name === node.params["by"]) ?? -1;
  return at < 0 ? [] : table!.rows.map(({ cells }) => cells[at]!.value.printed);
}

/** The same, or of one year where either says no more than that. */
function isAlike(one: string, other: string): boolean {
  if (foldText(one) === foldText(other)) return true;
  const years = [one, other].map((text) => text.match(YEAR) ?? []);
  const isYear = [one, other].some((text, at) => text.trim() === years[at]![0]);
  return isYear && years.every(({ length }) => length === 1) && years[0]![0] === years[1]![0];
}
