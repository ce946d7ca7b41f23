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
  const mayBeThings = new Set(relations.flatMap(columnsLeftOut).map(({ column }) => foldText(column.name)));
  if (mayBeThings.size === 0) return [...relations];
  const things = new Set(relations.flatMap((one) => namesOfThings(one).filter((name) => mayBeThings.has(name))));
  return relations.map((surveyed) => {
    const { columns, dropped } = surveyed;
    const stock = columnsLeftOut(surveyed).filter(({ column }) => things.has(foldText(column.name)));
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

/** Columns of a collection that some of its pages do not state. */
const columnsLeftOut = ({ relation, columns }: SurveyedRelation) =>
  relation.source === "page_collection" ? columns.filter(({ coverage }) => coverage < 1) : [];

function namesOfThings({ relation, label }: SurveyedRelation): string[] {
  if (relation.source !== "page_collection" || !label || relation.rows.length < LEAST_THINGS) return [];
  return relation.rows.map(({ cells }) => foldText(cells[label.index]!.value.printed));
}
