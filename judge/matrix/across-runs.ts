import { spearmanOf } from "../../logic/numerics/correlation.ts";
import { Decimal } from "../../logic/numerics/decimal.ts";

/** Several runs over the same matrices, task by task (DeepWeb-Bench, 4.3). */
export interface MatricesAcrossRuns {
  runs: string[];
  /** Every task with the score of each run, in the order of `runs`, and how far they lie apart. */
  tasks: { task: string; scores: number[]; lowest: number; highest: number; mean: number; deviation: number }[];
  /** Spearman's correlation of the tasks' scores, every two runs; null where one of them scores all tasks alike. */
  correlations: { first: string; second: string; spearman: number | null }[];
  meanCorrelation: number | null;
  /** Share of tasks on which each run scores highest; shared first places are split, and a task that nobody scores on is won by none. */
  wins: { run: string; share: number }[];
}

/** Undefined for fewer than two runs. All runs must be over the same tasks. */
export function acrossRuns(
  runs: readonly { run: string; byTask: readonly { task: string; score: number }[] }[],
): MatricesAcrossRuns | undefined {
  const [first] = runs;
  if (runs.length < 2 || !first) return undefined;
  const scoresOf = runs.map(({ byTask }) => new Map(byTask.map(({ task, score }) => [task, score])));
  const tasks = first.byTask.map(({ task }) => {
    const scores = scoresOf.map((scores) => scores.get(task) ?? 0);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
    return {
      task,
      scores,
      lowest: Math.min(...scores),
      highest: Math.max(...scores),
      mean,
      deviation: Math.sqrt(variance),
    };
  });
  const correlations = runs.flatMap(({ run }, at) =>
    runs.slice(at + 1).map((other, offset) => ({
      first: run,
      second: other.run,
      spearman: spearman(tasks.map(({ scores }) => [scores[at]!, scores[at + 1 + offset]!])),
    })),
  );
  const known = correlations.flatMap(({ spearman }) => spearman ?? []);
  return {
    runs: runs.map(({ run }) => run),
    tasks,
    correlations,
    meanCorrelation: known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length,
    wins: runs.map(({ run }, at) => ({
      run,
      share:
        tasks.reduce((sum, { scores, highest }) => {
          const winners = scores.filter((score) => score === highest).length;
          return sum + (highest > 0 && scores[at] === highest ? 1 / winners : 0);
        }, 0) / Math.max(1, tasks.length),
    })),
  };
}

function spearman(pairs: readonly (readonly [number, number])[]): number | null {
  const varies = ([0, 1] as const).every((side) => new Set(pairs.map((pair) => pair[side])).size > 1);
  return varies ? spearmanOf(pairs.map(([x, y]) => ({ x: new Decimal(x), y: new Decimal(y) }))).toNumber() : null;
}
