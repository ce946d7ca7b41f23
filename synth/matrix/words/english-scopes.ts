import { columnNoun } from "../../../logic/english/column-noun.ts";
import { isCountable, isPlural, numberWord, ordinalWord } from "../../../logic/english/english.ts";
import { quantityWords } from "../../../logic/english/quantity.ts";
import { inQuotes } from "./in-quotes.ts";
import type { ScopeWords } from "./words.ts";

/** Headings that can only be quoted (the value for “X”) make no dimension. */
const QUOTED = /[“”]/;

/** Sets of entities in English. */
export const ENGLISH_SCOPES: ScopeWords = {
  called: (count, { singular, plural }) => ({
    all: `${numberWord(count)} ${plural}`,
    one: singular,
    others: `the other ${numberWord(count - 1)}`,
  }),
  whole: (count, { plural, source }) => ({
    words: `all ${numberWord(count)} ${plural} ${source}`,
    why: `It is one of the ${numberWord(count)} ${plural} that the site has, all of which are taken.`,
  }),
  group: (count, heading, { plural, source }) => ({
    words: `the ${numberWord(count)} ${plural} under ${inQuotes(heading)} ${source}`,
    why: `It is one of the ${numberWord(count)} ${plural} that the site has under ${inQuotes(heading)}, all of which are taken.`,
  }),
  alike: (count, { attribute, value }, { plural, source }) => ({
    words: `the ${numberWord(count)} ${plural} whose ${attribute} is ${inQuotes(value)} ${source}`,
    why: `It is one of the ${numberWord(count)} ${plural} of which the site says that their ${attribute} is ${inQuotes(value)}, all of which are taken.`,
  }),
  top(count, column, naming, all, year) {
    const { plural, source } = naming;
    const { most } = quantityWords(column);
    const when = year === undefined || column.name.includes(year) ? "" : ` in ${year}`;
    const noun = countedNoun(columnNoun(column), column.unit) + when;
    return {
      words: `the ${numberWord(count)} ${plural} with the ${most} ${noun} ${source}`,
      why: (place, printed) =>
        `It has the ${place === 0 ? "" : `${ordinalWord(place + 1)}-`}${most} ${noun} (${printed}) of ${all} ${plural}.`,
    };
  },
  noun(column) {
    const said = columnNoun(column);
    // "Population, 1 January 2024": a clause of its own between commas would part the sentence.
    const whole = said.replace(/^([^,()]+), ([^,()]+)$/, "$1 ($2)");
    return QUOTED.test(whole) ? undefined : countedNoun(whole, column.unit);
  },
  inYear: (noun, year) => (noun.includes(year) ? noun : `${noun} in ${year}`),
  together: (noun) => (/\b(?:sum|total)\b/i.test(noun) ? noun : `total ${noun}`),
  partsOf: (noun, by, { plural, source }) =>
    `The ${noun} ${isPlural(noun) ? "are" : "is"} the sum over all ${plural} ${source} whose “${by}” it is.`,
  undisclosed: (nouns) => ` Its disclosure is partial: the site does not state its ${nouns.join(", ")}.`,
};

/** "number of trees"; what has a unit is no count. */
const countedNoun = (said: string, unit: string | undefined): string =>
  !unit && isCountable(said) ? `number of ${said}` : said;
