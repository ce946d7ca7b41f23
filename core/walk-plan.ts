import { z } from "zod";

export const Difficulty = z.enum(["easy", "medium", "hard"]);
export type Difficulty = z.infer<typeof Difficulty>;

/** What WebWalkerQA states of a task beside question and answer (sections 3.1 and 3.2 of the paper). */
export const WalkPlan = z.object({
  /** By the depth of the page, or the sum of the depths of the two pages. */
  difficulty: Difficulty,
  /** The click path to each page that the answer needs: link texts from the root on, "root->Players->Messi". */
  goldenPaths: z.array(z.string()).min(1),
  /** Why the answer needs this page, or why these two, in one sentence. */
  why: z.string(),
  /** Two things that the question does not name: it says what they alone share ("the two bridges built by Ann Rowe"). */
  shared: z.object({ names: z.array(z.string()), values: z.array(z.string()) }).optional(),
});
export type WalkPlan = z.infer<typeof WalkPlan>;
