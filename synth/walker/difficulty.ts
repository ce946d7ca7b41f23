import type { TaskKind } from "../../core/task.ts";
import type { Difficulty } from "../../core/walk-plan.ts";

export type WalkKind = Extract<TaskKind, "single_source" | "multi_source">;

/** Depths that WebWalkerQA asks about: of the one page, or of the two together (section 3.2). */
export const DEPTHS: Readonly<Record<WalkKind, { least: number; most: number }>> = {
  single_source: { least: 2, most: 4 },
  multi_source: { least: 2, most: 8 },
};
/** Up to these depths a task is easy, or medium; what lies on an edge counts as the easier. */
const EDGES: Readonly<Record<WalkKind, { easy: number; medium: number }>> = {
  single_source: { easy: 2, medium: 3 },
  multi_source: { easy: 4, medium: 6 },
};
const LEVELS: Readonly<Record<Difficulty, 1 | 2 | 3>> = { easy: 1, medium: 2, hard: 3 };

/** How hard a walk is by the depth of its pages; undefined where they lie too near the root, or too deep. */
export function difficultyOf(kind: WalkKind, depths: readonly number[]): Difficulty | undefined {
  const depth = depths.reduce((sum, one) => sum + one, 0);
  const { least, most } = DEPTHS[kind];
  // The root is where everybody starts, and a page without a click path cannot be walked to.
  if (depth < least || depth > most || depths.some((one) => one < 1)) return undefined;
  if (depth <= EDGES[kind].easy) return "easy";
  return depth <= EDGES[kind].medium ? "medium" : "hard";
}

/** The level, 1 to 3, that a difficulty is among all tasks. */
export const levelOfDifficulty = (difficulty: Difficulty): 1 | 2 | 3 => LEVELS[difficulty];

/** Whether a page lies deep enough, and not too deep, to be asked about by itself. */
export const isDeep = (page: { depth: number } | undefined): boolean =>
  difficultyOf("single_source", [page?.depth ?? -1]) !== undefined;
