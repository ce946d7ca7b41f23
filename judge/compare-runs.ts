import { type Cluster, clusterInterval, type Interval } from "./bootstrap.ts";
import { mcnemarExact, minimumDetectableDifference } from "./mcnemar.ts";

/** One attempt as a comparison sees it. */
export interface Outcome {
  task: string;
  /** From 1. */
  number: number;
  site: string;
  correct: boolean;
}

/** Two runs over the tasks that both of them have. */
export interface RunComparison {
  first: string;
  second: string;
  /** Attempts that both runs have: same task, same number. */
  pairs: number;
  /** Attempts of the one that the other has none for: they are left out, and that is said. */
  unpaired: number;
  bothCorrect: number;
  onlyFirst: number;
  onlySecond: number;
  neither: number;
  /** Accuracy of the second less that of the first, over the pairs. */
  difference: number;
  /** 95 %, by drawing sites; absent with fewer than two sites. */
  interval?: Interval;
  /** McNemar's exact test, two-sided. */
  p: number;
  /** The least difference that this many pairs would show in 80 % of cases. */
  detectable: number;
}

/** Compares two runs attempt by attempt, aligned by task and number. */
export function compareRuns(
  first: { run: string; outcomes: readonly Outcome[] },
  second: { run: string; outcomes: readonly Outcome[] },
): RunComparison {
  const key = ({ task, number }: Outcome) => `${task} ${number}`;
  const others = new Map(second.outcomes.map((outcome) => [key(outcome), outcome]));
  const counts = { bothCorrect: 0, onlyFirst: 0, onlySecond: 0, neither: 0 };
  const sites = new Map<string, Cluster>();
  let pairs = 0;
  for (const outcome of first.outcomes) {
    const other = others.get(key(outcome));
    if (!other) continue;
    pairs++;
    counts[cell(outcome.correct, other.correct)]++;
    const site = sites.get(outcome.site) ?? { sum: 0, count: 0 };
    site.sum += Number(other.correct) - Number(outcome.correct);
    site.count++;
    sites.set(outcome.site, site);
  }
  const { onlyFirst, onlySecond } = counts;
  const interval = clusterInterval([...sites.values()], `${first.run} ${second.run}`);
  return {
    first: first.run,
    second: second.run,
    pairs,
    unpaired: first.outcomes.length + second.outcomes.length - 2 * pairs,
    ...counts,
    difference: pairs === 0 ? 0 : (onlySecond - onlyFirst) / pairs,
    ...(interval ? { interval } : {}),
    p: mcnemarExact(onlyFirst, onlySecond),
    detectable: minimumDetectableDifference(pairs, pairs === 0 ? 0 : (onlyFirst + onlySecond) / pairs),
  };
}

function cell(first: boolean, second: boolean): "bothCorrect" | "onlyFirst" | "onlySecond" | "neither" {
  if (first) return second ? "bothCorrect" : "onlyFirst";
  return second ? "onlySecond" : "neither";
}
