/** Operations that tell how far figures lie apart. */
export const SPREADS: ReadonlySet<string> = new Set([
  "range",
  "stdev",
  "variance",
  "coefficient_of_variation",
  "interquartile_range",
  "median_absolute_deviation",
  "mean_absolute_deviation",
]);
