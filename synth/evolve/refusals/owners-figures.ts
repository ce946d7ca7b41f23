import { Condition, conjuncts } from "../../../logic/condition.ts";
import { type Branch, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

const LIMITS: ReadonlySet<string> = new Set([">", "<", ">=", "<=", "=", "between"]);

/**
 * A limit to a figure of what the rows belong to: "how many stalls are there whose market's roof is higher than 5 m?" says nothing of
 * the stalls. By the sort of their owner, by where it is and since when there is one, things are chosen.
 */
export function choosesByOwnersFigure(node: Branch, bench: Workbench): boolean {
  const where = node.op === "filter" ? Condition.safeParse(node.params["where"]) : undefined;
  if (!where?.success) return false;
  const limited = conjuncts(where.data)
    .flat()
    .filter(({ is }) => LIMITS.has(is))
    .map(({ column }) => column);
  if (limited.length === 0) return false;
  return nodesOf(node).some((join) => {
    if (isLeaf(join) || join.op !== "join" || join.params["on"] === undefined) return false;
    const owned = join.params["columns"] as readonly string[];
    const columns = bench.table(join)?.columns ?? [];
    return limited.some(
      (name) => owned.includes(name) && columns.some((column) => column.name === name && column.role === "measure"),
    );
  });
}
