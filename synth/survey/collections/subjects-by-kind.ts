import type { Relation } from "../../../core/relation.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { PAGE_COLUMN } from "./table-families.ts";
import { isTableFamily } from "./table-family.ts";

/** So many of the pages of a family are of the kind that it is told apart by. */
const NEARLY_ALL = 0.9;

/**
 * The families of tables of a Chinese site with the column that says on whose page a row stands called by what these are: a word
 * of a folder ("/heroes/") is no Chinese, and is called so nowhere that people read. Without a word for them it is the page.
 *
 * @param nounOf what the things of a collection are called; undefined where nobody says it
 */
export function subjectsByKind(
  families: readonly Relation[],
  collections: readonly Relation[],
  nounOf: (collection: Relation) => string | undefined,
): Relation[] {
  return families.map((family) => {
    const [subject, ...columns] = family.columns;
    if (!subject || !isTableFamily(family) || isChinese(subject.name)) return family;
    const pages = new Set(family.rows.map(({ cells }) => cells[0]!.evidence.url));
    const kind = collections.find(({ rows }) => {
      const about = new Set(rows.map((row) => row.about));
      return [...pages].filter((url) => about.has(url)).length >= NEARLY_ALL * pages.size;
    });
    const noun = kind && nounOf(kind);
    const name = noun === undefined || columns.some((column) => column.name === noun) ? PAGE_COLUMN : noun;
    return name === subject.name ? family : { ...family, columns: [{ ...subject, name }, ...columns] };
  });
}
