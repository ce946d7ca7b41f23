import type { Column } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { FORECASTS } from "../forecasts.ts";
import type { Branch } from "../node.ts";
import { OF_FIGURES } from "../of-two-figures.ts";
import type { Workbench } from "../workbench.ts";
import { SPREADS } from "./spreads.ts";

/** What counts steps one above the other, of which none is so much higher than the next. */
const STEPS = /\b(?:category|class|grade|level|phase|stage|tier)\b|(?:等级|级别|[级档]|阶段)$/i;
/** Steps are few. */
const HIGHEST = 12;
/** What takes differences, sums and shares of figures. */
const CALCULATING: ReadonlySet<string> = new Set([
  ...SPREADS,
  ...FORECASTS,
  ...["mean", "sum", "range", "weighted_mean", "take_until", "year_totals", "count_above_average", "count_above_group"],
  ...["outlook", "largest_change", "trend"],
  ...["absolute_change", "percent_change", "mean_yearly_change", "cagr"],
]);

/**
 * A calculation with steps of a scale: "by how much did the alert level rise", "the mean difficulty grade". Steps are counted, held
 * against each other and put in order, and that is all.
 */
export function calculatesSteps(node: Branch, bench: Workbench): boolean {
  const { op, params, inputs } = node;
  const named = (keys: readonly string[]) => keys.map((key) => params[key]).filter((name) => typeof name === "string");
  if (op === "formula_column") return named(["a", "b"]).some((name) => isOfSteps(name, node, bench));
  if (op === "group" && params["take"] !== "count")
    return named(["column"]).some((name) => isOfSteps(name, node, bench));
  if (OF_FIGURES.has(op))
    return Object.values(inputs).some((input) => {
      if (!("op" in input) || (input.op !== "lookup" && input.op !== "ranked_value")) return false;
      return isOfSteps(String(input.params["column"] ?? input.params["by"]), input, bench);
    });
  if (!CALCULATING.has(op)) return false;
  return named(["column", "weight"]).some((name) => isOfSteps(name, node, bench));
}

function isOfSteps(name: string, node: Branch, bench: Workbench): boolean {
  if (!STEPS.test(humanise(name))) return false;
  return bench.sources(node).some(({ relation }) => {
    const index = relation.columns.findIndex((column) => column.name === name);
    return (
      index >= 0 &&
      areSteps(
        relation.columns[index]!,
        relation.rows.map(({ cells }) => cells[index]!.value),
      )
    );
  });
}

/** Whole numbers without a unit, none of them large. */
function areSteps({ type, unit }: Column, values: readonly Value[]): boolean {
  if (type !== "number" || unit !== undefined) return false;
  return values.every(
    (value) => value.kind !== "number" || (/^\d+$/.test(value.decimal) && Number(value.decimal) <= HIGHEST),
  );
}
