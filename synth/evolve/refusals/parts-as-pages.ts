import { isTableFamily } from "../../survey/collections/table-family.ts";
import { conditionColumns } from "../condition-columns.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What tells how many there are of those that a filter leaves. */
const COUNTING: ReadonlySet<string> = new Set(["count", "percent_of", "probability"]);

/**
 * Whether parts of pages are counted by what is said of whose they are, where each page has equally many of them: "how many lamps
 * are of ships that were built before 1900", of which each has four. That counts the ships, four times.
 */
export function countsPagesByParts(node: Branch, tree: Node, bench: Workbench): boolean {
  const told =
    node.op === "group" && node.params["take"] === "count"
      ? [String(node.params["by"])]
      : COUNTING.has(node.op) || (node.op === "filter" && !isLeaf(tree) && COUNTING.has(tree.op))
        ? conditionColumns(node)
        : [];
  return nodesOf(node).some(
    (inner) => !isLeaf(inner) && inner.op === "join" && joins(inner, told) && areAlike(inner, bench),
  );
}

/** All that is asked stands in what was joined. */
const joins = ({ params }: Branch, told: readonly string[]): boolean => {
  const columns = params["columns"];
  return told.length > 0 && Array.isArray(columns) && told.every((name) => columns.includes(name));
};

/** Are its rows parts of pages, joined with what their pages say, and has each page equally many? */
function areAlike({ inputs, params }: Branch, bench: Workbench): boolean {
  const left = inputs["left"];
  if (!left || !isLeaf(left)) return false;
  const { relation } = bench.relation(left.relation);
  if (!isTableFamily(relation) || relation.columns[0]!.name !== params["on"]) return false;
  const counts = new Map<string, number>();
  for (const { cells } of relation.rows)
    counts.set(cells[0]!.value.printed, (counts.get(cells[0]!.value.printed) ?? 0) + 1);
  return new Set(counts.values()).size === 1;
}
