import type { Result } from "../../../logic/operation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { type Branch, inputOf, isLeaf, type Node, nodeKey, nodesOf, replace } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { describesIdly, rowsWithoutOne } from "./idle-descriptions.ts";

/** What chooses rows, and may pass over those that do not say what it goes by. */
const CHOOSING = new Set(["filter", "kth", "top"]);

/**
 * A condition without which the answer would be the same: "the maker with the fewest staff among those founded before 1990" where
 * it has the fewest of all. Whoever passes it over is right all the same.
 */
export function hasIdleCondition(tree: Branch, bench: Workbench): boolean {
  const conditions = new Map(nodesOf(tree).flatMap((node) => (isCondition(node) ? [[nodeKey(node), node]] : [])));
  if (describesIdly(tree, bench)) return true;
  if (conditions.size === 0) return false;
  if (nodesOf(tree).some((node) => !isLeaf(node) && node.op === "identify" && describesTooMuch(node, bench)))
    return true;
  const answer = bench.result(tree);
  return [...conditions.values()].some((condition) => {
    const without = replace(tree, condition, inputOf(condition)!);
    const other = isLeaf(without) ? undefined : (bench.result(without) ?? bench.result(passingOver(without)));
    return answer !== undefined && other !== undefined && isSame(answer, other);
  });
}

/**
 * A description needs each of its conditions, in whichever steps they stand: "the only sloop launched before 1900 that is shorter
 * than 9 m" where no other vessel is so old and so short. Rows that do not say what a condition is on fit none, so that they keep
 * nobody from seeing which one is meant.
 */
const describesTooMuch = (description: Branch, bench: Workbench): boolean =>
  rowsWithoutOne(description, bench)?.left.some((rows) => rows.length === 1) === true;

/** The same, where rows that do not say what is chosen by are passed over: nobody takes one of those for the first or the last. */
function passingOver(node: Branch): Branch {
  const inputs = Object.fromEntries(
    Object.entries(node.inputs).map(([name, input]) => [name, isLeaf(input) ? input : passingOver(input)]),
  );
  const params = CHOOSING.has(node.op) ? { ...node.params, missing: "skip" } : node.params;
  return { ...node, params, inputs };
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
