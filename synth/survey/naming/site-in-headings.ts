import type { Relation } from "../../../core/relation.ts";
import { isAdjectiveWord, kindOfNoun } from "../../../core/word-kinds.ts";
import { singular } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { timeVerb } from "../../../logic/english/time-verbs.ts";
import { verbHeading } from "../../../logic/english/verb-headings.ts";

/** "Acme": a capital and letters, and no word of the language. */
const isOwnWord = (word: string): boolean => {
  const low = word.toLowerCase();
  const isKnown = kindOfNoun(low) !== undefined || kindOfNoun(singular(low)) !== undefined || isAdjectiveWord(low);
  return /^\p{Lu}\p{Ll}{2,}$/u.test(word) && !isKnown;
};

/**
 * "Contact at Acme" on the site of Acme: what a site is called keeps its capital within a heading, be all its words written large. By the
 * headings' names.
 */
export function siteInHeadings(relation: Relation, site: string): Record<string, string> {
  const own = new Set(site.split(/[^\p{L}]+/u).filter(isOwnWord));
  if (own.size === 0) return {};
  return Object.fromEntries(
    relation.columns.flatMap((column): [string, string][] => {
      if (column.unnamed || verbHeading(column) || timeVerb(column, "")) return [];
      const said = humanise(column.name);
      const kept = [...own].reduce(
        (text, word) =>
          column.name.includes(word) ? text.replace(new RegExp(`\\b${word.toLowerCase()}\\b`, "gu"), word) : text,
        said,
      );
      return kept === said ? [] : [[column.name, kept]];
    }),
  );
}
