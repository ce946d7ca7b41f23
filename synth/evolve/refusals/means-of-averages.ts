import type { Column } from "../../../core/relation.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import type { TableResult } from "../../../logic/operation.ts";
import { type Branch, inputOf, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";
import { addUp } from "./natural-sums.ts";
import { isDimension } from "./own-sizes.ts";

/** What is a mean already, of the things that each of the rows has. */
const AVERAGE = /^(?:average|mean)\s|平均|^[人户场]?均/iu;

/**
 * The plain mean of means, where the site says of how many things each is: the average rent of a street with three houses counts as much in it
 * as that of one with three hundred, and the average of all houses, which a reader may take it for, is another. How many lie above
 * "the mean" is asked where both means part them alike. A dimension of a thing is its own ("average depth" of lakes).
 */
export function averagesAverages(tree: Branch, bench: Workbench): boolean {
  return nodesOf(tree).some((node) => {
    if (isLeaf(node)) return false;
    const isMean = node.op === "mean" || (node.op === "group" && node.params["take"] === "mean");
    const isBeside = node.op === "count_above_average";
    const from = isMean || isBeside ? inputOf(node) : undefined;
    const table = from && bench.table(from);
    const at = table?.columns.findIndex((column) => column.name === node.params["column"] && isAverage(column)) ?? -1;
    if (!table || at < 0) return false;
    const sizes = table.columns.flatMap((column, index) => (isSize(column, table, index) ? [index] : []));
    return sizes.some((size) => (isBeside ? !partAlike(table, at, size) : !areEqual(table, size)));
  });
}

const isAverage = (column: Column): boolean =>
  column.type === "number" && AVERAGE.test(humanise(column.name).trim()) && !isDimension(column);

/** So many things, in whole numbers. */
function isSize(column: Column, table: TableResult, at: number): boolean {
  if (column.type !== "number" || column.unit !== undefined || column.role === "year" || column.role === "rank")
    return false;
  const figures = figuresOf(table, at).flatMap((figure) => figure ?? []);
  return figures.length > 1 && figures.every(Number.isInteger) && addUp(column, table.columns);
}

function areEqual(table: TableResult, at: number): boolean {
  return new Set(figuresOf(table, at)).size < 2;
}

/** Do as many lie above the mean of all things as above that of the rows? */
function partAlike(table: TableResult, at: number, size: number): boolean {
  const sizes = figuresOf(table, size);
  const pairs = figuresOf(table, at).flatMap((figure, row): [number, number][] =>
    figure === undefined || sizes[row] === undefined ? [] : [[figure, sizes[row]]],
  );
  const all = pairs.reduce((sum, [, weight]) => sum + weight, 0);
  if (all === 0) return true;
  const plain = pairs.reduce((sum, [figure]) => sum + figure, 0) / pairs.length;
  const weighed = pairs.reduce((sum, [figure, weight]) => sum + figure * weight, 0) / all;
  return pairs.every(([figure]) => figure > plain === figure > weighed);
}

const figuresOf = ({ rows }: TableResult, at: number): (number | undefined)[] =>
  rows.map(({ cells }) => {
    const { value } = cells[at]!;
    return value.kind === "number" ? Number(value.decimal) : undefined;
  });
