import { type Column, dataRows, type Relation } from "../../../core/relation.ts";

/** What sorts things into classes of its own: "National Red List", "ABC Grading Scheme". */
const SORTS = /(?:^|\s)(?:list|register|scale|scheme)$/i;
const ACRONYM = /^\p{Lu}{2,}$/u;
/** What says whether something stands there, and not as what. */
const WHETHER = /^(?:yes|no|none|(?:not )?listed|(?:not )?registered|(?:not )?included)$/i;
/** A class has a short name… */
const MOST_WORDS = 4;
/** …that several things share. */
const SHARING = 2;

/**
 * A list by its name over the class in which each thing stands there ("XYZ Red List: Endangered") is said with what the cells are: "the
 * most common XYZ Red List category", for the list is no more frequent in one row than in another. The name keeps its capitals.
 */
export function classesOfLists(relation: Relation): Readonly<Record<string, string>> {
  const rows = dataRows(relation);
  return Object.fromEntries(
    relation.columns.flatMap(({ name, type, role, unnamed }, at): (readonly [string, string])[] => {
      if (unnamed || role === "label" || type !== "text" || !isNameOfList(name.trim(), relation)) return [];
      const printed = rows.flatMap(({ cells }) =>
        cells[at]!.value.kind === "missing" ? [] : [cells[at]!.value.printed.trim()],
      );
      const classes = new Set(printed);
      const areClasses = [...classes].every((text) => text.split(/\s+/).length <= MOST_WORDS && !WHETHER.test(text));
      return areClasses && printed.length >= SHARING * classes.size ? [[name, `${name.trim()} category`]] : [];
    }),
  );
}

/**
 * A name where letters open it, or where each word has a capital that other headings beside it give to their first word alone: a site that
 * prints "Price List" beside "Opening Hours" prints all of them so.
 */
function isNameOfList(heading: string, { columns }: Relation): boolean {
  const words = heading.split(/\s+/);
  if (!SORTS.test(heading) || words.length < 2 || !words.every((word) => /^\p{Lu}/u.test(word))) return false;
  return ACRONYM.test(words[0]!) || (words.length > 2 && columns.some(isInSentenceCase));
}

const isInSentenceCase = ({ name }: Column): boolean => {
  const [first = "", ...more] = name.trim().split(/\s+/);
  return /^\p{Lu}\p{Ll}/u.test(first) && more.some((word) => /^\p{Ll}{4,}$/u.test(word));
};
