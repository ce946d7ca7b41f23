import { saysFree } from "../../../logic/values/stated-nought.ts";
import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What is taken of figures and would be another with and without what is to be had for nothing. */
const TAKEN = new Set([
  ...["mean", "median", "range", "quantile", "weighted_mean", "count_above_average", "count_above_group"],
  ...["stdev", "variance", "coefficient_of_variation", "interquartile_range"],
  ...["median_absolute_deviation", "mean_absolute_deviation", "pearson", "spearman", "linear_fit"],
]);

/**
 * The mean fee, where some pay none: whoever asks for it may mean of all, or of those that charge one, and the two differ. Limits,
 * counts, extremes and sums stay, in which nothing is nothing.
 */
export function averagesFree({ op, params, inputs }: Branch, bench: Workbench): boolean {
  if (!TAKEN.has(op) && !(op === "group" && TAKEN.has(String(params["take"])))) return false;
  const taken = [params["column"], params["by"], params["weight"]];
  return Object.values(inputs).some((input) => {
    const table = bench.table(input);
    return (table?.columns ?? []).some(
      ({ name }, at) =>
        taken.includes(name) &&
        table!.rows.some(({ cells }) => cells[at]!.value.kind === "number" && saysFree(cells[at]!.value.printed)),
    );
  });
}
