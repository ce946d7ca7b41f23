import { humanise } from "../../../logic/english/humanise.ts";
import { isTime } from "../../../logic/english/quantity.ts";
import { type Branch, inputOf } from "../node.ts";
import type { Workbench } from "../workbench.ts";

/** What happened for the first or the last time; 首都 and 首付 are no such thing. */
const ENDS =
  /^(?:first|last|earliest|latest|newest|oldest)\b|^(?:首[次度回届发演映播飞航展版建创任登办开]|初次|最早|最先|最晚|最后|末次)/iu;
const RANKING: ReadonlySet<string> = new Set(["kth", "ranked_value"]);

/** "The game that was first played second most recently": a first within a second has to be read twice, and nobody says it. A price or a number is no time. */
export function ranksFirstsSecond(node: Branch, bench: Workbench): boolean {
  const { op, params } = node;
  const by = String(params["by"]);
  if (!RANKING.has(op) || Number(params["k"] ?? 1) < 2 || !ENDS.test(humanise(by).trim())) return false;
  const from = inputOf(node);
  const column = from && bench.table(from)?.columns.find(({ name }) => name === by);
  return column !== undefined && isTime(column);
}
