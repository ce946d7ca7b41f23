import type { Relation } from "../../../core/relation.ts";
import type { Language } from "../../../logic/values/language.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { isTableFamily } from "../collections/table-family.ts";
import type { SurveyedRelation } from "../surveyed.ts";

/**
 * Where some of the pages of a kind alone have a table ("Rain gauge" of five huts among twelve), all of them under one caption, what
 * was gathered of these is said to stand in the tables of that name: they are neither all things of the kind nor a choice of
 * somebody's, and "the number of days" of a hut is that of its table.
 *
 * @param all every relation of the site
 * @param place where what stands anywhere on the site stands
 */
export function withTablesOfSome(
  relations: readonly SurveyedRelation[],
  all: readonly Relation[],
  { place, language }: { place: string; language: Language },
): SurveyedRelation[] {
  const kinds = relations.filter(({ relation, scoped }) => relation.source === "page_collection" && !scoped);
  return relations.map((surveyed) => {
    const { relation, naming, scoped } = surveyed;
    if (scoped || naming.source !== place || relation.source !== "html_table" || !isTableFamily(relation))
      return surveyed;
    const urls = new Set(relation.rows.flatMap(({ cells }) => cells.at(-1)?.evidence.url ?? []));
    if (!kinds.some((kind) => areSomeOf(urls, kind.relation)) || !haveOneCaption(urls, relation, all)) return surveyed;
    const source =
      language === "zh" ? `${place}各页面的表格“${relation.name}”` : `in the tables “${relation.name}” ${place}`;
    return { ...surveyed, naming: { ...naming, source } };
  });
}

function areSomeOf(urls: ReadonlySet<string>, { rows }: Relation): boolean {
  const about = new Set(rows.flatMap((row) => row.about ?? []));
  return about.size > urls.size && [...urls].every((url) => about.has(url));
}

function haveOneCaption(urls: ReadonlySet<string>, { name }: Relation, all: readonly Relation[]): boolean {
  const captioned = new Set(
    all.flatMap((one) =>
      one.source === "html_table" && urls.has(one.url) && !isTableFamily(one) && foldText(one.name) === foldText(name)
        ? [one.url]
        : [],
    ),
  );
  return name !== "" && captioned.size === urls.size;
}
