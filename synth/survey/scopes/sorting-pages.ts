import { isPlural, singular } from "../../../logic/english/english.ts";
import { ON, WITHIN } from "../../../logic/english/within-clauses.ts";
import { nounPhrase } from "../naming/noun-phrases.ts";

/** So few headings may be anything; more are what the page is called after. */
const LEAST_PARTS = 3;
/** Of the headings so many are names: among districts stand "Islands" once. */
const MOSTLY = 2 / 3;

/**
 * "in the region", where a page called "Regions" lists things under the names of regions: what stands under "Overseas" there is
 * in that region, and nobody says of it that it is listed under a heading. Undefined where the title names no parts, or
 * headings name things themselves ("Coastal towns").
 */
export function sortingPage(title: string, headings: readonly string[]): string | undefined {
  if (headings.length < LEAST_PARTS) return undefined;
  if (headings.filter((heading) => !namesThings(heading)).length < MOSTLY * headings.length) return undefined;
  const phrase = nounPhrase(title);
  if (phrase === undefined || !isPlural(phrase)) return undefined;
  const part = singular(phrase);
  return WITHIN.test(part) ? `${ON.test(part) ? "on" : "in"} the ${part}` : undefined;
}

function namesThings(heading: string): boolean {
  const phrase = nounPhrase(heading);
  return phrase !== undefined && isPlural(phrase);
}
