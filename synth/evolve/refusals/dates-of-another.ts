import { humanise } from "../../../logic/english/humanise.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import { datedBy, isOwnDate } from "../../../logic/english/own-dates.ts";
import { timeVerb } from "../../../logic/english/time-verbs.ts";
import { type Branch, inputOf, isLeaf, nodesOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What goes by one date of the things as if it were theirs. */
const BY_DATE = new Set(["date_span", "kth", "longest_gap", "ranked_value", "sort", "top", "weekday"]);
/** What happens, and to somebody. */
const HAPPENS: ReadonlySet<string> = new Set(["act", "event", "phenomenon"]);
const LIVES = /^(?:birth|death)$/;
/** Where a thing itself begins and ends, changes hands or is paid for: no other thing happens then. */
const OF_ITSELF =
  /^(?:application|approval|arrival|beginning|cancellation|closing|closure|commencement|completion|delivery|departure|dispatch|due|effective|end|expiration|expiry|finish|launch|opening|payment|purchase|receipt|registration|release|renewal|return|sale|settlement|shipping|signing|start|submission|termination)$/;

/**
 * Things that have a date of their own ("date of verdict" of verdicts) tell of what happened to others on another ("date of collision"):
 * "how many days lie between the earliest and the latest date of collision of all verdicts" makes it theirs. How long it took from the
 * one to the other is asked of the things themselves, and what a verb says of them ("published") happened to them; an order's delivery and
 * an invoice's "due date" are its own as well.
 */
export function goesByAnothersDate(node: Branch, bench: Workbench): boolean {
  const from = inputOf(node);
  if (!BY_DATE.has(node.op) || !from) return false;
  const by = String(node.params["by"] ?? node.params["column"] ?? "");
  const columns = bench.table(from)?.columns ?? [];
  const column = columns.find(({ name }) => name === by);
  if (column?.type !== "date") return false;
  const nouns = nodesOf(from).flatMap((one) => (isLeaf(one) ? bench.relation(one.relation).naming.singular : []));
  if (!tellsOfAnother(humanise(by))) return false;
  return nouns.some((noun) => {
    const isOwn = (one: typeof column) => isOwnDate(one, humanise(one.name), noun);
    return columns.some(isOwn) && !isOwn(column) && !timeVerb(column, noun);
  });
}

/** "collision" of "date of collision": does a name date what happens, and is no stage of any thing's own? */
function tellsOfAnother(name: string): boolean {
  const event = datedBy(name);
  if (event === undefined || OF_ITSELF.test(event.split(" ").at(-1)!)) return false;
  return LIVES.test(event) || HAPPENS.has(nounKind(event) ?? "");
}
