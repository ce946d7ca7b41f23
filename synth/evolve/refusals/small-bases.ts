import type { Value } from "../../../core/value.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { FORECASTS } from "../forecasts.ts";
import { type Branch, inputOf, isLeaf, type Node, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** Changes that are told in percent. */
const IN_PERCENT: ReadonlySet<unknown> = new Set(["percent", "mean_yearly", "cagr"]);
/** One more of fewer than this is a rise by more than five percent. */
const LEAST_BASE = 20;
/** What is scored in a season or a tournament, which has as many matches as it has. */
const SCORED =
  /\b(?:assists|caps|draws|goals|losses|medals|points|scores?|shots|titles|tries|trophies|wins)\b|积分|得分|[进失]球|[胜负平][场局盘]|(?:^| > )[胜负平]$|奖牌|金牌|助攻/i;

/** What comes next of fewer a year is one more or one less. */
const LEAST_FORECAST = 10;
/** "Rose by more than one": a rise is of so many at least. */
const LEAST_RISE = 5;

/**
 * Developments of a handful: told in percent where most things had fewer than twenty to begin with ("from 2 cases to 6, a rise
 * of 200 %") or where they are scored, counted where they rose by more than one or two, or carried on into coming years.
 */
export function isOfSmallBases(node: Branch, bench: Workbench): boolean {
  // A club that won half as much again each year would soon win every match.
  if ((node.op === "growth_forecast" || node.params["method"] === "growth") && isScored(node)) return true;
  if (FORECASTS.has(node.op)) return forecastsHandful(node, bench);
  if (node.op === "trend") return IN_PERCENT.has(node.params["take"]) && (isScored(node) || areHandfuls(node, bench));
  const trend = inputOf(node);
  if (node.op !== "filter" || !trend || isLeaf(trend) || trend.op !== "trend" || trend.params["take"] !== "absolute")
    return false;
  const { value } = node.params["where"] as { value?: unknown };
  return Number(value) < LEAST_RISE && countsOf(trend, bench) !== undefined;
}

/** What is a handful each year comes next as a handful: "1.25 notices in 2025". */
function forecastsHandful(node: Branch, bench: Workbench): boolean {
  const series = inputOf(node);
  const counts = series && countsOfRows(series, String(node.params["column"]), bench)?.sort((a, b) => a - b);
  return counts !== undefined && counts[Math.floor(counts.length / 2)]! < LEAST_FORECAST;
}

const isScored = ({ params }: Branch): boolean => SCORED.test(humanise(String(params["column"])));

/** Half of the numbers that a development is followed through are handfuls. */
function areHandfuls(trend: Branch, bench: Workbench): boolean {
  const counts = countsOf(trend, bench)?.sort((a, b) => a - b);
  return counts !== undefined && counts[Math.floor(counts.length / 2)]! < LEAST_BASE;
}

/** The numbers of things that a development is followed through; undefined where it is measured in something. */
function countsOf(trend: Branch, bench: Workbench): number[] | undefined {
  const column = String(trend.params["column"]);
  for (const node of nodesOf(trend)) {
    const found = isLeaf(node) ? countsOfRows(node, column, bench) : undefined;
    if (found) return found;
  }
  return undefined;
}

function countsOfRows(node: Node, column: string, bench: Workbench): number[] | undefined {
  const table = bench.table(node);
  const at = table?.columns.findIndex(({ name }) => name === column) ?? -1;
  if (!table || at < 0) return undefined;
  const values = table.rows.map(({ cells }) => cells[at]!.value).filter(({ kind }) => kind === "number");
  const counts = values.filter(isCount);
  return counts.length > 0 && counts.length === values.length
    ? counts.map(({ decimal }) => Number(decimal))
    : undefined;
}

const isCount = (value: Value): value is Extract<Value, { kind: "number" }> =>
  value.kind === "number" && value.unit === undefined && /^-?\d+$/.test(value.decimal);
