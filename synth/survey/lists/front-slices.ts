import { dataRows, type Row } from "../../../core/relation.ts";
import { nameKey } from "../../../logic/values/normalise.ts";
import { isTableFamily } from "../collections/table-family.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";

/** A front page shows the things of a list where it has so few others (by share). */
const SHOWN = 0.9;

/**
 * What a front page shows of a list that the site has in full: the newest six pieces of news, with "more" beside them. Nobody means
 * these six, which are others next month; the list is what is asked about. The rows lead to pages of a collection that has more, or
 * are named as rows of a larger list on another page.
 */
export function frontSlices(
  relations: readonly SurveyedRelation[],
  pages: ReadonlyMap<string, Pick<SurveyedPage, "depth">>,
): SurveyedRelation[] {
  const isFront = ({ relation: { url, source } }: SurveyedRelation) =>
    source !== "page_collection" && pages.get(url)?.depth === 0;
  const wholes = relations.filter((one) => !isFront(one) && !one.scoped);
  return relations.filter((one) => {
    if (!isFront(one) || one.scoped || isTableFamily(one.relation)) return false;
    const rows = dataRows(one.relation);
    return wholes.some(({ relation, label }) => {
      const all = dataRows(relation);
      if (all.length <= rows.length) return false;
      const led = new Set(all.flatMap(({ about }) => about ?? []));
      const names = new Set(label ? all.map(({ cells }) => nameKey(cells[label.index]!.value.printed)) : []);
      const isNamed = (row: Row) => one.label && names.has(nameKey(row.cells[one.label.index]!.value.printed));
      const own = rows.filter((row) => leadsTo(row, one.label).some((url) => led.has(url)) || isNamed(row));
      return own.length >= SHOWN * rows.length;
    });
  });
}

/** Where a row leads by its name: a match that leads to its two teams is none of these. */
function leadsTo({ about, cells }: Row, label: SurveyedRelation["label"]): string[] {
  const value = label && cells[label.index]!.value;
  return [...(about === undefined ? [] : [about]), ...(value?.kind === "entity" ? [value.href] : [])];
}
