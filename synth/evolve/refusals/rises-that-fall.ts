import { trendColumn } from "../../../logic/operations/trend.ts";
import { type Branch, inputOf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What takes rows by their place in an order. */
const CHOOSING = new Set(["kth", "ranked_value", "top"]);
/** Changes that are called increases; a growth rate is below zero as a matter of course. */
const RISES = new Set(["absolute", "percent"]);

/** "Which port has the second-largest increase in fishers?" where this port lost some, or all but one did: it is none. */
export function isRiseThatFalls(node: Branch, bench: Workbench): boolean {
  if (!CHOOSING.has(node.op)) return false;
  const by = String(node.params["by"] ?? node.params["column"]);
  const trend = nodesOf(node).find(
    (one) => "op" in one && one.op === "trend" && RISES.has(String(one.params["take"])) && columnOf(one) === by,
  );
  const set = inputOf(node);
  const table = trend && set && bench.table(set);
  const index = table?.columns.findIndex(({ name }) => name === by) ?? -1;
  if (!table || index < 0) return false;
  const changes = table.rows.flatMap(({ cells }) => {
    const { value } = cells[index]!;
    return value.kind === "number" ? [Number(value.decimal)] : [];
  });
  changes.sort((a, b) => (node.params["end"] === "lowest" ? a - b : b - a));
  return changes.slice(0, Number(node.params["k"] ?? 1)).some((change) => change <= 0);
}

const columnOf = ({ params }: Branch): string => trendColumn(params as Parameters<typeof trendColumn>[0]);
