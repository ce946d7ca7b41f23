import { conditionColumns } from "../condition-columns.ts";
import { linkedColumns } from "../linked-columns.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/**
 * A share that something linked makes: of one sort among rows that it chooses ("for what percentage of the stalls whose owner is Danish
 * is the colour red"), since what is known of the owner and what the stall is say nothing of each other; or of rows by a figure or a
 * year of it ("for what percentage of the stalls was the market opened before 1990"), which counts each market as often as it has
 * stalls. How many there are is asked.
 */
export function sharesByLinked(node: Branch, bench: Workbench): boolean {
  if (node.op !== "probability" && node.op !== "percent_of") return false;
  const columns = bench.sources(node).flatMap(({ relation }) => relation.columns);
  const isOf = (name: string, types: readonly string[]) =>
    columns.some((column) => column.name === name && types.includes(column.type));
  const isFigure = (name: string) => isOf(name, ["number", "date"]);
  const linked = linkedColumns(node);
  if (node.op === "probability") {
    const from = inputOf(node);
    const before = from ? conditionColumns(from) : [];
    return conditionColumns(node).some((name) => !before.includes(name) && linked.has(name) && isFigure(name));
  }
  const { part, whole } = node.op === "percent_of" ? node.inputs : {};
  if (!part || !whole) return false;
  const chosen = conditionColumns(whole);
  const more = conditionColumns(part).filter((name) => !chosen.includes(name));
  if (more.some((name) => linked.has(name) && isFigure(name))) return true;
  return (
    chosen.some((name) => linked.has(name)) && more.some((name) => !linked.has(name) && isOf(name, ["text", "entity"]))
  );
}
