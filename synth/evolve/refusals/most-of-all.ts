import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What is foremost is no more than this share of all: "the four longest of eight" are the longer half. */
export const MOST_FOREMOST = 0.4;

/**
 * The foremost few that are none: nearly half of all, or told by how much they have where they all have the same, "the five
 * boats with the fewest hatches" that have none at all.
 */
export function isHardlyForemost(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (node.op !== "top" || !from) return false;
  const all = bench.table(from)?.rows.length ?? Number.POSITIVE_INFINITY;
  if (Number(node.params["k"]) > MOST_FOREMOST * all) return true;
  const index = bench.table(node)?.columns.findIndex(({ name }) => name === node.params["by"]) ?? -1;
  const values = index < 0 ? [] : bench.table(node)!.rows.map(({ cells }) => cells[index]!.value);
  const figures = values.flatMap((value) => (value.kind === "number" ? [Number(value.decimal)] : []));
  if (figures.length < 2) return false;
  return new Set(figures).size === 1 || figures.filter((figure) => figure === 0).length > 1;
}
