import { chineseColumn } from "../../../logic/chinese/column-noun.ts";
import type { SurveyedRelation } from "../surveyed.ts";

/** "书名", "课题名称": what the things are called whose names stand there. */
const NAME_OF = /^(?<what>\p{Script=Han}{1,6}?)(?:名称|名)$/u;

/**
 * The relations of a Chinese site with the columns that are headed by a name of things, and lead to these, called by what the things
 * are: “图书” for “书名” in a table whose cells lead to the pages of books.
 */
export function withLedNames(relations: readonly SurveyedRelation[]): SurveyedRelation[] {
  const kinds = relations.flatMap(({ relation, naming, hasNoun }) =>
    relation.source === "page_collection" && hasNoun
      ? [{ id: relation.id, noun: naming.singular, urls: new Set(relation.rows.map(({ about }) => about)) }]
      : [],
  );
  return relations.map((surveyed) => {
    const { relation, naming } = surveyed;
    const led = relation.columns.flatMap((column, at): [string, string][] => {
      const what = NAME_OF.exec(column.name.trim())?.groups?.["what"];
      if (what === undefined || column.type !== "entity" || column.name in (naming.names ?? {})) return [];
      const hrefs = relation.rows.flatMap(({ cells }) => {
        const { value } = cells[at]!;
        return value.kind === "entity" ? [value.href] : [];
      });
      const kind = kinds.find(({ id, urls }) => id !== relation.id && hrefs.every((href) => urls.has(href)));
      const isCalledSo = hrefs.length > 0 && kind?.noun.includes(what) === true;
      return isCalledSo && chineseColumn(column) !== kind.noun ? [[column.name, kind.noun]] : [];
    });
    if (led.length === 0) return surveyed;
    return { ...surveyed, naming: { ...naming, names: { ...naming.names, ...Object.fromEntries(led) } } };
  });
}
