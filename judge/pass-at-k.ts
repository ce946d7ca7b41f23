/**
 * Chance that at least one of `k` attempts is correct, estimated without bias from `n` attempts of which `c` were:
 * 1 - C(n-c, k) / C(n, k) (Chen et al. 2021, "Evaluating Large Language Models Trained on Code", section 2.1).
 * Throws RangeError where k > n.
 */
export function passAtK(n: number, c: number, k: number): number {
  if (k > n || k < 1) throw new RangeError(`pass@${k} of ${n} attempts`);
  if (n - c < k) return 1;
  let none = 1;
  for (let i = n - c + 1; i <= n; i++) none *= 1 - k / i;
  return 1 - none;
}

/** Chance that all of `k` attempts are correct, estimated without bias: C(c, k) / C(n, k). */
export function allOfK(n: number, c: number, k: number): number {
  if (k > n || k < 1) throw new RangeError(`all of ${k} of ${n} attempts`);
  let all = 1;
  for (let i = 0; i < k; i++) all *= Math.max(0, c - i) / (n - i);
  return all;
}
