import type { Candidate } from "./candidate.ts";
import { isLeaf, nodesOf } from "./node.ts";
import { MOST_PAGES, MOST_WORDS } from "./scores.ts";
import type { Workbench } from "./workbench.ts";

/** A list that an aggregate is taken of has at least so many rows; a named pair is a comparison, not a mean. */
const LEAST_AGGREGATED = 3;

/** Why nobody would ask this, in one word; undefined where nothing speaks against it. */
export function objection(candidate: Candidate, bench: Workbench): string | undefined {
  const { pages, question, tree } = candidate;
  if (pages.length > MOST_PAGES) return "too_many_pages";
  if (question.split(/\s+/).length > MOST_WORDS) return "too_long";
  for (const node of nodesOf(tree)) {
    if (isLeaf(node)) continue;
    const rows = Object.values(node.inputs).map((input) => bench.table(input)?.rows.length);
    const aggregated = ["mean", "median", "sum", "range", "stdev"].includes(node.op);
    if (aggregated && (rows[0] ?? LEAST_AGGREGATED) < LEAST_AGGREGATED) return "too_few_rows";
  }
  if (candidate.execution.answer.type === "number" && /^-?0(\.0+)?$/.test(candidate.execution.answer.decimal))
    return "zero";
  return undefined;
}
