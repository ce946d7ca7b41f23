/**
 * Two-sided exact p-value of McNemar's test: of the pairs that two runs decide differently, `first` went to one and `second`
 * to the other; under the null hypothesis each goes either way like a coin (binomial with 1/2). 1 where no pair differs.
 */
export function mcnemarExact(first: number, second: number): number {
  const pairs = first + second;
  if (pairs === 0) return 1;
  const fewer = Math.min(first, second);
  // In logarithms: 2^-pairs underflows from a thousand pairs on.
  let term = -pairs * Math.LN2;
  let tail = Math.exp(term);
  for (let k = 1; k <= fewer; k++) {
    term += Math.log(pairs - k + 1) - Math.log(k);
    tail += Math.exp(term);
  }
  return Math.min(1, 2 * tail);
}

/** Standard normal quantiles of a two-sided test at 5 % and of a power of 80 %. */
const Z = 1.959963985 + 0.841621234;

/**
 * The smallest difference in accuracy that a paired test on `pairs` tasks finds in 80 % of cases at the 5 % level, where
 * `discordant` is the share of tasks that the two runs decide differently (Connor 1987, normal approximation). At least the
 * share of one task is assumed to differ: no difference seen does not mean that none can be.
 */
export function minimumDetectableDifference(pairs: number, discordant: number): number {
  if (pairs === 0) return 1;
  const share = Math.max(discordant, 1 / pairs);
  return Math.min(1, Z * Math.sqrt(share / pairs));
}
