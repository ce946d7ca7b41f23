import type { Column } from "../../core/relation.ts";
import { isMass, isPlural, plural } from "./english.ts";
import { timeVerb } from "./time-verbs.ts";

/** The most words that a name may have where two names stand beside each other. */
const MOST_WORDS = 8;
/** "the flight time of Nomad": what is asked for, and of what. */
const MEASURED = /^the ([^“”()]*\p{L}) of (.+)$/u;
/** "rainfall of the country" of Arden: there are two countries, and two figures. */
const OF_OWNER = / of the /;
/** "the number of units built for Nomad" */
const COUNTED = /^the (number of [^“”()]*\p{L}) (for|by) (.+)$/u;
/** "the length of paper for “Elm”": a name that has an "of" of its own. */
const OWNED = /^the ([^“”()]*\p{L} of [^“”()]*\p{L}) for (.+)$/u;
/** "the earliest date of birth among all painters" */
const EXTREME = /^the (\p{L}+est) (.+)$/u;
/**
 * "the date on which Nomad was first sold in a shop": when something happened to what. Only where there is no "was" is the last
 * word the verb ("died"): else "in a shop" would be torn apart.
 */
const DATED = /^the (date on|year in) which (?:(.+) (was|is) (\S+(?: \S+){0,5})|((?:(?! (?:was|is) ).)+) (\S+))$/u;

/**
 * Two operands that ask the same of two things, said once: "the flight times of Nomad and Lynx", "the dates on which Nomad and Lynx
 * were built"; or two facts of one: "the price and the list price of Nomad". Undefined where they share nothing.
 */
export function sharedOperands([first, second, ...more]: readonly string[]): string | undefined {
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  return (
    bothEnds(first, second) ??
    sameEvent(first, second) ??
    sameCount(first, second) ??
    sameOwned(first, second) ??
    sameMeasure(first, second)
  );
}

/** "the earliest and the latest date of birth among all painters": two ends of one thing. */
function bothEnds(first: string, second: string): string | undefined {
  const [one, other] = [first, second].map((text) => EXTREME.exec(text));
  return one && other && one[2] === other[2] && one[1] !== other[1]
    ? `the ${one[1]} and the ${counterpart(one[1]!, other[1]!)} ${one[2]}`
    : undefined;
}

/** Beside what is greatest the other end is smallest, though alone a height is low and a length short. */
const counterpart = (one: string, other: string): string =>
  one === "greatest" && (other === "lowest" || other === "shortest") ? "smallest" : other;

/** "the numbers of units built for Nomad and Lynx" */
function sameCount(first: string, second: string): string | undefined {
  const [one, other] = [first, second].map((text) => COUNTED.exec(text));
  if (!one || !other || one[1] !== other[1] || one[2] !== other[2] || !areNames(one[3]!, other[3]!)) return undefined;
  return `the ${one[1]!.replace(/^number/, "numbers")} ${one[2]} ${one[3]} and ${other[3]}`;
}

/** "the lengths of paper for “Elm” and “Hill of Ash”" */
function sameOwned(first: string, second: string): string | undefined {
  const [one, other] = [first, second].map((text) => OWNED.exec(text));
  const noun = one?.[1];
  if (!one || !other || noun === undefined || noun !== other[1] || !areNames(one[2]!, other[2]!)) return undefined;
  if (hasNoPlural(noun) || noun.startsWith("number of ") || noun.includes(" which ")) return undefined;
  return `the ${isPlural(noun) ? noun : plural(noun)} for ${one[2]} and ${other[2]}`;
}

function sameMeasure(first: string, second: string): string | undefined {
  const [one, other] = [first, second].map((text) => MEASURED.exec(text));
  if (!one || !other || [one[1]!, other[1]!].some((noun) => noun.includes(" which "))) return undefined;
  const noun = one[1]!;
  if (one[2] === other[2] && noun !== other[1]) return `the ${noun} and the ${other[1]} of ${one[2]}`;
  if (noun !== other[1] || hasNoPlural(noun) || OF_OWNER.test(noun) || !areNames(one[2]!, other[2]!)) return undefined;
  return `the ${isPlural(noun) ? noun : plural(noun)} of ${one[2]} and ${other[2]}`;
}

/** "Consumption of petroleum", "electricity from coal": nobody speaks of several. */
function hasNoPlural(noun: string): boolean {
  const [head = noun] = noun.split(/ (?:of|from|for|in|at|per|by|above|below) /);
  return (
    isMass(noun) ||
    isMass(head) ||
    /(?:^|\s)(?:consumption|production|electricity|energy|power|water|structure)$/i.test(head)
  );
}

/** "Ann Rowe joined the": what ends so goes on, and the word behind it is no verb. */
const OPEN = /\b(?:the|an?|its|his|her|their|in|of|at|to|from|for|with|on|by)$/i;

/** What happened, and to what. */
interface Dated {
  /** "date on", "year in" */
  when: string;
  name: string;
  /** "was", or nothing: "died". */
  verb: string;
  done: string;
}

function datedIn(text: string): Dated | undefined {
  const [, when, name, verb = "", done, subject, alone] = DATED.exec(text) ?? [];
  if (when === undefined || (subject !== undefined && OPEN.test(subject))) return undefined;
  return { when, name: (name ?? subject)!, verb, done: (done ?? alone)! };
}

/** "the launch date of Nomad", "the date of completion of Nomad" */
const NAMED_DATE = /^the (\p{L}+(?: \p{L}+)? date|date of \p{L}+(?: \p{L}+)?) of (.+)$/u;

/**
 * "was Nomad built": how it is asked when something happened to what, also of "the launch date of Nomad"; undefined where a verb alone
 * says it, or none is known.
 */
export function askedOf(date: string): string | undefined {
  const found = datedIn(date);
  if (found) return found.verb === "" ? undefined : `${found.verb} ${found.name} ${found.done}`;
  const [, heading, name] = NAMED_DATE.exec(date) ?? [];
  return heading === undefined ? undefined : verbOf(heading)?.ask(name!);
}

const verbOf = (heading: string) =>
  timeVerb({ name: heading, type: "date", unit: undefined, role: "date", additive: false } as Column, "");

/**
 * "how many years older is Ada Lund than Olav Berg", "how many years after Nomad was Lynx launched": how people ask for the time between
 * the same event of two things. Undefined of dates of different events, or of what has no name.
 *
 * @param dates the earlier first
 */
export function howMuchLater(dates: readonly [string, string], unit: string): string | undefined {
  const [earlier, later] = dates.map(eventOf);
  if (!earlier || !later || earlier.done !== later.done || earlier.verb !== later.verb || earlier.verb === "")
    return undefined;
  if (!areNames(earlier.name, later.name) || earlier.name === later.name) return undefined;
  return earlier.done === "born"
    ? `how many ${unit} older is ${earlier.name} than ${later.name}`
    : `how many ${unit} after ${earlier.name} ${later.verb} ${later.name} ${later.done}`;
}

/** What happened, and to what, said in either way. */
function eventOf(date: string): Dated | undefined {
  const found = datedIn(date);
  if (found) return found;
  const [, heading, name] = NAMED_DATE.exec(date) ?? [];
  const participle = heading === undefined ? undefined : verbOf(heading)?.participle;
  return participle === undefined ? undefined : { when: "date on", name: name!, verb: "was", done: participle };
}

function sameEvent(first: string, second: string): string | undefined {
  const [one, other] = [first, second].map(datedIn);
  if (!one || !other || one.when !== other.when) return undefined;
  const times = `the ${one.when.replace(/^\p{L}+/u, "$&s")} which`;
  if (one.name === other.name) {
    const then = other.verb === one.verb ? other.done : `${other.verb} ${other.done}`.trim();
    return `${times} ${one.name} ${`${one.verb} ${one.done}`.trim()} and ${then}`;
  }
  if (one.verb !== other.verb || one.done !== other.done || !areNames(one.name, other.name)) return undefined;
  const was = one.verb === "" ? "" : one.verb === "is" ? "are " : "were ";
  return `${times} ${one.name} and ${other.name} ${was}${one.done}`;
}

/** Whether two texts are no more than names, so that "and" between them can join nothing else. */
const areNames = (...texts: readonly string[]): boolean =>
  texts.every(
    (text) =>
      text.split(" ").length <= MOST_WORDS &&
      (/^“[^“”]*”$/.test(text) || !/,| and | of | that | whose | with /.test(text)),
  );
