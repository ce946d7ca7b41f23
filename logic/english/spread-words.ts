/** The statements by which questions say how a measure of spread is taken. */

/** Whether the numbers are everything there is, or a sample of it. */
export const BASIS_NOTES = {
  variance: {
    population: "Use the population variance (divide by n).",
    sample: "Use the sample variance (divide by n − 1).",
  },
  deviation: {
    population: "Use the population standard deviation (divide by n).",
    sample: "Use the sample standard deviation (divide by n − 1).",
  },
} as const;

/** Type 7 of Hyndman and Fan (1996), in words. */
export const QUANTILE_NOTE =
  "Interpolate linearly between the ordered values, counting the smallest as the 0th percentile and the largest as the 100th.";
