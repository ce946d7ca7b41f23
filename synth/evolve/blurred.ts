import type { NumberValue } from "../../core/value.ts";
import { conjuncts } from "../../logic/condition.ts";
import type { TableResult } from "../../logic/operation.ts";
import type { Language } from "../../logic/values/language.ts";
import { conditionOf } from "./condition-of.ts";
import { FORECASTS } from "./forecasts.ts";
import { type Branch, firstOf, inputOf, isLeaf, type Node, nodesOf } from "./node.ts";
import { OF_FIGURES } from "./of-two-figures.ts";
import { SPREADS } from "./refusals/spreads.ts";
import type { Workbench } from "./workbench.ts";

/** What reads every figure of a set, with the parameters that say which. */
const CALCULATING: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...SPREADS,
      ...FORECASTS,
      ...["mean", "median", "sum", "quantile", "group", "group_dispersion", "count_above_average", "count_above_group"],
      ...["take_until", "year_totals", "absolute_change", "percent_change", "mean_yearly_change", "cagr"],
      ...["largest_change", "outlook"],
    ].map((op) => [op, ["column"]]),
  ),
  weighted_mean: ["column", "weight"],
  pearson: ["column", "by"],
  spearman: ["column", "by"],
  linear_fit: ["column", "by"],
  formula_column: ["a", "b"],
};
const RANKED: ReadonlySet<string> = new Set(["kth", "ranked_value", "top"]);
/** Of more than this share of approximate figures nothing exact is calculated. */
const FEW = 1 / 3;
/** "About 350" may be so much more or less, as a share of it. */
const MARGIN = 0.1;

const NOTES: Readonly<Record<Language, string>> = {
  en: "Take approximate figures as they stand.",
  zh: "约数按其所列数值计算。",
};

/**
 * Whether figures that say themselves that they are about so much decide more than they can: a limit or a neighbour in a ranking lies
 * so near that "approx. 350" may be on either side, or too many of those that are calculated with are.
 */
export function isBlurred(node: Branch, bench: Workbench): boolean {
  if (node.op === "filter") return isCutThrough(node, bench);
  if (RANKED.has(node.op)) return isTied(node, bench);
  const figures = calculatedFigures(node, bench);
  return figures.filter(isApproximate).length > FEW * figures.length;
}

/** The sentence that says how to take the few approximate figures that a question calculates with; undefined where there are none. */
export function approximateNote(tree: Branch, bench: Workbench): string | undefined {
  const isNeeded = nodesOf(tree).some((node) => !isLeaf(node) && calculatedFigures(node, bench).some(isApproximate));
  return isNeeded ? NOTES[bench.survey.language] : undefined;
}

/** "350 ± 5" says how exact it is. */
const isApproximate = ({ approximate, printed }: NumberValue): boolean =>
  approximate === true && !/±|\+\/[-−]/.test(printed);

function calculatedFigures(node: Branch, bench: Workbench): readonly NumberValue[] {
  if (OF_FIGURES.has(node.op))
    return Object.values(node.inputs).flatMap((input) => {
      const result = bench.result(input);
      return result?.type === "value" && result.value.kind === "number" ? [result.value] : [];
    });
  if (node.op === "group" && node.params["take"] === "count") return [];
  const from = Object.values(node.inputs).at(-1);
  return from === undefined
    ? []
    : (CALCULATING[node.op] ?? []).flatMap((key) => figuresOf(node.params[key], from, bench));
}

function isCutThrough(node: Branch, bench: Workbench): boolean {
  const where = conditionOf(node);
  const from = inputOf(node);
  if (!where || !from) return false;
  return conjuncts(where)
    .flat()
    .some(({ column, value }) => {
      const limits = [value].flat().map(Number).filter(Number.isFinite);
      if (limits.length === 0) return false;
      const blurred = figuresOf(column, from, bench).filter(isApproximate).map(sizeOf);
      return limits.some((limit) => blurred.some((size) => areNear(size, limit)));
    });
}

/** Whether those on the two sides of where a ranking is cut, or the one that it takes and its neighbours, may be the other way round. */
function isTied({ op, params, inputs }: Branch, bench: Workbench): boolean {
  const from = firstOf(inputs);
  if (!from) return false;
  const stated = figuresOf(params["by"], from, bench);
  if (!stated.some(isApproximate)) return false;
  const figures = [...stated].sort((a, b) => sizeOf(b) - sizeOf(a));
  if (params["end"] === "lowest") figures.reverse();
  const at = Number(params["k"]) - 1;
  if (op === "ranked_value" && figures[at]?.approximate) return true;
  return (op === "top" ? [at] : [at - 1, at]).some((left) => {
    const [a, b] = [figures[left], figures[left + 1]];
    return a !== undefined && b !== undefined && (a.approximate || b.approximate) && areNear(sizeOf(a), sizeOf(b));
  });
}

const sizeOf = ({ decimal }: NumberValue): number => Number(decimal);

const areNear = (a: number, b: number): boolean => Math.abs(a - b) <= MARGIN * Math.max(Math.abs(a), Math.abs(b));

// The figures of a column are read again and again in a search.
const known = new WeakMap<TableResult, Map<unknown, readonly NumberValue[]>>();

function figuresOf(name: unknown, from: Node, bench: Workbench): readonly NumberValue[] {
  const table = bench.table(from);
  if (!table) return [];
  const ofTable = known.get(table) ?? new Map<unknown, readonly NumberValue[]>();
  known.set(table, ofTable);
  const found = ofTable.get(name) ?? readFigures(table, name);
  ofTable.set(name, found);
  return found;
}

function readFigures({ columns, rows }: TableResult, name: unknown): readonly NumberValue[] {
  const index = columns.findIndex((column) => column.name === name);
  if (index < 0) return [];
  return rows.flatMap(({ cells }) => {
    const { value } = cells[index]!;
    return value.kind === "number" ? [value] : [];
  });
}
