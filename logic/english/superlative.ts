import type { Column } from "../../core/relation.ts";
import { GuardError } from "../guard-error.ts";
import type { TableResult, ThingsPhrase } from "../operation.ts";
import { adjectivesOf } from "./adjectives.ts";
import { AGE_AT_DEATH, ageReached } from "./age-reached.ts";
import { mayBeMost } from "./degrees.ts";
import { deedBy, ownedBy } from "./done-by.ts";
import { countedThere, type DoneThere } from "./done-there.ts";
import { areLivingPeople, BY_AGE } from "./eldest.ts";
import type { End } from "./end.ts";
import { isForemost, isPlural, numberWord, ordinalWord, plural, singular } from "./english.ts";
import { eventItself } from "./event-dates.ts";
import { lastingDeed } from "./lasting-deeds.ts";
import { isOfYear, ofPastYear } from "./of-the-dead.ts";
import { isOwnDate } from "./own-dates.ts";
import { relative } from "./person-role.ts";
import { closed, columnVerb, columnWords, EMPTY_NOUN, nounPhrase, plainThings } from "./phrasing.ts";
import { possessive } from "./possessive.ts";
import { quantityWords } from "./quantity.ts";
import { isCounted, isPerTime, numberedThings, numberOf, quantityName } from "./quantity-name.ts";
import { oftenest, standsOften } from "./stands-often.ts";
import { type TimeVerb, timeVerb } from "./time-verbs.ts";
import { valueSuperlative } from "./value-superlative.ts";

/**
 * The piece for the first `k` things, or the `k`-th one, by a column: "the five countries with the highest population
 * among the countries whose …".
 *
 * @param table the things themselves, where they are known
 */
export function superlative(
  things: ThingsPhrase,
  column: Column,
  end: End,
  k: number,
  place: "first" | "nth",
  table?: TableResult,
): ThingsPhrase {
  const one = place === "nth" || k === 1;
  const ofValues =
    one && things.values?.column === column.name ? valueSuperlative(things, things.values, column, end, k) : undefined;
  if (ofValues) return ofValues;
  if (one && things.span !== undefined) return yearWhen(things, things.span, column, end, k);
  if (columnWords(column, things) === AGE_AT_DEATH) return ageReached(things, end, one ? 1 : k, one ? k : 1);
  const there = things.listed === true ? undefined : countedThere(column, columnWords(column, things), things.singular);
  if (there) return thereMost(things, there, end, one, k, place);
  const stands = standsOften(column, columnWords(column, things));
  if (stands) {
    const rank = place === "nth" && k > 1 ? ordinalWord(k) : "";
    return predicated(things, oftenest(stands, one, rank, end === "lowest"), one, k);
  }
  const told = columnVerb(column, things);
  const verb = told && place === "nth" && k > 1 && comesFirst(told, columnWords(column, things)) ? undefined : told;
  const done = verb && (one ? verb.one : verb.many);
  const words = quantityWords(column);
  const called = columnWords(column, things);
  // "the fewest telescopes", not "the lowest number of telescopes"
  const ofThings = numberedThings(column, called);
  const isDegree = end === "highest" && mayBeMost(ofThings ?? called);
  const rate = isDegree
    ? ofThings !== undefined || isCounted(column, called)
    : isCounted(column, called) && isPerTime(called);
  if (verb && end === "lowest" && ((place === "nth" && k > 1) || isDatedBeside(verb, column, things, table)))
    keepsFirst(verb, column);
  const name =
    rate && ofThings !== undefined && isDegree ? called : rate ? numberOf(called) : (ofThings ?? eventItself(called));
  const most =
    (rate ? undefined : counted(column, called, ofThings !== undefined, end)) ??
    (done && end === "highest" ? LAST_DONE : end === "highest" ? words.most : words.least);
  const rank = (word: string, mark: string) => (place === "nth" && k > 1 ? `${ordinalWord(k)}${mark}${word}` : word);
  // "the most recent opera", of those that are called so; else "the one from the latest year": no opera has a year.
  const from = column.role === "year" && called === "year" && verb === undefined;
  const scored = deedBy(name);
  const now = scored && lastingDeed(scored.things, scored.participle)?.[one ? "one" : "many"];
  const owned =
    one && !done && !(things.listed === true && EMPTY_NOUN.test(things.singular)) ? ownedBy(name) : undefined;
  const link =
    done || scored
      ? relative(things.singular, done ?? "")
      : from
        ? "from"
        : owned
          ? `whose ${owned.owner} has`
          : "with";
  const past = isOfYear(column) || ofPastYear(called);
  const has = done || scored ? "" : from ? "is from " : past ? "had " : "has ";
  const noun = one ? things.singular : `${numberWord(k)} ${things.plural}`;
  const unnamed = things.listed === true && EMPTY_NOUN.test(things.singular);
  const group = unnamed ? "" : among(things);
  const adjectives =
    table && !unnamed && areLivingPeople(table, column, things)
      ? BY_AGE
      : unnamed || verb
        ? undefined
        : from || isOwnDate(column, called, things.singular)
          ? ofYears(place === "nth" && k > 1)
          : adjectivesOf(column, called, things.singular);
  if (adjectives) {
    const said = rank(end === "highest" ? adjectives.most : adjectives.least, "-");
    const chosen =
      one || group === "" ? undefined : { within: narrowed(things), what: `the ${numberWord(k)} ${said} of them` };
    return {
      ...plainThings(things),
      one,
      fixed: one ? `the ${said} ${things.singular}${group}` : `the ${numberWord(k)} ${said} ${things.plural}${group}`,
      ...(one ? { asked: `which ${things.singular} is the ${said}${group}` } : {}),
      ...(chosen ? { chosen } : {}),
    };
  }
  const ranked = done ? undefined : whoseRanked(name, column, one, rank, most, end);
  if (ranked !== undefined) {
    const chosen = unnamed ? `the ${one ? "one" : numberWord(k)} of ${narrowed(things)}` : `the ${noun}`;
    const asked = unnamed
      ? `which of ${narrowed(things)} is the one whose ${ranked}`
      : `which ${possessive(things.singular)} ${ranked}${group}`;
    return { ...plainThings(things), one, fixed: `${chosen} whose ${ranked}${group}`, ...(one ? { asked } : {}) };
  }
  const theirs = one && !unnamed && !done ? OF_THEIRS.exec(name)?.groups : undefined;
  if (theirs) {
    const said = `${theirs["members"]!} have the ${rank(most, "-")} ${theirs["taken"]!}${group}`;
    return {
      ...plainThings(things),
      one,
      fixed: `the ${things.singular} whose ${said}`,
      asked: `which ${possessive(things.singular)} ${said}`,
    };
  }
  const whole = scored?.things ?? owned?.what ?? name;
  const which = `the ${rank(most, "-")} ${group === "" ? whole : closed(whole)}`;
  const years = from && !one ? `the ${most} years` : undefined;
  const what =
    years ?? (verb ? whenDone(verb, one, rank, most, end) : scored ? `${now ?? scored.done} ${which}` : which);
  const picked = one
    ? `whichever of ${narrowed(things)} ${has}${what}`
    : `the ${numberWord(k)} of ${narrowed(things)} ${link} ${what}`;
  const fixed = unnamed ? picked : `the ${noun} ${link} ${what}${group}`;
  const predicate = `${has}${what}${group}`;
  const asker = unnamed
    ? `of ${narrowed(things)}`
    : owned
      ? `${possessive(things.singular)} ${owned.owner}`
      : things.singular;
  const asked = `which ${asker} ${predicate}`;
  const chosen =
    one || group === "" || unnamed
      ? undefined
      : { within: narrowed(things), what: `the ${numberWord(k)} of them ${link} ${what.replace(/,$/, "")}` };
  return { ...plainThings(things), one, fixed, ...(one ? { asked } : {}), ...(chosen ? { chosen } : {}) };
}

/**
 * Who was first elected second of all is not "the second to be elected", which those of one election all may be: where the event
 * has a noun ("year of first election"), that is said.
 */
const comesFirst = ({ participle }: TimeVerb, called: string): boolean =>
  participle !== undefined && /^first /.test(participle) && !/[“”]/.test(called);

/**
 * "First held: 1978" of what is held every year: "the second to be held" is the one that is held second, and where the things have dates of
 * their own, "the first to be held" is the one that comes first in a year.
 */
function keepsFirst({ participle }: TimeVerb, column: Column): void {
  if (participle !== undefined && /^first /.test(participle))
    throw new GuardError(
      "no_noun",
      `"${column.name}" says which of several times it was: no order of things is told by it`,
    );
}

function isDatedBeside(verb: TimeVerb, column: Column, { singular }: ThingsPhrase, table?: TableResult): boolean {
  const again = verb.participle?.replace(/^first /, "");
  return (table?.columns ?? []).some(
    (other) =>
      other.name !== column.name &&
      (/^dates?$/i.test(other.name.trim()) || timeVerb(other, singular)?.participle === again),
  );
}

/** "mean price of their prints": nobody has what was taken of what is theirs. */
const OF_THEIRS = /^(?<taken>(?:combined|mean|median) (?:(?! of their ).)+) of their (?<members>[^,]+)$/u;

/** Of things that are of a year each: "the most recent opera", "the second-latest opera". */
const ofYears = (isLater: boolean) => ({ most: isLater ? "latest" : "most recent", least: "earliest" });

/**
 * "fastest run is the longest" of courses, for "the longest fastest run" has one superlative too many; "maker was founded
 * earliest" of what belongs to what they name. Undefined of other columns.
 */
function whoseRanked(
  name: string,
  column: Column,
  one: boolean,
  rank: (word: string, mark: string) => string,
  most: string,
  end: End,
): string | undefined {
  if (isForemost(name)) return `${one ? `${name} is` : `${plural(name)} are`} the ${rank(most, "-")}`;
  const owner = ownedBy(name)?.owner;
  const verb = owner === undefined ? undefined : timeVerb(column, owner);
  if (owner === undefined || verb === undefined) return undefined;
  return `${one ? owner : plural(owner)} ${whenDone(verb, one, rank, end === "highest" ? LAST_DONE : most, end)}`;
}

/**
 * "was founded earliest", "was first held most recently". "Was first held earliest" says it twice, and what is held every year was
 * not "held earliest": "was the first to be held".
 */
function whenDone(
  verb: TimeVerb,
  one: boolean,
  rank: (word: string, mark: string) => string,
  most: string,
  end: End,
): string {
  const done = one ? verb.one : verb.many;
  // "Was the second to be published": nothing is done second earliest. Of births people say it so.
  const place = one && end === "lowest" && verb.participle !== "born" ? rank("", " ").trim() : "";
  if (place !== "" && verb.participle !== undefined) return `was the ${place} ${verb.to}`;
  if (end === "highest" || !/\bfirst /.test(done)) return `${done} ${rank(most, " ")}`;
  return `${one ? "was" : "were"} the ${rank("first", " ").replace(/ first$/, "")} ${verb.to}`;
}

/** "in which year from 2010 to 2023 was the population of Oban the second-largest" */
function yearWhen(things: ThingsPhrase, span: string, column: Column, end: End, k: number): ThingsPhrase {
  const { singular } = things;
  const name = quantityName(column, things, column.unit);
  const was = isPlural(name) ? "were" : "was";
  const { most, least } = quantityWords(column);
  const rank = `the ${k > 1 ? `${ordinalWord(k)}-` : ""}${end === "highest" ? most : least}`;
  return {
    ...plainThings(things),
    one: true,
    fixed: `the ${singular} ${span} in which the ${name} ${was} ${rank}`,
    asked: `in which ${singular} ${span} ${was} the ${name} ${rank}`,
    span,
  };
}

/** "in which season were the most goals scored", "the three seasons in which the fewest goals were scored" */
function thereMost(
  things: ThingsPhrase,
  { things: what, participle, where }: DoneThere,
  end: End,
  one: boolean,
  k: number,
  place: "first" | "nth",
): ThingsPhrase {
  const most = end === "highest" ? "most" : "fewest";
  const rank = `the ${place === "nth" && k > 1 ? `${ordinalWord(k)}-` : ""}${most} ${what}`;
  const group = among(things);
  const which = `${where} which ${rank} were ${participle}`;
  const noun = one ? things.singular : `${numberWord(k)} ${things.plural}`;
  const chosen =
    one || group === "" ? undefined : { within: narrowed(things), what: `the ${numberWord(k)} of them ${which}` };
  return {
    ...plainThings(things),
    one,
    fixed: `the ${noun} ${which}${group}`,
    ...(one ? { asked: `${where} which ${things.singular} were ${rank} ${participle}${group}` } : {}),
    ...(chosen ? { chosen } : {}),
  };
}

/** "which club appears most often in the tables", "the three clubs that appear most often in the tables" */
function predicated(things: ThingsPhrase, predicate: string, one: boolean, k: number): ThingsPhrase {
  const group = among(things);
  const noun = one ? things.singular : `${numberWord(k)} ${things.plural}`;
  const which = `${relative(things.singular, predicate)} ${predicate}`;
  const chosen = { within: narrowed(things), what: `the ${numberWord(k)} of them ${which}` };
  return {
    ...plainThings(things),
    one,
    fixed: `the ${noun} ${which}${group}`,
    ...(one ? { asked: `which ${things.singular} ${predicate}${group}` } : {}),
    ...(one || group === "" ? {} : { chosen }),
  };
}

/** What was done after all the others: nobody says "was founded latest". */
const LAST_DONE = "most recently";

/** "A, B and C", "those of A, B and C whose …" */
const narrowed = (things: ThingsPhrase): string => nounPhrase({ ...things, one: false });

/** "most goals", "fewest goals" for columns that count and are named in the plural. */
const counted = (column: Column, name: string, isNumberOf: boolean, end: End): string | undefined =>
  !isNumberOf && !isCounted(column, name) ? undefined : end === "highest" ? "most" : "fewest";

/** " among the countries whose …"; nothing where all things of the source are meant. */
const among = (things: ThingsPhrase): string =>
  things.fixed === undefined && things.clauses.length === 0 ? "" : ` among ${nounPhrase(things)}`;

/** "country" and "countries" of a column that groups rows; "which name has the most" asks for nothing that has a name. */
export function groupNouns(name: string): { singular: string; plural: string } {
  if (name === "name") throw new GuardError("no_noun", "what has the names that rows are grouped by has no noun");
  return isPlural(name) ? { singular: singular(name), plural: name } : { singular: name, plural: plural(name) };
}
