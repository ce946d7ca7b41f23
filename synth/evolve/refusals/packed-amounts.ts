import type { Branch } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** How much is put into one pack of a thing, as headings say it. */
const PACKED =
  /^(?:净含量|净容量|装量|(?:产品|商品|包装|销售)?规格|包装(?:数量?|含量|容量)?|[每单][盒袋箱瓶罐包](?:装|含|净含)?(?:数量?|含量|重量?|容量)?)(?:\s*[（(][^（）()]*[）)])?$|^(?:net (?:contents?|quantity|volume)|pack(?:age|et|aging)? (?:size|quantity|contents?)|(?:bottle|jar|tin|serving) size|(?:bags|capsules|items|pieces|sachets|tablets|units) per (?:bag|box|carton|case|jar|pack|package|packet))(?:\s*\([^()]*\))?$/iu;

/** What is taken of the figures of all of them, or holds these against others. */
const TAKEN = new Set([
  ...["mean", "median", "range", "quantile", "weighted_mean", "count_above_average", "count_above_group"],
  ...["stdev", "variance", "coefficient_of_variation", "interquartile_range", "group_dispersion"],
  ...["median_absolute_deviation", "mean_absolute_deviation", "pearson", "spearman", "linear_fit"],
  ...["sum", "take_until"],
]);

/**
 * The mean, sum or correlation of how much is in a pack: whoever sells a thing packs it as is handy, and the same thing in packs of
 * another size would give another. What one has in it, the largest, a limit and a price for so much of it stay.
 */
export function takesPackedAmounts({ op, params, inputs }: Branch, bench: Workbench): boolean {
  const isTaken = TAKEN.has(op) || (op === "group" && params["take"] !== "count");
  if (!isTaken) return false;
  const taken = [params["column"], ...(op === "group" ? [] : [params["by"], params["weight"]])];
  return Object.values(inputs).some((input) =>
    bench.table(input)?.columns.some(({ name }) => taken.includes(name) && PACKED.test(name.trim())),
  );
}
