import type { Column } from "../../core/relation.ts";
import { GuardError } from "../guard-error.ts";
import type { ThingsPhrase } from "../operation.ts";
import { isOccasionHeading } from "../values/occasion-headings.ts";
import { plural } from "./english.ts";
import { columnVerb, nounPhrase } from "./phrasing.ts";

/**
 * What happened on a day, of which one says that it was early or late: "the earliest stage debut" for "the earliest date of the stage
 * debut"; other names as they are.
 */
export const eventItself = (name: string): string => /^(?:date|year) of the (.+)$/.exec(name)?.[1] ?? name;

/** Things that are dated and nothing else ("Date") take place one after another: nobody speaks of "consecutive dates of all fairs". */
const isOwnDate = (name: string) => name === "date";

const isWhole = (things: ThingsPhrase) => things.fixed === undefined && things.clauses.length === 0;

/** "two consecutive fairs", "one and the next of the fairs in Oban"; undefined where what is dated is not the things themselves. */
export function consecutiveThings(name: string, things: ThingsPhrase): string | undefined {
  const occasion = occasionOf(name);
  if (occasion !== undefined)
    return isWhole(things)
      ? `two consecutive ${plural(occasion)}`
      : `one and the next of the ${plural(occasion)} of ${nounPhrase(things)}`;
  if (!isOwnDate(name)) return undefined;
  return isWhole(things) ? `two consecutive ${things.plural}` : `one and the next of ${nounPhrase(things)}`;
}

/** "the first and the last fair", "the first and the last of the fairs in Oban"; likewise. */
export function firstAndLast(name: string, things: ThingsPhrase): string | undefined {
  const occasion = occasionOf(name);
  if (occasion !== undefined)
    return `the first and the last ${occasion}${isWhole(things) ? "" : ` of ${nounPhrase(things)}`}`;
  if (!isOwnDate(name)) return undefined;
  return `the first and the last ${isWhole(things) ? things.singular : `of ${nounPhrase(things)}`}`;
}

/** "the date of the last fair": of things that are dated and nothing else, one end of all their dates; likewise. */
export function dateOfEnd(name: string, things: ThingsPhrase, end: "highest" | "lowest"): string | undefined {
  if (!isOwnDate(name)) return undefined;
  const of = isWhole(things) ? things.singular : `of ${nounPhrase(things)}`;
  return `the date of the ${end === "lowest" ? "first" : "last"} ${of}`;
}

/** "Harbour Cup final" of the "date of the Harbour Cup final": what took place on it stands for its date. */
function occasionOf(name: string): string | undefined {
  const occasion = /^date of the (?<occasion>[^,]+)$/u.exec(name)?.groups?.["occasion"];
  return occasion !== undefined && isOccasionHeading(occasion) ? occasion : undefined;
}

/** "Year of first flight", "date of the last eruption": which one of several it was is said already. */
const OF_ORDINAL =
  /^(?:date|year) of (?:the )?(?:final|first|last|latest|maiden|original) |^(?:final|first|last|latest|maiden|original) /;

export const isOrdinalTime = (name: string): boolean => OF_ORDINAL.test(name);

/**
 * "the latest year in which any boat type first sailed": of what happened first, or last, one does not say that the first is latest.
 * Throws where the heading has no verb to say it with.
 */
export function whenAnyDid(column: Column, things: ThingsPhrase, rank: string): string {
  const verb = columnVerb(column, things);
  if (verb === undefined)
    throw new GuardError(
      "no_noun",
      `"${column.name}" says itself which of several is meant, and is not ranked in words`,
    );
  const any = isWhole(things) ? `any ${things.singular}` : `any of ${nounPhrase({ ...things, one: false })}`;
  return `${rank} ${column.type === "date" ? "date on" : "year in"} which ${any} ${verb.one}`;
}

/** What is done on things over some time, and which end of that a heading dates. */
const WORK_DONE =
  /^(?:date|year) of the (?<end>beginning|commencement|completion|end|start) of (?:the )?(?<work>building work|construction|works?)$/;
const ENDS: Readonly<Record<string, string>> = {
  beginning: "began",
  commencement: "began",
  completion: "ended",
  end: "ended",
  start: "started",
};

/**
 * "the earliest year in which works started on any bridge", for "the year of the earliest start of works among all bridges"; undefined of
 * headings of anything else.
 */
export function whenWorkWasDone(column: Column, name: string, things: ThingsPhrase, rank: string): string | undefined {
  const { end, work } = WORK_DONE.exec(name)?.groups ?? {};
  if (end === undefined || work === undefined) return undefined;
  const any = isWhole(things) ? `any ${things.singular}` : `any of ${nounPhrase({ ...things, one: false })}`;
  return `${rank} ${column.type === "date" ? "date on" : "year in"} which ${work} ${ENDS[end]} on ${any}`;
}
