import type { Relation } from "../../../core/relation.ts";
import { isTableFamily } from "../../survey/collections/table-family.ts";
import { type Branch, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What is the same whether those with none are counted with or not, as long as it asks for the most. */
const FROM_ABOVE: ReadonlySet<string> = new Set(["kth", "top", "label_of", "lookup", "sum", "count", "filter"]);
const MORE: ReadonlySet<string> = new Set([">", ">="]);

/**
 * Things counted by what they belong to, where a condition, a list of those that state something, or pages without a table of
 * them leave some with none of them: nobody can say whether those count as none, so that only the most and the sum of all are asked for. "The mean
 * number of red cards per club" would leave out the clubs without a red card.
 */
export function leavesOutNone(tree: Node, bench: Workbench): boolean {
  return nodesOf(tree).some((node) => !isLeaf(node) && overNone(node, bench) && !asksForMost(node));
}

/** Whether an operation is over such counts, at whatever depth. */
function overNone(node: Branch, bench: Workbench): boolean {
  return Object.values(node.inputs).some(
    (input) => !isLeaf(input) && (isLacking(input, bench) || overNone(input, bench)),
  );
}

function isLacking(group: Branch, bench: Workbench): boolean {
  const { op, params, inputs } = group;
  const from = inputs["from"];
  if (op !== "group" || params["take"] !== "count" || !from) return false;
  const whole = wholeOf(from);
  if (!whole) return false;
  const by = String(params["by"]);
  const { lackedBySome, relation } = bench.relation(whole.relation);
  if (relation.columns[0]!.name === by && (lackedBySome || lackedByPages(relation, bench))) return true;
  return from !== whole && kindsIn(from, by, bench) < kindsIn(whole, by, bench);
}

/** Tables on the pages of some things of a kind, where the pages of others have none. */
function lackedByPages(relation: Relation, { survey }: Workbench): boolean {
  if (!isTableFamily(relation)) return false;
  const having = new Set(relation.rows.map(({ cells }) => cells[0]!.evidence.url));
  return survey.relations.some(({ relation: { source, rows } }) => {
    const pages = new Set(source === "page_collection" ? rows.map(({ about }) => about) : []);
    return pages.size > having.size && [...having].every((url) => pages.has(url));
  });
}

/** The relation that conditions narrow. */
function wholeOf(node: Node): { relation: string } | undefined {
  if (isLeaf(node)) return node;
  return node.op === "filter" ? wholeOf(Object.values(node.inputs)[0]!) : undefined;
}

function kindsIn(node: Node, by: string, bench: Workbench): number {
  const table = bench.table(node);
  const index = table?.columns.findIndex(({ name }) => name === by) ?? -1;
  return index < 0 ? 0 : new Set(table!.rows.map(({ cells }) => cells[index]!.value.printed)).size;
}

function asksForMost({ op, params }: Branch): boolean {
  if (!FROM_ABOVE.has(op)) return false;
  if (op === "kth" || op === "top") return params["end"] === "highest";
  if (op !== "filter") return true;
  const where = params["where"] as { is?: string };
  return where.is !== undefined && MORE.has(where.is);
}
