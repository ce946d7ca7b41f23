import type { Relation } from "../../../core/relation.ts";
import { capitalise } from "../../../logic/english/english.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { PAGE_COLUMN } from "./table-families.ts";
import { isTableFamily } from "./table-family.ts";

type NounOf = (collection: Relation) => string | undefined;

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
  nounOf: NounOf,
): Relation[] {
  return families.map((family) => {
    const [subject] = family.columns;
    if (!subject || !isTableFamily(family) || isChinese(subject.name)) return family;
    return called(family, kindOf(family, collections, nounOf) ?? PAGE_COLUMN);
  });
}

/**
 * The same where neither heading nor folder of the pages has a word for what they are about ("/visit/", "/about/"): what the site
 * calls the things whose pages they are.
 */
export function subjectsInWords(
  families: readonly Relation[],
  collections: readonly Relation[],
  nounOf: NounOf,
): Relation[] {
  return families.map((family) => {
    if (!isTableFamily(family) || family.columns[0]!.name !== PAGE_COLUMN) return family;
    const noun = kindOf(family, collections, nounOf);
    return noun === undefined ? family : called(family, capitalise(noun));
  });
}

/** What the things are called whose pages nearly all of a family's are. */
function kindOf(family: Relation, collections: readonly Relation[], nounOf: NounOf): string | undefined {
  const pages = new Set(family.rows.map(({ cells }) => cells[0]!.evidence.url));
  const kind = collections.find(({ rows }) => {
    const about = new Set(rows.map((row) => row.about));
    return [...pages].filter((url) => about.has(url)).length >= NEARLY_ALL * pages.size;
  });
  return kind && nounOf(kind);
}

function called(family: Relation, noun: string): Relation {
  const [subject, ...columns] = family.columns as [Relation["columns"][number], ...Relation["columns"]];
  const name = columns.some((column) => column.name.toLowerCase() === noun.toLowerCase()) ? PAGE_COLUMN : noun;
  return name === subject.name ? family : { ...family, columns: [{ ...subject, name }, ...columns] };
}
