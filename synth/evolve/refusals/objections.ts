import type { Candidate } from "../candidate.ts";
import type { Workbench } from "../workbench.ts";
import { outcomeObjection } from "./of-outcomes.ts";
import { treeObjection } from "./of-trees.ts";
import type { Reason } from "./reasons.ts";
import { textObjection } from "./text-objection.ts";

/**
 * Why nobody would ask this, in one word; undefined where nothing speaks against it.
 *
 * @param leastPages pages that the answer has to be spread over: one where it only has to be found
 */
export function objection(candidate: Candidate, bench: Workbench, leastPages = 2): Reason | undefined {
  return (
    treeObjection(candidate.tree, bench) ??
    outcomeObjection(candidate, bench, leastPages) ??
    textObjection(candidate, bench)
  );
}
