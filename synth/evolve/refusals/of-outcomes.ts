import { type Branch, inputOf, isLeaf } from "../node.ts";
import type { Outcome } from "../outcome.ts";
import { MOST_PAGES } from "../scores.ts";
import type { Workbench } from "../workbench.ts";
import { FORMULAS } from "./formulas.ts";
import { keepsOnePage } from "./keeps-one-page.ts";
import { namesNobody } from "./names-nobody.ts";
import type { Reason } from "./reasons.ts";
import { isTabledAtHome } from "./tabled-at-home.ts";

/** "How many different … are there": one to three is guessed. */
const LEAST_DIFFERENT = 4;
const COUNTING = new Set(["count", "count_above_average", "count_above_group", "longest_run", "take_until"]);
const LEAST_COUNTED = 2;
/** What is more than three times as large as another is said to be so: nobody says "by 736.82 %". */
const MOST_PERCENT = 200;
/** What is larger by less is as large. */
const LEAST_PERCENT = 1;
const isTold = (percent: number): boolean => percent <= MOST_PERCENT && Math.abs(percent) >= LEAST_PERCENT;

/**
 * Why nobody would ask this, as far as the pages and the answer tell, which need not be put into words for it.
 *
 * @param leastPages pages that the answer has to be spread over
 */
export function outcomeObjection(outcome: Outcome, bench: Workbench, leastPages = 2): Reason | undefined {
  const { pages, tree, execution } = outcome;
  if (pages.length < leastPages) return "one_page";
  if (pages.length > MOST_PAGES) return "too_many_pages";
  if (leastPages > 1 && !FORMULAS.has(tree.op) && keepsOnePage(tree, bench)) return "one_page";
  if (leastPages > 1 && isTabledAtHome(tree, bench)) return "one_page";
  const { answer } = execution;
  if (answer.type === "number" && /^-?0(?:\.0+)?$/.test(answer.decimal)) return "zero";
  // None or one of a few is guessed as readily as found.
  if (COUNTING.has(tree.op) && answer.type === "number" && Number(answer.decimal) < LEAST_COUNTED) return "guessable";
  const counted = tree.op === "count" ? tree.inputs.from : tree;
  const kinds = counted && !isLeaf(counted) && counted.op === "distinct";
  if (kinds && answer.type === "number" && Number(answer.decimal) < LEAST_DIFFERENT) return "guessable";
  // "Six of the seven account for at least 90 %": that next to all are next to all surprises nobody.
  if (tree.op === "take_until" && answer.type === "number" && Number(answer.decimal) * 2 > rowsUnder(tree, bench))
    return "even_shares";
  // Whether figures go along is wondered about where something speaks for it.
  if (outcome.unconnected) return "unrelated";
  if (tree.op === "percent_difference" && answer.type === "number" && !isTold(Number(answer.decimal)))
    return "odd_formula";
  return answer.type === "name" && namesNobody(answer.text.trim(), tree) ? "says_nothing" : undefined;
}

const rowsUnder = (tree: Branch, bench: Workbench): number => {
  const from = inputOf(tree);
  return (from && bench.table(from)?.rows.length) ?? Number.POSITIVE_INFINITY;
};
