/** Operations that compute one figure of two. */
export const FORMULAS: ReadonlySet<string> = new Set([
  "difference",
  "ratio",
  "percent_of",
  "percent_difference",
  "days_between",
]);
