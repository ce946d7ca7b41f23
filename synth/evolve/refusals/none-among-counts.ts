import { saysNone } from "../../../logic/values/stated-nought.ts";
import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What is taken of figures of which one stands at the low end, or in the middle. */
const PLACED: ReadonlySet<string> = new Set([
  ...["range", "median", "quantile", "interquartile_range", "median_absolute_deviation"],
  ...["coefficient_of_variation", "spearman"],
]);
/** What ranks rows by a column, from one of its ends. */
const RANKING: ReadonlySet<string> = new Set(["kth", "top", "ranked_value"]);

/**
 * The fewest of what some have none of, by a word: "Sauna: None" among 2 and 5 is the end of no order, and whoever asks for the
 * hut with the fewest means one of those that have some. So do a range, which would be the maximum itself, and a median. How many have none, sums and limits stay.
 */
export function placesNone({ op, params, inputs }: Branch, bench: Workbench): boolean {
  const isPlaced = PLACED.has(op) || (op === "group" && PLACED.has(String(params["take"])));
  const isLowest = RANKING.has(op) && params["end"] === "lowest";
  if (!isPlaced && !isLowest) return false;
  const taken = [params["column"], params["by"]];
  return Object.values(inputs).some((input) => {
    const table = bench.table(input);
    return (table?.columns ?? []).some(
      ({ name }, at) =>
        taken.includes(name) &&
        table!.rows.some(({ cells }) => cells[at]!.value.kind === "number" && saysNone(cells[at]!.value.printed)),
    );
  });
}
