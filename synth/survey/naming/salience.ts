import type { Column } from "../../../core/relation.ts";
import { columnNoun } from "../../../logic/english/column-noun.ts";
import { withoutDay } from "../../../logic/english/days-in-headings.ts";
import { isPlural } from "../../../logic/english/english.ts";
import { humanise } from "../../../logic/english/humanise.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import { isPlainName } from "../../../logic/english/plain-name.ts";
import { isChinese } from "../../../logic/values/language.ts";
import { takesTime } from "../../../logic/values/takes-time.ts";
import { isCurrency } from "../../../logic/values/units.ts";
import { chineseSalience } from "../cells/chinese-columns.ts";

/** Nouns that say what was measured: a name that ends in one can be asked about as it stands. */
const QUANTITY =
  /\b(?:area|population|length|height|width|depth|weight|mass|distance|elevation|altitude|size|volume|capacity|speed|power|energy|temperature|age|rate|ratio|density|share|percentage|number|count|total|amount|price|cost|fee|fees|budget|revenue|income|salary|production|consumption|emissions?|exports?|imports?|expenditures?|spending|debt|gdp|growth|index|score|rating|points|grade|level|attendance|enrol?lment|admissions?|duration|runtime|time|life expectancy|expectancy|mortality|fertility|coastline|users|subscriptions?|reserves|members|employees|students|staff|seats|votes|goals|wins|losses|games|matches|medals|visitors|passengers|sales|downloads|pages|words|version|date|year|founded|opened|released|born|died|built|established|limit|maximum|minimum|force|strength|damage|health|armou?r|range|cost|value)\b/i;
/** "Release Date" ends in what was measured; a name ends in nothing of the kind. */
export const isQuantityName = (heading: string): boolean => QUANTITY.test(heading.split(" ").at(-1)!);

/** Headings that can only be quoted (“Used by” entry) make stiff sentences, too. */
const QUOTED = /[“”]/;
/** Names of more words than this make stiff sentences. */
const FEW_WORDS = 4;
const MOST_COVERED = 0.95;
/** What is no plain name is asked about where there is nothing else. */
const HALF_A_CLAUSE = 0.2;
/** "£ per person", "€/night" */
const PER_EACH = /\s?(?:\/|\bper\b).*$/i;

/**
 * How readily a person would ask about a column. Short names that say what is measured come first; parts of something
 * ("age structure > 15-24 years"), parentheses and long names come last.
 */
export function salienceOf(column: Column, coverage: number): number {
  if (isChinese(column.name)) return chineseSalience(column, coverage);
  // The stock on a day is asked for as readily as the stock.
  const said = withoutDay(humanise(column.name));
  const words = said.split(" ").length;
  const noun = columnNoun(column);
  const measured =
    column.type !== "number" ||
    column.role === "year" ||
    QUANTITY.test(said) ||
    // "Crew: 11" is asked for as the crew size.
    QUANTITY.test(noun) ||
    takesTime(column) ||
    // "complexity", "driver diameter": what the lexicon knows as a property of things.
    nounKind(said) === "attribute" ||
    // What has a unit and is called by a noun is measured, whatever it is: "calories", "protein".
    (column.unit !== undefined && words === 1 && noun === said) ||
    // Amounts of money are what is printed with a currency, whatever the page calls them.
    (column.unit === undefined ? isPlural(said) : isCurrency(column.unit.replace(PER_EACH, "")));
  return (
    (measured ? 1 : 0.2) *
    (isPlainName(column) ? 1 : HALF_A_CLAUSE) *
    (QUOTED.test(noun) ? 0.3 : 1) *
    (words <= FEW_WORDS ? 1 : 0.5) *
    (/[()/:;+]|\d/.test(said) ? 0.3 : 1) *
    (coverage >= MOST_COVERED ? 1 : coverage)
  );
}
