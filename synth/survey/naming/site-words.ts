import type { Relation } from "../../../core/relation.ts";
import { columnNoun } from "../../../logic/english/column-noun.ts";

/** Too short, or too usual in names, to be told from a word of the language. */
const LEAST_LETTERS = 4;

/**
 * Columns whose headings hold a word of the site's name ("Contact at Acme"), called with its capital: elsewhere headings lose
 * theirs. By name of the column.
 */
export function namesWithSite({ columns }: Relation, site: string): Readonly<Record<string, string>> {
  const words = site.split(/\s+/).filter((word) => /^\p{Lu}\p{L}*$/u.test(word) && word.length >= LEAST_LETTERS);
  if (words.length === 0) return {};
  return Object.fromEntries(
    columns.flatMap((column) => {
      // The first word has a capital anyway.
      const held = words.filter((word) => ` ${column.name} `.indexOf(` ${word} `) > 0);
      const noun = held.length === 0 || column.unnamed ? "" : columnNoun(column);
      if (noun === "" || noun.includes("“")) return [];
      const said = held.reduce(
        (text, word) => text.replace(new RegExp(`\\b${word.toLowerCase()}\\b`, "g"), word),
        noun,
      );
      return said === noun ? [] : [[column.name, said]];
    }),
  );
}
