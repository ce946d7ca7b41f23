/**
 * Rows that an aggregate is taken of at least: the median of three is a riddle, not a statistic. How a handful of figures scatter
 * nobody works out, least of all in ways that few know.
 */
export const LEAST_AGGREGATED: Readonly<Record<string, number>> = {
  mean: 3,
  sum: 3,
  median: 5,
  range: 4,
  stdev: 10,
  variance: 10,
  quantile: 15,
  interquartile_range: 15,
  median_absolute_deviation: 15,
  mean_absolute_deviation: 15,
  coefficient_of_variation: 15,
  group_dispersion: 9,
  pearson: 6,
  spearman: 6,
  linear_fit: 6,
  ranked_value: 4,
  date_span: 4,
  longest_gap: 5,
  mode: 5,
  distinct: 4,
  take_until: 6,
  weighted_mean: 4,
  count_above_group: 6,
};
