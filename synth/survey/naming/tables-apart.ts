import type { Relation } from "../../../core/relation.ts";
import type { Language } from "../../../logic/values/language.ts";
import type { SurveyedRelation } from "../surveyed.ts";
import { headingsOf } from "./title-units.ts";

/**
 * Where pages have several tables under the same headings, each called by a name that recurs from page to page, what was gathered
 * of those of one name is said to stand in the tables of that name.
 *
 * @param place where what stands anywhere on the site stands
 */
export function withTablesApart(
  relations: readonly SurveyedRelation[],
  { place, language }: { place: string; language: Language },
): SurveyedRelation[] {
  const gathered = relations.filter(({ relation }) => relation.source === "html_table" && urlsOf(relation).size > 1);
  return relations.map((surveyed) => {
    const { relation, naming } = surveyed;
    if (!gathered.includes(surveyed) || relation.name === "") return surveyed;
    const isBeside = gathered.some((other) => other !== surveyed && standsBeside(other.relation, relation));
    if (!isBeside) return surveyed;
    const source =
      language === "zh" ? `${place}各页面的表格“${relation.name}”` : `in the tables “${relation.name}” ${place}`;
    return { ...surveyed, naming: { ...naming, source } };
  });
}

function standsBeside(one: Relation, other: Relation): boolean {
  const urls = urlsOf(other);
  return (
    one.name !== other.name && headingsOf(one) === headingsOf(other) && [...urlsOf(one)].some((url) => urls.has(url))
  );
}

const urlsOf = ({ rows }: Relation): ReadonlySet<string> =>
  new Set(rows.flatMap(({ cells }) => cells.at(-1)?.evidence.url ?? []));
