import { isUnstated } from "../../logic/values/stated-absence.ts";
import { quantityOf } from "../../logic/values/year-text.ts";
import { isOfType } from "../survey/cells/columns.ts";
import { type Branch, columnsRead, firstOf, isLeaf, type Node, nodesOf, pruneJoins, rewrite } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/**
 * The tree without rows being set aside for a figure that it then does not read: "leave Ash House aside", whose seats vary, has no
 * place in a question about ratings. What is set aside for another reason stays.
 */
export function withoutIdleAsides(tree: Branch, bench: Workbench): Branch {
  if (!nodesOf(tree).some(isAsideOfAll)) return tree;
  const read = new Set(columnsRead(pruneJoins(tree)).flatMap((name) => [name, quantityOf(name)]));
  return rewrite(tree, (node) => {
    if (isLeaf(node)) return undefined;
    if (leavesOutAnyway(node, bench)) return { ...node, inputs: { from: asideOf(node)!.inputs["from"]! } };
    if (!isAsideOfAll(node)) return undefined;
    const doubted = doubtedIn(node, bench);
    return doubted.length === 0 || doubted.some((name) => read.has(name)) ? undefined : node.inputs["from"]!;
  }) as Branch;
}

/** A condition that the rows which are set aside do not meet: nobody need be told to leave them out. */
function leavesOutAnyway(node: Branch, bench: Workbench): boolean {
  const aside = node.op === "filter" ? asideOf(node) : undefined;
  if (!aside) return false;
  const kept = bench.table({ ...node, inputs: { from: aside.inputs["from"]! } });
  const label = kept?.columns.findIndex(({ role }) => role === "label") ?? -1;
  if (!kept || label < 0) return false;
  const names = new Set(aside.params["names"] as readonly string[]);
  return !kept.rows.some(({ cells }) => names.has(cells[label]!.value.printed.trim()));
}

const asideOf = ({ inputs }: Branch): Branch | undefined => {
  const from = inputs["from"];
  return from && isAsideOfAll(from) ? from : undefined;
};

/** Whether a question sets rows aside for a figure that it reads. */
export const setsAside = (tree: Branch, bench: Workbench): boolean =>
  nodesOf(withoutIdleAsides(tree, bench)).some((node) => isAsideOfAll(node) && doubtedIn(node, bench).length > 0);

/** All rows of a relation but a few. */
const isAsideOfAll = (node: Node): node is Branch =>
  !isLeaf(node) && node.op === "aside" && Object.values(node.inputs).every(isLeaf);

/** The columns of which rows that are set aside state what is not understood. */
function doubtedIn({ params, inputs }: Branch, bench: Workbench): string[] {
  const from = firstOf(inputs);
  if (!from || !isLeaf(from)) return [];
  const { relation, columns, label } = bench.relation(from.relation);
  const names = new Set(params["names"] as readonly string[]);
  const rows = relation.rows.filter(({ cells }) => label && names.has(cells[label.index]!.value.printed.trim()));
  return columns.flatMap(({ column, index }) => {
    const isDoubted = rows.some(({ cells }) => {
      const { value } = cells[index]!;
      return !isUnstated(value) && !isOfType(value, column);
    });
    return isDoubted && (column.type === "number" || column.type === "date") ? [column.name] : [];
  });
}
