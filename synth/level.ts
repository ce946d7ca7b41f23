import type { Program } from "../core/program.ts";

/** The level of tasks that need several kinds of work over many pages. */
export const HARDEST = 3;
/** Different operations and pages that make a task one of the hardest; with half of either it is of the middle level. */
const MANY = { operations: 3, pages: 5 };
/** Steps that only show what another found. */
const SHOWING = new Set(["label_of"]);

/** 1 to 3: how many different operations an answer takes, over how many pages. */
export function levelOf(program: Program, pages: number): 1 | 2 | 3 {
  const operations = new Set(program.steps.map((step) => step.op).filter((op) => !SHOWING.has(op))).size;
  if (operations >= MANY.operations && pages >= MANY.pages) return HARDEST;
  return operations >= MANY.operations || (operations >= 2 && pages >= MANY.pages) ? 2 : 1;
}
