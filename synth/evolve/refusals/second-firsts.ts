import { humanise } from "../../../logic/english/humanise.ts";
import type { Branch } from "../node.ts";

/** What happened for the first or the last time. */
const ENDS = /^(?:first|last|earliest|latest|newest|oldest)\b|^(?:首|初次|最早|最先|最晚|最后|末次)/iu;
const RANKING: ReadonlySet<string> = new Set(["kth", "ranked_value"]);

/** "The game that was first played second most recently": a first within a second has to be read twice, and nobody says it. */
export function ranksFirstsSecond({ op, params }: Branch): boolean {
  return RANKING.has(op) && Number(params["k"] ?? 1) > 1 && ENDS.test(humanise(String(params["by"])).trim());
}
