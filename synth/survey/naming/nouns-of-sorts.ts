import { dataRows, type Relation } from "../../../core/relation.ts";
import { isPlural, singular } from "../../../logic/english/english.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";
import { ENTRY } from "./entry-noun.ts";
import { inSentence, type Noun } from "./noun-phrases.ts";
import { ownTitle } from "./row-place.ts";

/** "Workshops and tutorials", "Tours & talks": what two sorts of things are called together. */
const BOTH = /^(\p{L}[\p{L} -]*\p{L}) (?:and|&) (\p{L}[\p{L} -]*\p{L})$/u;

/**
 * Things that a column of their own says to be of several sorts, one of which is what they are called: "tours" of which three are a
 * "Tour" and two a "Talk". "All tours" would be the three. They are called as a heading of the site calls both sorts together
 * ("Tours and talks"), and without one they have no noun.
 *
 * @param all every relation of the site, whose captions are headings
 */
export function withSortsTogether(
  relations: readonly SurveyedRelation[],
  all: readonly Relation[],
  pages: ReadonlyMap<string, SurveyedPage>,
  site: string,
): SurveyedRelation[] {
  return relations.map((one) => {
    const sorts = one.hasNoun && !one.scoped ? sortsBeside(one) : undefined;
    if (!sorts) return one;
    const both = headingsOf(all, pages, site).flatMap((heading) => together(heading, one.naming.plural, sorts) ?? []);
    const noun = both[0] ?? ENTRY;
    return {
      ...one,
      hasNoun: both.length > 0,
      naming: { ...one.naming, singular: noun.singular, plural: noun.plural },
    };
  });
}

/** The other values of a column that has what the things are called as one of its values. */
function sortsBeside({ relation, naming }: SurveyedRelation): ReadonlySet<string> | undefined {
  const own = foldText(naming.singular);
  for (const [at, { type, role }] of relation.columns.entries()) {
    if (role === "label" || (type !== "text" && type !== "entity")) continue;
    const printed = dataRows(relation).map(({ cells }) => foldText(singular(cells[at]!.value.printed.trim())));
    const sorts = new Set(printed);
    // What sorts things recurs.
    if (sorts.has(own) && sorts.size > 1 && sorts.size < printed.length) {
      sorts.delete(own);
      return sorts;
    }
  }
  return undefined;
}

/** What titles, headings, captions and links say, each once. */
const headingsOf = (all: readonly Relation[], pages: ReadonlyMap<string, SurveyedPage>, site: string): string[] => [
  ...new Set(
    [...pages.values()]
      .flatMap(({ title, heading, links }) => [
        heading ?? "",
        ownTitle(title, site),
        title.split(/\s[|–—·-]\s/)[0]!,
        ...links.flatMap((link) => [link.text, link.heading]),
      ])
      .concat(all.map(({ name }) => name))
      .map((text) => text.trim()),
  ),
];

/** Both nouns of a heading, of which one is what the things are called and the other what all others of them are. */
function together(heading: string, own: string, sorts: ReadonlySet<string>): Noun | undefined {
  const said = BOTH.exec(heading)?.slice(1).map(inSentence) ?? [];
  const [one, other] = said;
  if (!one || !other || !said.every(isPlural) || sorts.size > 1) return undefined;
  const isOther = (noun: string) => sorts.has(foldText(singular(noun)));
  const isWhole = (one === own && isOther(other)) || (other === own && isOther(one));
  return isWhole ? { singular: `${singular(one)} or ${singular(other)}`, plural: `${one} and ${other}` } : undefined;
}
