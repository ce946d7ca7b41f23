import { isCurrency } from "../values/units.ts";
import { isPlural } from "./english.ts";
import { headWord, nounKind } from "./noun-kinds.ts";
import { isParticiple } from "./participles.ts";

const AREA = /^(?:[a-z]{0,2}m²|sq\.? ?(?:ft|k?m|mi|yd)|sqm|ha|hectares?|acres?)$/i;
const MASS_OR_VOLUME = /^(?:t|tons?|tonnes?|kg|g|lb|lbs|cwt|k?l|hl|lit(?:re|er)s?|gal\.?|gallons?|m³)$/i;
/** What is said of a size itself, in the plural: units, and words for measures and for sums of them. */
const OF_SIZES =
  /^(?:acres|areas|barrels|bushels|dimensions|figures|gallons|grounds|hectares|kilos|limits|lit(?:re|er)s|measurements|premises|sizes|sums|surfaces|tonnes|tons|totals|volumes|weights)$/;
/** What grows, is eaten or is kept: so much of it is weighed or filled in, though its word is one for several. */
const STUFF: ReadonlySet<string> = new Set(["animal", "food", "plant", "substance"]);

/**
 * "area of vines under glass" of vines in hectares, "amount of pears picked" of pears in tonnes: a heading that names things in the plural
 * before a measure says how much land or weight there is of them, and nobody's vines are large. Undefined of other headings.
 */
export function measureOfThings(said: string, unit: string | undefined): string | undefined {
  if (unit === undefined || isCurrency(unit) || !/^\p{Ll}/u.test(said)) return undefined;
  const head = headWord(said);
  // "Pears picked": the things stand before what was done with them; "sales area" and "crops yield" say themselves what is measured.
  const things = isPlural(head) ? head : isParticiple(head) ? said.split(" ").at(-2) : undefined;
  if (things === undefined || !isPlural(things) || OF_SIZES.test(things)) return undefined;
  if (AREA.test(unit)) return `area of ${said}`;
  return MASS_OR_VOLUME.test(unit) && STUFF.has(nounKind(things) ?? "") ? `amount of ${said}` : undefined;
}
