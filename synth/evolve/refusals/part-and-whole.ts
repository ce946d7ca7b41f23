import type { TableResult } from "../../../logic/operation.ts";
import { sameUnit } from "../../../logic/values/units.ts";
import { type Branch, inputOf, isLeaf, type Node, nodeKey, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { sharesWord } from "./related-columns.ts";

const CORRELATING: ReadonlySet<string> = new Set(["pearson", "spearman", "linear_fit"]);
/** In fewer rows one figure is below another by chance. */
const LEAST_ROWS = 5;

/** Operations that hold one figure against another. */
const APART: ReadonlySet<string> = new Set(["difference", "ratio", "percent_difference"]);
/** What adds up: what is left of it without a part is the figure of the rest. */
const ADDED: ReadonlySet<string> = new Set(["sum", "count"]);
/** Operations that leave some of the rows out. */
const LEAVING_OUT: ReadonlySet<string> = new Set(["filter", "stated", "aside", "top"]);

/**
 * A part held against its whole: what all have together against what some of them have ("the combined crews of all boats and of the boats
 * built before 1950": people ask for those of the rest, or for a percentage); "the correlation between the full-time members and all members" is nearly one as a matter of course;
 * and what one figure exceeds another by where the pages print just that ("all members" less "full-time members").
 */
export function setsPartAgainstWhole(node: Branch, bench: Workbench): boolean {
  if (APART.has(node.op)) return addsUpPart(node);
  const from = inputOf(node);
  const table = from && bench.table(from);
  if (!table) return false;
  if (CORRELATING.has(node.op)) return areParts(table, String(node.params["column"]), String(node.params["by"]));
  if (node.op !== "formula_column" || node.params["formula"] !== "difference") return false;
  return isPrinted(table, String(node.params["a"]), String(node.params["b"]));
}

function addsUpPart({ inputs }: Branch): boolean {
  const [one, other] = Object.values(inputs);
  if (!one || !other || isLeaf(one) || isLeaf(other) || one.op !== other.op || !ADDED.has(one.op)) return false;
  const [left, right] = [leftOut(one), leftOut(other)];
  if (nodeKey(withAll(one)) !== nodeKey(withAll(other)) || left.size === right.size) return false;
  const [fewer, more] = left.size < right.size ? [left, right] : [right, left];
  return [...fewer].every((condition) => more.has(condition));
}

/** The same of all rows. */
function withAll(node: Node): Node {
  if (isLeaf(node)) return node;
  if (LEAVING_OUT.has(node.op)) return withAll(inputOf(node)!);
  return { ...node, inputs: Object.fromEntries(Object.entries(node.inputs).map(([key, one]) => [key, withAll(one)])) };
}

/** By what rows are left out. */
const leftOut = (node: Node): ReadonlySet<string> =>
  new Set(
    nodesOf(node).flatMap((one) =>
      !isLeaf(one) && LEAVING_OUT.has(one.op) ? [one.op + JSON.stringify(one.params)] : [],
    ),
  );

function areParts(table: TableResult, a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) => table.columns.find((column) => column.name === name));
  if (!one || !other || !sameUnit(one.unit, other.unit) || !sharesWord(a, b)) return false;
  const pairs = pairsOf(table, a, b);
  if (pairs.length < LEAST_ROWS) return false;
  return pairs.every(([x, y]) => x <= y) || pairs.every(([x, y]) => x >= y);
}

/** Whether a third column states the difference on every row that states it. */
function isPrinted(table: TableResult, a: string, b: string): boolean {
  return table.columns.some(({ name, type }) => {
    if (type !== "number" || name === a || name === b) return false;
    const stated = figuresOf(table, name);
    const [whole, part] = [figuresOf(table, a), figuresOf(table, b)];
    const told = stated.flatMap((figure, row) =>
      figure === undefined || whole[row] === undefined || part[row] === undefined
        ? []
        : [figure === whole[row] - part[row]],
    );
    return told.length >= LEAST_ROWS && told.every(Boolean);
  });
}

function pairsOf(table: TableResult, a: string, b: string): [number, number][] {
  const [first, second] = [figuresOf(table, a), figuresOf(table, b)];
  return first.flatMap((x, row): [number, number][] => {
    const y = second[row];
    return x === undefined || y === undefined ? [] : [[x, y]];
  });
}

function figuresOf({ columns, rows }: TableResult, name: string): (number | undefined)[] {
  const index = columns.findIndex((column) => column.name === name);
  return rows.map(({ cells }) => {
    const value = cells[index]?.value;
    return value?.kind === "number" ? Number(value.decimal) : undefined;
  });
}
