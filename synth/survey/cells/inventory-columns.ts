import { foldText } from "../../../logic/values/normalise.ts";
import type { SurveyedRelation } from "../surveyed.ts";

/** Fewer pages than this are no kind of thing. */
const LEAST_THINGS = 4;

/**
 * What pages list beside their labels may be things, of which some pages have some: "Root Tonic: 2" in the stock of a chest. It
 * is told by the site's having a page of its own for each, among others of its kind, and by other pages' leaving it out. Such a
 * column has no quantity for a name ("the highest root tonic"), and is dropped.
 */
export function withoutInventories(relations: readonly SurveyedRelation[]): SurveyedRelation[] {
  const things = new Set(relations.flatMap(namesOfThings));
  return relations.map((surveyed) => {
    const { relation, columns, dropped } = surveyed;
    if (relation.source !== "page_collection") return surveyed;
    const stock = columns.filter(({ column, coverage }) => coverage < 1 && things.has(foldText(column.name)));
    if (stock.length === 0) return surveyed;
    return {
      ...surveyed,
      columns: columns.filter((column) => !stock.includes(column)),
      dropped: [
        ...dropped,
        ...stock.map(({ column }) => ({
          name: column.name,
          reason: "it is called like a thing that has its own page",
        })),
      ],
    };
  });
}

function namesOfThings({ relation, label }: SurveyedRelation): string[] {
  if (relation.source !== "page_collection" || !label || relation.rows.length < LEAST_THINGS) return [];
  return relation.rows.map(({ cells }) => foldText(cells[label.index]!.value.printed));
}
