import type { WalkPlan } from "../../core/walk-plan.ts";
import type { Candidate } from "../evolve/candidate.ts";

/** A question that may become a walk, with what it stores beside. */
export interface WalkDraft {
  candidate: Candidate;
  /** Why its answer needs this page, or these two, in one sentence. */
  why: string;
  /** Names that the question leaves out, with what those things alone share, which it says. */
  shared?: NonNullable<WalkPlan["shared"]>;
}
