import { grouped } from "../grouped.ts";
import type { SurveyedRelation } from "../surveyed.ts";

/**
 * Lists and tables whose rows are called the same and that stand, as far as words go, at the same place: a question could not
 * say which of them it means.
 *
 * @param onSite the adverbial of what stands on the site at large, which names no place
 */
export function calledAlike(relations: readonly SurveyedRelation[], onSite: string): SurveyedRelation[] {
  const placed = relations.filter(
    ({ relation, naming }) => relation.source !== "page_collection" && naming.source !== onSite,
  );
  return [...grouped(placed, ({ naming }) => `${naming.plural}\n${naming.source}`).values()].flatMap((alike) =>
    alike.length > 1 ? alike : [],
  );
}
