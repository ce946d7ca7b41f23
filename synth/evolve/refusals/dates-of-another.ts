import { humanise } from "../../../logic/english/humanise.ts";
import { datedBy, isOwnDate } from "../../../logic/english/own-dates.ts";
import { timeVerb } from "../../../logic/english/time-verbs.ts";
import { type Branch, inputOf, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What goes by one date of the things as if it were theirs. */
const BY_DATE = new Set(["date_span", "kth", "longest_gap", "ranked_value", "sort", "top", "weekday"]);

/**
 * Things that have a date of their own ("date of verdict" of verdicts) tell of what happened to others on another ("date of collision"):
 * "how many days lie between the earliest and the latest date of collision of all verdicts" makes it theirs. How long it took from the
 * one to the other is asked of the things themselves, and what a verb says of them ("published") happened to them.
 */
export function goesByAnothersDate(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (!BY_DATE.has(node.op) || !from) return false;
  const by = String(node.params["by"] ?? node.params["column"] ?? "");
  const columns = bench.table(from)?.columns ?? [];
  const column = columns.find(({ name }) => name === by);
  if (column?.type !== "date") return false;
  const nouns = nodesOf(from).flatMap((one) => (isLeaf(one) ? bench.relation(one.relation).naming.singular : []));
  return nouns.some((noun) => {
    const isOwn = (one: typeof column) => isOwnDate(one, humanise(one.name), noun);
    return columns.some(isOwn) && !isOwn(column) && datedBy(humanise(by)) !== undefined && !timeVerb(column, noun);
  });
}
