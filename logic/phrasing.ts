import type { Column } from "../core/relation.ts";
import { groupThousands, listOf } from "./english.ts";
import { GuardError } from "./guard-error.ts";
import { humanise } from "./humanise.ts";
import type { Phrase, ThingsPhrase, ValuePhrase } from "./operation.ts";
import { isCurrency } from "./units.ts";

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
export function nounPhrase(things: ThingsPhrase, options: { bare?: boolean } = {}): string {
  const clauses = joinClauses(things.clauses);
  if (things.fixed !== undefined) {
    if (clauses === "") return things.fixed;
    return `${things.one ? "the one of" : "those of"} ${things.fixed} ${clauses}`;
  }
  if (!things.one && clauses === "" && !options.bare) return `all ${things.plural}`;
  const noun = things.one ? things.singular : things.plural;
  return `${options.bare ? "" : "the "}${noun}${clauses === "" ? "" : ` ${clauses}`}`;
}

/** Clauses in one run. Alternatives come in brackets, so that "and" and "or" cannot be confused; alone they need none. */
function joinClauses(clauses: readonly string[]): string {
  return clauses.length === 1 ? clauses[0]!.replace(/^\((.*)\)$/, "$1") : listOf(clauses);
}

/** What a column is called in this question. */
export function columnWords(column: Column, things?: ThingsPhrase): string {
  return things?.names?.[column.name] ?? humanise(column.name);
}

/** ", in km," where the numbers have a unit that the name does not say. */
export function unitWords(name: string, unit: string | undefined): string {
  if (unit === undefined || name.toLowerCase().includes(unit.toLowerCase())) return "";
  return `, in ${unitName(unit)},`;
}

/** "percent", "percentage of GDP"; other units as the site prints them. */
export function unitName(unit: string): string {
  const share = /^%\s?(.*)$/.exec(unit);
  if (!share) return unit;
  if (share[1] === "") return "percent";
  return /^of\s/.test(share[1]!) ? `percent ${share[1]}` : unit;
}

/** "5,000 km", "$5,000", "30%", "30% of GDP": as sites print it. */
export function quantity(decimal: string, unit: string | undefined): string {
  const number = groupThousands(decimal);
  if (unit === undefined) return number;
  if (unit.startsWith("%") || /^°/.test(unit)) return number + unit;
  const sign = /^(\S+)( (?:per|\/|an?)\s?.*)?$/.exec(unit);
  if (sign && isCurrency(sign[1]!) && !/^[A-Z]{3}$/i.test(sign[1]!) && !/^\p{L}{3,}$/u.test(sign[1]!)) {
    return (number.startsWith("-") ? `-${sign[1]}${number.slice(1)}` : sign[1] + number) + (sign[2] ?? "");
  }
  return `${number} ${unit}`;
}

/** Notes of several pieces, each once. */
export function mergeNotes(...notes: readonly (readonly string[])[]): string[] {
  return [...new Set(notes.flat())];
}

/** Where several pieces stand: "on A and on B". */
export function mergeSources(...phrases: readonly { source: string }[]): string {
  return listOf([...new Set(phrases.map((phrase) => phrase.source).filter((source) => source !== ""))]);
}

/** "whose" with a fitting verb: "whose goals are", "whose area is". */
export function whose(name: string, plural: boolean): string {
  return `whose ${name} ${plural ? "are" : "is"}`;
}
