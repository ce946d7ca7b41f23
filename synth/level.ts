import type { Program } from "../core/program.ts";

/** The level of tasks that need several kinds of work over many pages. */
export const HARDEST = 3;
/**
 * Different operations and pages that make a full task of aggregation (WebAggregator, B.3 and B.4: three operations,
 * details of five to eight pages).
 */
const FULL = { operations: 3, pages: 5 };
/** Two operations are work of the middle level where their pages lie this deep, or are of several kinds. */
const DEEP = 3;
/** Steps that only show what another found. */
const SHOWING = new Set(["label_of"]);

/** What a level is told by. */
export interface Work {
  program: Program;
  /** Pages that the answer needs. */
  pages: number;
  /** Clicks from the root to the deepest of them; 0 where it is not known. */
  depth: number;
  /** Kinds of source that it is read from. */
  sources: number;
}

export interface Level {
  level: 1 | 2 | 3;
  /** One clause each. */
  why: string[];
}

/** 1 to 3: how many different operations an answer takes, over how many pages, how deep, from how many kinds of source. */
export function levelOf({ program, pages, depth, sources }: Work): Level {
  const operations = new Set(program.steps.map((step) => step.op).filter((op) => !SHOWING.has(op))).size;
  const counted = [
    operations === 1 ? "1 operation" : `${operations} different operations`,
    pages === 1 ? "1 page" : `${pages} pages`,
  ];
  const why = [
    ...counted,
    ...(depth >= DEEP ? [`${depth} clicks deep`] : []),
    ...(sources > 1 ? [`${sources} kinds of source`] : []),
  ];
  if (operations >= FULL.operations && pages >= FULL.pages) return { level: HARDEST, why: [...why, "a full task"] };
  const lacking = `a full task takes ${FULL.operations} different operations and ${FULL.pages} pages`;
  const middle =
    operations >= FULL.operations || (operations >= 2 && (pages >= FULL.pages || depth >= DEEP || sources > 1));
  return { level: middle ? 2 : 1, why: [...why, lacking] };
}
