import { compareValues } from "../../../logic/order.ts";
import { type Branch, inputOf, isLeaf, type Node } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { isListedInOrder } from "./listed-in-order.ts";

/** What the place in an order is asked by. */
const PLACING = new Set(["kth", "ranked_value", "top"]);
/** Names that differ in their numbers only. */
const NUMBERS = /\d+(?:\.\d+)*/g;

/**
 * The latest of some releases that are numbered in the order of their dates is the one with the highest number: nothing has to
 * be read. What is then asked of its date, a weekday or a span, has. The latest of a list in the order of its dates is its first.
 */
export function isInOrder(tree: Branch, bench: Workbench): boolean {
  if (isListedInOrder(tree, bench)) return true;
  const input = inputOf(tree);
  const placing = PLACING.has(tree.op) ? tree : tree.op === "label_of" ? input : undefined;
  if (!placing || isLeaf(placing) || !PLACING.has(placing.op)) return false;
  const set = placing.inputs["from"];
  const names = set && seriesOf(set, bench);
  return names !== undefined && isMonotone(set!, names, String(placing.params["by"]), bench);
}

/** The names of a set in the order of their numbers, whether the asker lists them or means all; undefined where they are no series. */
function seriesOf(set: Node, bench: Workbench): string[] | undefined {
  const table = isLeaf(set) ? bench.table(set) : undefined;
  const label = table?.columns.findIndex(({ role }) => role === "label") ?? -1;
  const names = isLeaf(set)
    ? label < 0
      ? []
      : table!.rows.map(({ cells }) => cells[label]!.value.printed.trim())
    : set.op === "named"
      ? (set.params["names"] as string[])
      : [];
  const isSeries = new Set(names.map((name) => name.replace(NUMBERS, "#"))).size === 1 && /\d/.test(names[0]!);
  return isSeries ? [...names].sort(new Intl.Collator("en", { numeric: true }).compare) : undefined;
}

/** Do the values rise, or fall, all along the series? */
function isMonotone(set: Node, names: readonly string[], by: string, bench: Workbench): boolean {
  const table = bench.table(set);
  const index = table?.columns.findIndex(({ name }) => name === by) ?? -1;
  const label = table?.columns.findIndex(({ role }) => role === "label") ?? -1;
  if (!table || index < 0 || label < 0) return false;
  const values = names.map(
    (name) => table.rows.find(({ cells }) => cells[label]!.value.printed.trim() === name)?.cells[index]?.value,
  );
  const signs = new Set(
    values.slice(1).map((value, at) => {
      const before = values[at];
      return value && before ? Math.sign(compareValues(value, before)) : 0;
    }),
  );
  return signs.size === 1 && !signs.has(0);
}
