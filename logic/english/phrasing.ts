import type { Column } from "../../core/relation.ts";
import { GuardError } from "../guard-error.ts";
import type { Phrase, ThingsPhrase, ValuePhrase } from "../operation.ts";
import { clockText, isClock } from "../values/clock-unit.ts";
import { isCode } from "../values/codes.ts";
import { hoursText, isHours } from "../values/hours-unit.ts";
import { isCurrency } from "../values/units.ts";
import { clauseWords } from "./clause-words.ts";
import { columnNoun } from "./column-noun.ts";
import { isOfPeople } from "./counted-in-people.ts";
import { withDefinite } from "./definite-names.ts";
import { isWorkOf } from "./doers.ts";
import { isByIt, unitsDone } from "./done-by.ts";
import { doneThere } from "./done-there.ts";
import { groupThousands, isPlural, withArticle } from "./english.ts";
import { cameTo } from "./held-things.ts";
import { humanise } from "./humanise.ts";
import { asKind } from "./kind-nouns.ts";
import { flowWord } from "./money-flows.ts";
import { paidWhat } from "./paid-what.ts";
import { tellsWhatWasDone } from "./participles.ts";
import { isPhraseName } from "./phrase-names.ts";
import { pluralUnit, unitFor } from "./spelt-units.ts";
import { type TimeVerb, timeVerb } from "./time-verbs.ts";

/** The input at `index` as things; throws `GuardError("wrong_input")` where it is a value. */
export function thingsInput(inputs: readonly Phrase[], index = 0): ThingsPhrase {
  const phrase = inputs[index];
  if (phrase?.kind !== "things") throw new GuardError("wrong_input", "needs a table, got a single value");
  return phrase;
}

/** The input at `index` as a value; throws `GuardError("wrong_input")` where it is a table. */
export function valuePhrase(inputs: readonly Phrase[], index = 0): ValuePhrase {
  const phrase = inputs[index];
  if (phrase?.kind !== "value") throw new GuardError("wrong_input", "needs a single value, got a table");
  return phrase;
}

/** "the countries whose coastline is longer than 5,000 km and whose …"; with `bare` without the article. */
export function nounPhrase(given: ThingsPhrase, options: { bare?: boolean } = {}): string {
  const things = asKind(given);
  const clauses = clauseWords(things.clauses, things.one === true);
  if (things.fixed !== undefined) {
    if (clauses === "") return things.fixed;
    return `${things.one ? "the one of" : "those of"} ${things.fixed} ${clauses}`;
  }
  if (!things.one && clauses === "" && !options.bare && things === given) return `all ${things.plural}`;
  const noun = things.one ? things.singular : things.plural;
  return `${options.bare ? "" : "the "}${noun}${clauses === "" ? "" : ` ${clauses}`}`;
}

/** Nouns that say nothing: "which of A, B and C" is better than "which entry among A, B and C". */
export const EMPTY_NOUN = /^(?:entry|item|page|record|row)$/i;

/** A list of names with what they are the names of, so that they are not taken for what is asked: "the huts A, B and C". */
export function kindOfThings(things: ThingsPhrase): string {
  const named = things.listed === true && things.clauses.length === 0 && !EMPTY_NOUN.test(things.singular);
  return named ? `the ${things.plural} ${nounPhrase(things)}` : nounPhrase(things);
}

/** How many of which things, as the subject of a question: "how many countries", "how many of the five largest countries". */
export function howMany(things: ThingsPhrase): string {
  const whole = things.fixed === undefined && things.clauses.length === 0;
  return whole ? `how many ${things.plural}` : `how many of ${nounPhrase({ ...things, one: false })}`;
}

/** Things as a base to say something new about: no clauses, no order. */
export function plainThings(things: ThingsPhrase): ThingsPhrase {
  const { kind, singular, plural, sources, notes, names, led } = things;
  return {
    kind,
    singular,
    plural,
    sources,
    notes,
    clauses: [],
    ...(names ? { names } : {}),
    ...(led ? { led } : {}),
  };
}

/** What a column is called in this question. */
export function columnWords(column: Column, things?: ThingsPhrase): string {
  const known = things?.names?.[column.name];
  // "Operated from's number of staff": what a verb leads to is no property's owner.
  if (things?.led?.[column.name]?.verb)
    throw new GuardError("no_noun", `"${column.name}" belongs to what a verb leads to, which has no noun here`);
  if (things?.led?.[column.name]?.isRole)
    throw new GuardError("no_noun", `"${column.name}" belongs to what has a role, and not to the role`);
  if (known !== undefined) return known;
  const noun = columnNoun(column);
  return things === undefined || column.type !== "number" ? noun : unitsDone(noun, things.singular);
}

/** "was founded", where the column's name says when something was done to these things themselves, or they did something. */
export function columnVerb(column: Column, things: ThingsPhrase): TimeVerb | undefined {
  return things.names?.[column.name] === undefined ? timeVerb(column, things.singular) : undefined;
}

/**
 * "of", or "for" behind a name that has an "of" already, or ends in what was done: "the share of women for all countries",
 * "the number of notices issued for the district"; what is won or scored is so by somebody, and what is built by a builder.
 *
 * @param noun what one of the things is called that have it, where that is known
 */
export function ofWord(name: string, noun?: string): string {
  const there = noun === undefined ? undefined : doneThere(name, noun);
  if (there) return there.where;
  const held = noun === undefined ? undefined : cameTo(name, noun);
  if (held !== undefined) return held;
  const flow = flowWord(name, noun);
  if (flow !== undefined) return flow;
  const paid = paidWhat(name);
  if (paid !== undefined) return paid;
  if (isByIt(name) || (noun !== undefined && isWorkOf(name, noun))) return "by";
  if (SET_PHRASE.test(name)) return "of";
  if (FOR_IT.test(name)) return "for";
  const bare = name.replace(/^number of /, "");
  // "Notices issued of the district" would be notices of it.
  return /\s(?:of|for|as)\s/.test(bare) || tellsWhatWasDone(bare) ? "for" : "of";
}

/** "the reason for the closure" */
const FOR_IT = /(?:^|\s)(?:explanation|motive|reason)$/;

/** "the country of origin of Nomad": two words that make one. */
const SET_PHRASE = /^(?:cause|city|country|date|language|month|place|point|port|rate|state|town|year) of \p{Ll}+$/u;

/** "won by their kilns", but "the combined number of pieces of their kilns", whatever "of" the name has already. */
export const byOrOf = (name: string, noun: string): "by" | "of" | "in" | "at" | "to" | "from" =>
  doneThere(name, noun)?.where ?? paidWhat(name) ?? (isByIt(name) ? "by" : "of");

/** Words of a work's title stand in quotation marks: they could be taken for part of the sentence. */
function isTitle(name: string): boolean {
  const words = name.split(" ");
  const plain = words.filter((word) => /^\p{Ll}/u.test(word) && !NAME_PARTICLE.test(word));
  // "Saare county": what a thing is may follow its name.
  const kind =
    plain.length === 1 && words.at(-1) === plain[0] && words.slice(0, -1).every((word) => /^\p{Lu}/u.test(word));
  return (plain.length > 0 && words.length > 1 && !kind) || /[,?!:]/.test(name);
}

const NAME_PARTICLE =
  /^(?:a|al|an|and|at|bin|by|d'.+|da|das|de|del|della|den|der|des|di|do|dos|du|e|el|for|ibn|in|la|las|le|les|los|of|on|the|to|und|upon|van|von|y|zu)$/;

/** Names as a question says them; where one of them needs quotation marks, all have them. */
export function nameWords(names: readonly string[]): string[] {
  return names.some(isTitle) ? names.map((name) => `“${name}”`) : names.map(withDefinite);
}

/** What people make and give a title: its name stands in quotation marks, so that its words are not taken for others. */
const WORK =
  /(?:^|\s)(?:album|article|atlas|ballad|ballet|book|cartoon|chart|comedy|composition|documentary|drama|drawing|engraving|essay|etching|film|game|guitar|hymn|map|movie|musical|novel|opera|operetta|painting|photograph|picture|play|poem|poster|print|programme|recipe|recording|rose|score|sculpture|sonata|song|story|statue|symphony|tale|tapestry|track|tragedy|video|window)$/i;

/**
 * The name of one thing as a question says it behind "of": “the committee “Ropes”” where the name alone would be its matter, and "the
 * sighting with tag TK4471" where it is a code, which says nothing of what it is.
 *
 * @param heading of the column that names the things
 */
export function rowWords(name: string, noun: string, heading = ""): string {
  if (!EMPTY_NOUN.test(noun) && isCode(name)) return codedWords(name, noun, humanise(heading));
  if (!EMPTY_NOUN.test(noun) && !WORK.test(noun) && isPhraseName(name, noun)) return `the ${noun} “${name}”`;
  const words = nameWords([name])[0]!;
  if (WORK.test(noun)) return name.includes(" ") && !words.startsWith("“") ? `“${name}”` : words;
  // A name whose words could be taken for others says nothing of what it is the name of.
  return words.startsWith("“") && !EMPTY_NOUN.test(noun) ? `the ${noun} ${words}` : words;
}

function codedWords(code: string, noun: string, heading: string): string {
  const isSaid = heading === "" || MERE_NAME.test(heading) || heading === noun;
  return isSaid ? `the ${noun} ${code}` : `the ${noun} with ${heading} ${code}`;
}

/** What says only that a thing has a name. */
const MERE_NAME = /^(?:name|title|item|label|value|id|identifier|designation|page)$/;

/** A name with a comma in it is closed by one where the sentence goes on: "GDP per inhabitant, 2022,". */
export function closed(name: string): string {
  return /,/.test(name.replace(/“[^”]*”|\([^)]*\)/g, "")) ? `${name},` : name;
}

/** "a median age", "funding", "exports": as the object of "have". */
export function possession(name: string): string {
  return isPlural(name) || MASS.test(name) ? name : withArticle(name);
}

const MASS =
  /(?:information|equipment|parking|seating|storage|clothing|furniture|mileage|bedding|accommodation|funding|staff|rainfall|snowfall|traffic|consumption|production|coverage|access|land|water|\p{L}{3,}i[sz]ation)$/iu;

/** ", in km," where the numbers have a unit that the name does not say. */
export function unitWords(name: string, unit: string | undefined): string {
  if (
    unit === undefined ||
    isClock(unit) ||
    saysUnit(name, unit) ||
    isOfPeople(name, unit) ||
    (/^%/.test(unit) && /\bpercent(?:age)?\b/.test(name))
  )
    return "";
  return /^per\s/.test(unit) ? `, ${unit},` : `, in ${unitName(unit)},`;
}

/** Does a name say the unit, as a word of its own: "GDP ($)", but not the m of "mean elevation"? */
function saysUnit(name: string, unit: string): boolean {
  const at = name.toLowerCase().indexOf(unit.toLowerCase());
  if (at < 0) return false;
  const joined = (before: string, after: string) => /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
  const end = at + unit.length;
  return !joined(name[at - 1] ?? "", name[at]!) && !joined(name[end - 1]!, name[end] ?? "");
}

/** Signs of money as they are read. What country's dollars are meant is as the site has it. */
const MONEY: Readonly<Record<string, string>> = { $: "dollars", "€": "euros", "£": "pounds" };

/** Units that are printed as a mark right behind the figure: 20", 5'. */
const MARKS: Readonly<Record<string, string>> = {
  '"': "inches",
  "″": "inches",
  "”": "inches",
  "'": "feet",
  "′": "feet",
  "’": "feet",
};

/** Units that nobody says by their short form. */
const SHORT: Readonly<Record<string, string>> = {
  min: "minutes",
  "min.": "minutes",
  mins: "minutes",
  hrs: "hours",
  hr: "hours",
  h: "hours",
  sec: "seconds",
  yrs: "years",
  gal: "gallons",
  "gal.": "gallons",
  in: "inches",
  "in.": "inches",
  ft: "feet",
  "ft.": "feet",
  mi: "miles",
  "lbs.": "pounds",
  "lb.": "pounds",
  "oz.": "ounces",
};

/** "percent", "percentage of GDP", "dollars"; other units as the site prints them. */
export function unitName(unit: string): string {
  if (isClock(unit)) return "seconds";
  if (isHours(unit)) return "hours and minutes";
  if (Object.hasOwn(MONEY, unit)) return MONEY[unit]!;
  if (Object.hasOwn(MARKS, unit)) return MARKS[unit]!;
  if (Object.hasOwn(SHORT, unit)) return SHORT[unit]!;
  const [, many, of] = /^(thousand|million|billion|trillion) (\S+)$/.exec(unit) ?? [];
  if (many !== undefined) return `${many}s of ${unitName(of!)}`;
  // "pounds per night"
  const [, money, per] = /^([$€£])( per \p{L}.*)$/u.exec(unit) ?? [];
  if (money !== undefined) return MONEY[money]! + per;
  const share = /^%\s?(.*)$/.exec(unit);
  if (!share) return pluralUnit(unit) ?? unit;
  if (share[1] === "") return "percent";
  return /^of\s/.test(share[1]!) ? `percent ${share[1]}` : /^\p{Ll}/u.test(share[1]!) ? `percent (${share[1]})` : unit;
}

/** "5,000 km", "$5,000", "30%", "4.5 °C": a space before every unit but % and signs (SI Brochure §5.4.3). */
export function quantity(decimal: string, unit: string | undefined): string {
  if (isClock(unit)) return clockText(decimal, "en");
  if (isHours(unit)) return hoursText(decimal, "en");
  // "$20.50", never "$20.5"
  const paid = unit !== undefined && isCurrency(unit) && /^-?\d+\.\d$/.test(decimal);
  const number = groupThousands(paid ? `${decimal}0` : decimal);
  if (unit === undefined) return number;
  if (unit.startsWith("%") || unit === "°" || Object.hasOwn(MARKS, unit)) return number + unit;
  if (/^(?:thousand|million|billion|trillion)s$/.test(unit)) return `${number} ${unit.slice(0, -1)}`;
  // "£1.5 million" of 1.5 "million £"
  const [, many, of] = /^(thousand|million|billion|trillion) (\S+)$/.exec(unit) ?? [];
  if (many !== undefined && isCurrency(of!) && /^\p{Sc}$/u.test(of!)) return `${quantity(decimal, of)} ${many}`;
  const sign = /^(\S+)( (?:per|\/|an?)\s?.*)?$/.exec(unit);
  if (sign && isCurrency(sign[1]!) && !/^[A-Z]{3}$/i.test(sign[1]!) && !/^\p{L}{3,}$/u.test(sign[1]!)) {
    return (number.startsWith("-") ? `-${sign[1]}${number.slice(1)}` : sign[1] + number) + (sign[2] ?? "");
  }
  return `${number} ${unitFor(decimal, unit)}`;
}

/** Notes of several pieces, each once. */
export function mergeNotes(...notes: readonly (readonly string[])[]): string[] {
  return [...new Set(notes.flat())];
}

/** Where several pieces stand, each once. */
export function mergeSources(...phrases: readonly { sources: readonly string[] }[]): string[] {
  return [...new Set(phrases.flatMap(({ sources }) => sources))];
}

/** "whose" with a fitting verb: "whose goals are", "whose area is". */
export function whose(name: string, plural: boolean): string {
  return `whose ${closed(name)} ${plural ? "are" : "is"}`;
}
