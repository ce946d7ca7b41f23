/**
 * How readily a person asks for it, between 0 and 1, where that is not a matter of course: what is told in passing (a middle
 * value, a percentage), what is learnt at school, what only those who work with figures ask for, and what hardly they do.
 */
const FAMILIAR: Readonly<Record<string, number>> = {
  median: 0.95,
  range: 0.95,
  percent_of: 0.95,
  percent_difference: 0.95,
  ratio: 0.95,
  ranked_value: 0.88,
  time_between: 0.9,
  weekday: 0.75,
  longest_gap: 0.9,
  identify: 0.9,
  identify_by: 0.9,
  count_above_average: 0.9,
  longest_run: 0.9,
  take_until: 0.9,
  union: 0.9,
  intersection: 0.85,
  none_of: 0.9,
  mode: 0.9,
  stdev: 0.85,
  weighted_mean: 0.85,
  cagr: 0.85,
  mean_yearly_change: 0.85,
  pearson: 0.85,
  spearman: 0.8,
  linear_forecast: 0.95,
  growth_forecast: 0.9,
  moving_average: 0.95,
  quantile: 0.5,
  formula_column: 0.85,
  lapse: 0.92,
  outlook: 0.9,
  share: 0.95,
  probability: 0.3,
  variance: 0.3,
  interquartile_range: 0.7,
  linear_fit: 0.65,
  group_dispersion: 0.42,
  count_above_group: 0.6,
  quadratic_forecast: 0.85,
  exponential_smoothing: 0.85,
  logistic_forecast: 0.8,
  coefficient_of_variation: 0.5,
  median_absolute_deviation: 0.45,
  mean_absolute_deviation: 0.45,
};

/**
 * How readers who had nothing to do with these rules judged what they let pass: of how many questions with the operation, and how many
 * of these nobody would ask (doubts count half). 938 questions of 49 sites; only where they differ from the rest.
 */
const JUDGED: Readonly<Record<string, { read: number; odd: number }>> = {
  linear_fit: { read: 3, odd: 2 },
  overtake: { read: 3, odd: 1.5 },
  outlook: { read: 4, odd: 2 },
  formula_column: { read: 15, odd: 4.5 },
  quadratic_forecast: { read: 2, odd: 2 },
  count_above_average: { read: 5, odd: 2 },
  take_until: { read: 2, odd: 1 },
  spearman: { read: 3, odd: 1 },
  pearson: { read: 26, odd: 5 },
  intersection: { read: 14, odd: 2.5 },
};
/** The same of all of them; one that few were read of is taken to be as likely odd as so many of these. */
const ODD = 0.05;
const PRIOR = 8;

/** How much less often readers accept an operation than others. */
function acceptedBy(op: string): number {
  const { read, odd } = JUDGED[op] ?? { read: 0, odd: 0 };
  return (1 - (odd + ODD * PRIOR) / (read + PRIOR)) / (1 - ODD);
}

/** Operations that readers hold odd more than three times as often as others. */
export const DOUBTED: ReadonlySet<string> = new Set(["linear_fit", "overtake", "outlook", "intersection"]);

/** The least familiar of some operations, and how familiar it is: 1 where all are a matter of course. */
export function leastFamiliar(operations: readonly string[]): { op: string; by: number } {
  return operations
    .map((op) => ({ op, by: (FAMILIAR[op] ?? 1) * acceptedBy(op) }))
    .reduce((least, one) => (one.by < least.by ? one : least), { op: "", by: 1 });
}
