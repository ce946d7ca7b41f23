import { goAlong } from "../association.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { areAkin } from "./akin.ts";
import { isCharge } from "./own-sizes.ts";
import { areOfOneBody, isSize } from "./related-columns.ts";

const CORRELATING = new Set(["pearson", "spearman"]);
/** Figures that go along better than this follow from each other. */
const FOLLOWS = 0.995;

/**
 * A line through figures that go along by chance or not at all, which foretells nothing, or that foretells by its price what a thing is like; and how closely figures go along of which the one follows
 * from the other.
 */
export function isIdleLine(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  const table = from && bench.table(from);
  if (!table) return false;
  if (node.op === "linear_fit") {
    const [column, by] = [node.params["column"], node.params["by"]].map(String) as [string, string];
    const [told, teller] = [column, by].map((name) => table.columns.find((one) => one.name === name));
    if (!told || !teller || !goAlong(table, column, by)) return true;
    const related = bench.sources(node).map(({ relation }) => relation);
    const akin = areAkin(told, teller) || areOfOneBody(column, by, related) || isSize(column) || isSize(by);
    return !akin || (isCharge(teller) && !isCharge(told));
  }
  if (!CORRELATING.has(node.op)) return false;
  const result = bench.result(node);
  return result?.type === "value" && result.value.kind === "number" && Math.abs(Number(result.value.decimal)) > FOLLOWS;
}
