import { partsOfKinds, partsOfTables } from "./collections/parts-of-kinds.ts";
import { familiesOfPart, familiesWithout } from "./collections/whole-families.ts";
import { collectionsWithStrays } from "./lists/strays.ts";
import type { SiteContext } from "./site-context.ts";
import type { SurveyedRelation } from "./surveyed.ts";

/** Relations that lack some of their kind, by whatever tells it, and those that were made of them. */
export function incompleteRelations(
  relations: readonly SurveyedRelation[],
  { reading, pages }: SiteContext,
): ReadonlySet<SurveyedRelation> {
  const incomplete = new Set([
    ...partsOfKinds(relations, [...pages.values()]),
    ...collectionsWithStrays(relations),
    ...partsOfTables(relations, reading),
    ...familiesOfPart(relations, reading),
    ...familiesWithout(relations, reading.relations),
    ...relations.filter(({ relation }) => reading.leaving?.has(relation.id)),
  ]);
  const ids = new Set([...[...incomplete].map(({ relation }) => relation.id), ...(reading.leaving ?? [])]);
  for (const one of relations) if (ids.has(reading.takenFrom?.get(one.relation.id) ?? "")) incomplete.add(one);
  return incomplete;
}
