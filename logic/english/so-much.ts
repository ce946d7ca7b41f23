import type { Column } from "../../core/relation.ts";
import { lasts } from "../values/takes-time.ts";
import { isCurrency } from "../values/units.ts";
import { doneBy } from "./done-by.ts";
import { isCountable, singular } from "./english.ts";
import { measuredThing } from "./measured-things.ts";
import { isParticiple, tellsWhatWasDone } from "./participles.ts";
import { amountDone } from "./stuff-done.ts";
import { measureOfThings } from "./things-in-measures.ts";

/** What a number is the number, the size or the amount of, where the heading alone does not name that; undefined of other headings. */
export function soMuch(said: string, column: Column): string | undefined {
  const { unit } = column;
  const does = DOES_SO_MUCH[said.toLowerCase()] ?? (lasts(column) ? LASTS_SO_LONG[said.toLowerCase()] : undefined);
  if (does !== undefined) return does;
  // "Salary from: £30,000"
  const from = unit !== undefined && isCurrency(unit) ? /^(.+) from$/i.exec(said)?.[1] : undefined;
  if (from !== undefined) return PAID.test(from) ? `starting ${singular(from)}` : `starting ${singular(from)} price`;
  const thing = measuredThing(said, unit);
  if (thing !== undefined) return thing;
  const plural = measureOfThings(said, unit);
  if (plural !== undefined) return plural;
  const amount = amountDone(said, unit);
  if (amount !== undefined) return amount;
  // "Of applicants admitted: 62%"
  if (unit === "%" && /^of \p{Ll}/u.test(said)) return `percentage ${said}`;
  // "Rejected: 13.8%"
  if (unit === "%" && isParticiple(said)) return `percentage ${said}`;
  if (unit === "%" && SHARE_OF.test(said)) return `share of ${said}`;
  if (unit !== undefined || column.role === "rank") return undefined;
  if (Object.hasOwn(RESULTS, said)) return `number of ${RESULTS[said]}`;
  if (PEOPLE_DONE_TO.test(said)) return `number of people ${said}`;
  const done = /^(?:number )?(\p{Ll}+)$/u.exec(said)?.[1];
  if (done !== undefined && MADE.test(done)) return `number of units ${done}`;
  if (/^(?:quantity )?in stock$/.test(said)) return "quantity in stock";
  // "Maximum players" are so many at most.
  const [, end, things] = ENDS.exec(said) ?? [];
  if (things !== undefined && isCountable(things)) return `${end} number of ${things}`;
  return tellsWhatWasDone(said) && isCountable(said) && !/^number of /.test(said) && !doneBy(said)
    ? `number of ${said}`
    : undefined;
}

/** What is paid; of anything else, "rooms from £145", the price starts there. */
const PAID =
  /(?:^|\s)(?:bids?|budgets?|charges?|costs?|fares?|fees?|pay|premiums?|prices?|rates?|rents?|salar(?:y|ies)|tariffs?|tolls?|tuition|wages?)$/i;

/** How a side's matches ended. */
const RESULTS: Readonly<Record<string, string>> = { won: "wins", lost: "losses", drawn: "draws" };
/** What is made or sold piece by piece. */
const MADE = /^(?:built|constructed|delivered|exported|made|manufactured|ordered|produced|sold)$/;
const ENDS = /^(maximum|minimum|average|estimated|approximate) (\p{Ll}+(?: \p{Ll}+)?)$/u;

/** Land and what grows or lies on it: so many percent of it all. */
const SHARE_OF =
  /^(?:agricultural land|arable land|cropland|desert|farmland|forest|grassland|ice|meadow|water|wetland|woodland)$/;

/** "Injured", "slightly injured": so many people. */
const PEOPLE_DONE_TO =
  /^(?:\p{L}+ly )?(?:displaced|hospitali[sz]ed|infected|injured|killed|vaccinated|wounded)(?: (?:and|or) (?:injured|killed|missing|wounded))?$/iu;
/** What so many are slept, or is weighed, by a noun that everybody has for it. */
const DOES_SO_MUCH: Readonly<Record<string, string>> = {
  accommodates: "capacity",
  carries: "carrying capacity",
  costs: "cost",
  grossed: "gross",
  holds: "capacity",
  lasts: "duration",
  measures: "size",
  serves: "number of servings",
  sleeps: "sleeping capacity",
  weighs: "weight",
};
/** The same of what takes so much time. */
const LASTS_SO_LONG: Readonly<Record<string, string>> = {
  aged: "age",
  "lives for": "life span",
  matured: "age",
  "ready in": "total time",
  takes: "duration",
  "waiting for": "waiting time",
};
