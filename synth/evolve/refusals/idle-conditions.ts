import type { Result } from "../../../logic/operation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf, isLeaf, type Node, nodeKey, nodesOf, replace } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/**
 * A condition without which the answer would be the same: "the maker with the fewest staff among those founded before 1990" where
 * it has the fewest of all. Whoever passes it over is right all the same.
 */
export function hasIdleCondition(tree: Branch, bench: Workbench): boolean {
  const conditions = new Map(nodesOf(tree).flatMap((node) => (isCondition(node) ? [[nodeKey(node), node]] : [])));
  if (conditions.size === 0) return false;
  const answer = bench.result(tree);
  return [...conditions.values()].some((condition) => {
    const without = replace(tree, condition, inputOf(condition)!);
    const other = isLeaf(without) ? undefined : bench.result(without);
    return answer !== undefined && other !== undefined && isSame(answer, other);
  });
}

const isCondition = (node: Node): node is Branch => !isLeaf(node) && node.op === "filter";

/** Do two programs come to the same, whatever else they say? */
export function isSame(a: Result, b: Result): boolean {
  if (a.type === "value" && b.type === "value") return said(a) === said(b);
  if (a.type !== "table" || b.type !== "table" || a.rows.length !== b.rows.length) return false;
  const rows = new Set(b.rows.map(rowKey));
  return a.rows.every((row) => rows.has(rowKey(row)));
}

const said = ({ value }: Extract<Result, { type: "value" }>): string =>
  value.kind === "number" ? `${Number(value.decimal)} ${value.unit ?? ""}` : foldText(value.printed);

const rowKey = ({ cells }: Extract<Result, { type: "table" }>["rows"][number]): string =>
  cells.map(({ value }) => value.printed).join("\n");
