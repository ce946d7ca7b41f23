import type { Candidate } from "../evolve/candidate.ts";

/** A question that may become a walk, with what it stores beside. */
export interface WalkDraft {
  candidate: Candidate;
  /** Why its answer needs this page, or these two, in one sentence. */
  why: string;
}
