import type { Column } from "../../core/relation.ts";
import type { ThingsPhrase } from "../operation.ts";
import { doneBy, doneInYear } from "./done-by.ts";
import { isCountable } from "./english.ts";
import { tellsWhatWasDone } from "./participles.ts";
import { columnWords } from "./phrasing.ts";

/** What a column of numbers is called where it is a quantity among others: "area", "number of airports". */
export function quantityName(column: Column, things: ThingsPhrase, unit: string | undefined): string {
  const name = columnWords(column, things);
  return unit === undefined && isCounted(column, name) ? numberOf(name) : name;
}

/** "number of airports"; of what belongs to another "port's number of berths". */
export function numberOf(name: string): string {
  const [, owner, things] = /^(.+['’]s) (.+)$/.exec(name) ?? [];
  return owner === undefined ? `number of ${name}` : `${owner} number of ${things}`;
}

/** "number of berths of the port" of "port's number of berths": the mean is one of numbers, and no mean port's. */
export const ownerBehind = (name: string): string =>
  name.replace(
    /^(\p{Ll}[\p{L} -]*)['’]s (?=\p{L})(.+)$/u,
    (_, owner: string, what: string) => `${what} of the ${owner}`,
  );

/** What is said behind "combined": what is combined is total, and together, already. */
export const asCombined = (name: string): string =>
  name.replace(/^(number of )?total (?=\p{L})/u, "$1").replace(/ together$/, "");

/** "built" of the "number of units built". */
export const unitsMade = (name: string): string | undefined => /^number of units (\p{Ll}+)$/u.exec(name)?.[1];

/** So many in each: "nights per year" are counted, though nobody adds them up. */
const IN_EACH = /\s(?:per|an?|each)\s\p{L}+(?: in \p{L}+)?$/u;

/** So many in each span of time are made, served or sold: nobody has them. */
const IN_EACH_SPAN =
  /\s(?:per|an?|each|every)\s(?:second|minute|hour|day|night|week|month|quarter|season|year)(?: in \p{L}+)?$/u;

/** Is what a name counts a rate: "loaves per day"? */
export const isPerTime = (name: string): boolean => IN_EACH_SPAN.test(name);

/** What each has so many of, and nobody has all of: "more than 4 credits". */
const OF_EACH = /(?:^|\s)(?:credits|portions|servings)$/;

/**
 * Does a column count what its name says, one by one? "airports" does; "revenues" does not, and what does not add up ("points"
 * of 9.8 each, an average) does not either.
 */
export function isCounted({ type, role, unit, additive }: Column, name: string): boolean {
  const counted = OF_EACH.test(name) || ((additive !== false || IN_EACH.test(name)) && isCountable(name));
  return type === "number" && role === "measure" && unit === undefined && counted;
}

/** "telescopes" of "number of telescopes", "ports whose county is …" of a number that a grouping made. */
export function numberedThings({ type, unit }: Column, name: string): string | undefined {
  const things = /^number of (.+)$/.exec(name)?.[1];
  if (things === undefined || (tellsWhatWasDone(things) && !isDone(things))) return undefined;
  return type === "number" && unit === undefined && isCountable(things) ? things : undefined;
}

/** "letters answered" of the "number of letters answered", by whomever. */
export function thingsTreated({ type, unit, additive }: Column, name: string): string | undefined {
  const things = /^number of (.+)$/.exec(name)?.[1];
  const isCount = type === "number" && unit === undefined && additive !== false;
  return isCount && things !== undefined && tellsWhatWasDone(things) && !isDone(things) ? things : undefined;
}

/** Is it said with a verb who did it, in whichever year? */
const isDone = (things: string): boolean => (doneBy(things) ?? doneInYear(things)) !== undefined;
