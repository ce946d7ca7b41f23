import { dataRows, type Relation } from "../../../core/relation.ts";
import type { Noun } from "../naming/noun-phrases.ts";
import { SEPARATORS } from "../naming/site-name.ts";
import type { SurveyedPage, SurveyedRelation } from "../surveyed.ts";

/** A year by itself in an address: "/2019/", "/fair-2019/". */
const IN_ADDRESS = /(?<![\d.])(?:19|20)\d\d(?!\d)/g;
/** The part of a title that names an edition: "ARDFAIR 2019". */
const NAMED = /^\p{Lu}[\p{L}\p{N} '’&.-]{1,40}$/u;

/**
 * Things of one edition of what is held again and again, of which tables elsewhere hold those of others: their pages lie under one year,
 * the tables' under others, and the titles of both say the same but for the year. "The ARDFAIR 2019 lamps" are those of that edition,
 * and "all lamps" would be those of every one.
 */
export function ofEdition(
  { relation, naming }: SurveyedRelation,
  kin: readonly Relation[],
  pages: ReadonlyMap<string, SurveyedPage>,
): Noun | undefined {
  const own = dataRows(relation).flatMap(({ about }) => about ?? []);
  const [year, ...more] = new Set(own.map(yearOf));
  if (year === undefined || more.length > 0) return undefined;
  const others = kin.map(({ url }) => ({ title: pages.get(url)?.title ?? "", of: yearOf(url) }));
  const [first, ...rest] = own.map((url) => partsOf(pages.get(url)?.title ?? ""));
  const name = first?.find(
    (part) =>
      NAMED.test(part) &&
      part.includes(year) &&
      rest.every((parts) => parts.includes(part)) &&
      others.every(({ title, of }) => of !== undefined && of !== year && title.includes(part.replace(year, of))),
  );
  return name === undefined
    ? undefined
    : { singular: `${name} ${naming.singular}`, plural: `${name} ${naming.plural}` };
}

const partsOf = (title: string): string[] => title.split(SEPARATORS).map((part) => part.trim());

/** The one year that an address names. */
function yearOf(url: string): string | undefined {
  const years = new Set(new URL(url).pathname.match(IN_ADDRESS));
  return years.size === 1 ? [...years][0] : undefined;
}
