import type { Survey } from "../survey.ts";
import type { SurveyedPrint, SurveyedRelation } from "../surveyed.ts";
import type { PrintedByList } from "./printed-by-lists.ts";

/** Collections as lists print them, called as the collections are: by the id of each. */
export function calledAsPrinted(
  collections: readonly SurveyedRelation[],
  printed: readonly PrintedByList[] = [],
): NonNullable<Survey["printed"]> {
  const found = new Map<string, SurveyedPrint[]>();
  for (const { of, relation, columns } of printed) {
    const collection = collections.find((one) => one.relation.id === of);
    const print = collection && { ...collection, relation, listed: new Set(columns) };
    if (print) found.set(of, [...(found.get(of) ?? []), print]);
  }
  return found;
}
