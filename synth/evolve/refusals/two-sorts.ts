import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf, isLeaf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** "Which of two sorts has the most?" is answered by a coin. */
const LEAST_SORTS = 3;

/** The first or the last of two sorts only is asked for: who guesses is right half of the time. */
export function isOfTwoSorts(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (!from) return false;
  if (node.op === "kth") return !isLeaf(from) && from.op === "group" && rowsOf(from, bench) < LEAST_SORTS;
  if (node.op !== "mode" && node.op !== "group_dispersion") return false;
  const name = String(node.params[node.op === "mode" ? "column" : "by"]);
  const table = bench.table(from);
  const index = table?.columns.findIndex((column) => column.name === name) ?? -1;
  if (!table || index < 0) return false;
  const sorts = new Set(
    table.rows.map(({ cells }) => foldText(cells[index]!.value.printed)).filter((said) => said !== ""),
  );
  return sorts.size < LEAST_SORTS;
}

const rowsOf = (node: Branch, bench: Workbench): number => bench.table(node)?.rows.length ?? Number.POSITIVE_INFINITY;
