import { z } from "zod";

/** A figure from 0 to 1 with what speaks for and against it, one clause each. */
export const Score = z.object({ value: z.number().min(0).max(1), why: z.array(z.string()) });
export type Score = z.infer<typeof Score>;

/** How good a task was found to be when it was made. */
export const TaskScores = z.object({
  /** How much the question reads like one that somebody would ask. */
  naturalness: Score,
  /** How much work the answer is. */
  difficulty: Score,
  /** How little of it the tasks before it in its set ask about. */
  novelty: Score,
  /** Why it is of its level, one clause each. */
  level: z.array(z.string()),
});
export type TaskScores = z.infer<typeof TaskScores>;
