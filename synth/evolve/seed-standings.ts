import type { Random } from "../../core/random.ts";
import { FIRST_PLACES } from "../../logic/operations/first-places.ts";
import { type Branch, leaf, over } from "./node.ts";
import type { Workbench } from "./workbench.ts";

/** Who came first most often over all tables, or second most often; how often somebody did. */
export function seedStandings(bench: Workbench, random: Random): Branch | undefined {
  if (bench.standings.length === 0) return undefined;
  const { surveyed, time, by, place, ranked, since, until, winners } = random.pick(bench.standings);
  const params = { time, by, column: place, ...(ranked === undefined ? {} : { ranked }), since, until };
  const firsts = over("first_places", leaf(surveyed.relation.id), params);
  if (winners.length > 0 && random.next() < 0.3)
    return over("lookup", firsts, { label: random.pick(winners), column: FIRST_PLACES });
  const best = over("kth", firsts, { by: FIRST_PLACES, k: random.pick([1, 1, 2]), end: "highest" });
  return over("label_of", best);
}
