import type { Attempt } from "../core/attempt.ts";
import type { Task } from "../core/task.ts";
import { spearmanOf } from "../logic/numerics/correlation.ts";
import { Decimal } from "../logic/numerics/decimal.ts";
import { grouped, type Slice } from "./slices.ts";

/** Whether harder levels come out harder. */
export interface LevelCalibration {
  /** Is every level at most as accurate as the one below it? Null for fewer than two levels. */
  ordered: boolean | null;
  /** Spearman's correlation of level and share correct over tasks: below 0 where harder is harder. Null where one is constant. */
  correlation: number | null;
}

/** `byLevel`: the accuracy of each level, the easiest first. */
export function levelCalibration(
  attempts: readonly Attempt[],
  tasks: ReadonlyMap<string, Task>,
  correct: (attempt: Attempt) => boolean,
  byLevel: readonly Slice[],
): LevelCalibration {
  const known = byLevel.filter(({ name }) => /^\d+$/.test(name));
  const pairs = [...grouped(attempts, ({ taskId }) => taskId)].flatMap(([task, tries]) => {
    const { level } = tasks.get(task)!;
    return level === undefined ? [] : [{ level, share: tries.filter(correct).length / tries.length }];
  });
  const varies = new Set(pairs.map(({ level }) => level)).size > 1 && new Set(pairs.map(({ share }) => share)).size > 1;
  return {
    ordered:
      known.length < 2 ? null : known.every(({ accuracy }, at) => at === 0 || accuracy <= known[at - 1]!.accuracy),
    correlation: varies
      ? spearmanOf(pairs.map(({ level, share }) => ({ x: new Decimal(level), y: new Decimal(share) }))).toNumber()
      : null,
  };
}
