import { compileCondition, conjuncts } from "../../../logic/condition.ts";
import { pointsTo } from "../../../logic/operations/identify-by.ts";
import { rowName } from "../../../logic/table.ts";
import { conditionOf } from "../condition-of.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/**
 * A condition on what a thing names that is not needed among what the things asked about name: "the only tram whose depot was opened before
 * 1950 and has more than 40 places", where one depot of trams has so many. That others of its kind have them, too, is nothing to the trams.
 */
export const hasIdleLink = (tree: Node, bench: Workbench): boolean =>
  nodesOf(tree).some((node) => !isLeaf(node) && node.op === "identify_by" && isIdle(node, bench));

function isIdle({ inputs, params }: Branch, bench: Workbench): boolean {
  const { from, one } = inputs;
  if (!from || !one || isLeaf(one) || one.op !== "identify") return false;
  const [table, things] = [bench.table(from), bench.table(one.inputs["from"]!)];
  const inner = conditionOf(one);
  const outer = conditionOf({ params });
  const index = table?.columns.findIndex(({ name }) => name === params["on"]) ?? -1;
  if (!table || !things || !inner || index < 0) return false;
  const rows = outer ? table.rows.filter(compileCondition(table, outer)) : table.rows;
  const parts = conjuncts(inner).map((tests) => compileCondition(things, { or: tests }));
  return (
    parts.length > 1 &&
    parts.some((_, left) => {
      const found = things.rows.filter((row) => parts.every((holds, at) => at === left || holds(row)));
      return (
        rows.filter((row) => found.some((thing) => pointsTo(row, index, thing, rowName(things, thing)))).length < 2
      );
    })
  );
}
