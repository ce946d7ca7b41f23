import { categoryOf, measureOf } from "../columns-for.ts";
import { over } from "../node.ts";
import type { Seed } from "./seed.ts";

const BASES = ["population", "sample"] as const;
/** Percentiles that people ask for. */
const PERCENTS = [10, 20, 25, 75, 80, 90] as const;
/** Share of questions about groups, where there are groups. */
const GROUPED = 0.15;

/** "What is the standard deviation of the population of …?", "Which region has the lowest coefficient of variation of …?" */
export const dispersed: Seed = (bench, set, random) => {
  const column = measureOf(bench, set, random)?.name;
  if (column === undefined) return undefined;
  const by = random.next() < GROUPED ? categoryOf(bench, set, random)?.name : undefined;
  const of = random.pick(BASES);
  if (by !== undefined)
    return over("group_dispersion", set, { by, column, of, end: random.pick(["lowest", "lowest", "highest"]) });
  switch (random.below(6)) {
    case 0:
      return over("stdev", set, { column, of });
    case 1:
      return over("variance", set, { column, of });
    case 2:
      return over("coefficient_of_variation", set, { column, of });
    case 3:
      return over("quantile", set, { column, percent: random.pick(PERCENTS) });
    default:
      return over(random.pick(["interquartile_range", "median_absolute_deviation", "mean_absolute_deviation"]), set, {
        column,
      });
  }
};
