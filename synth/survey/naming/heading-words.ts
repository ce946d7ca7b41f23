import type { Relation } from "../../../core/relation.ts";
import type { Language } from "../../../logic/values/language.ts";
import { headedInFull } from "./bare-headings.ts";
import { fullHeadings } from "./full-headings.ts";
import { namesOfParts } from "./parts-of-counts.ts";
import { singleValued } from "./single-values.ts";
import { siteInHeadings } from "./site-in-headings.ts";

/** What headings say in a sentence, by the rest of their site: in full, in the singular, with the site's own name as it is written. */
export function headingWords(
  relations: readonly Relation[],
  site: string,
  language: Language,
): (relation: Relation) => Readonly<Record<string, string>> {
  if (language !== "en") return namesOfParts;
  const [inFull, ofTwoLevels] = [fullHeadings(relations), headedInFull(relations)];
  return (one) => ({
    ...siteInHeadings(one, site),
    ...singleValued(one),
    ...inFull(one),
    ...ofTwoLevels(one),
    ...namesOfParts(one),
  });
}
