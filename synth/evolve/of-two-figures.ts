/** Operations that calculate with one figure for each of their inputs. */
export const OF_FIGURES: ReadonlySet<string> = new Set([
  "difference",
  "ratio",
  "percent_of",
  "percent_difference",
  "sum_of",
  "product",
]);
