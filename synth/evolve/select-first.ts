import type { TableResult } from "../../logic/operation.ts";
import { ownConditionColumns } from "./condition-columns.ts";
import { type Branch, isLeaf, type Node, nodeKey, rewrite } from "./node.ts";

/** Rounds of rewriting at most: a condition sinks below one join in each. */
const MOST_ROUNDS = 4;

/**
 * The tree with rows chosen before more is looked up of them: what an own condition leaves out, or does not come first, needs no
 * look at its page. "The president of the club with the most points" is read off the table and off one page.
 *
 * @param tableOf what a part of the tree gives; undefined where it gives no table
 */
export function selectFirst(tree: Branch, tableOf: (node: Node) => TableResult | undefined): Branch {
  let found = tree;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = rewrite(found, (node) =>
      isLeaf(node) ? undefined : (sunk(node, tableOf) ?? led(node, tableOf)),
    ) as Branch;
    if (nodeKey(next) === nodeKey(found)) break;
    found = next;
  }
  return found;
}

type TableOf = (node: Node) => TableResult | undefined;

/** A condition on what rows state themselves, below the join that adds more to them. */
function sunk(node: Branch, tableOf: TableOf): Branch | undefined {
  const join = joinUnder(node);
  if (node.op !== "filter" || !join) return undefined;
  const left = join.inputs["left"]!;
  const columns = ownConditionColumns(node);
  if (columns.length === 0 || !states(tableOf(left), columns)) return undefined;
  return { ...join, inputs: { ...join.inputs, left: { ...node, inputs: { from: left } } } };
}

/** A fact of the row that comes first by what it states itself, read where that one row leads. */
function led(node: Branch, tableOf: TableOf): Branch | undefined {
  const first = node.inputs["from"];
  const join = first && !isLeaf(first) && first.op === "kth" ? joinUnder(first) : undefined;
  if (node.op !== "lookup" || !first || isLeaf(first) || !join || node.params["label"] !== undefined) return undefined;
  const left = join.inputs["left"]!;
  const table = tableOf(left);
  const on = join.params["on"] ?? table?.columns.find(({ role }) => role === "label")?.name;
  const asked = String(node.params["column"]);
  if (!states(table, [String(first.params["by"])]) || states(table, [asked]) || typeof on !== "string")
    return undefined;
  // A row that has no counterpart is none of the joined ones.
  if (join.params["unmatched"] !== undefined) return undefined;
  const row: Branch = { ...first, inputs: { from: left } };
  return {
    ...node,
    inputs: { from: { op: "follow", params: { on }, inputs: { left: row, right: join.inputs["right"]! } } },
  };
}

function joinUnder({ inputs }: Branch): Branch | undefined {
  const { from } = inputs;
  return from && !isLeaf(from) && from.op === "join" ? from : undefined;
}

const states = (table: TableResult | undefined, columns: readonly string[]): boolean =>
  table !== undefined && columns.every((column) => table.columns.some(({ name }) => name === column));
