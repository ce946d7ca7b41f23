import type { TableResult } from "../../../logic/operation.ts";
import { sameUnit } from "../../../logic/values/units.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { sharesWord } from "./related-columns.ts";

const CORRELATING: ReadonlySet<string> = new Set(["pearson", "spearman", "linear_fit"]);
/** In fewer rows one figure is below another by chance. */
const LEAST_ROWS = 5;

/**
 * A part held against its whole: "the correlation between the full-time members and all members" is nearly one as a matter of course;
 * and what one figure exceeds another by where the pages print just that ("all members" less "full-time members").
 */
export function setsPartAgainstWhole(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  const table = from && bench.table(from);
  if (!table) return false;
  if (CORRELATING.has(node.op)) return areParts(table, String(node.params["column"]), String(node.params["by"]));
  if (node.op !== "formula_column" || node.params["formula"] !== "difference") return false;
  return isPrinted(table, String(node.params["a"]), String(node.params["b"]));
}

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
