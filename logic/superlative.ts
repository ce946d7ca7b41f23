import type { Column } from "../core/relation.ts";
import { isPlural, numberWord, ordinalWord, plural, singular } from "./english.ts";
import type { ThingsPhrase } from "./operation.ts";
import { columnWords, nounPhrase } from "./phrasing.ts";
import { participle, quantityWords } from "./quantity.ts";

/** From which end things are counted: the highest (longest, latest) or the lowest (shortest, earliest) first. */
export type End = "highest" | "lowest";

/**
 * The piece for the first `k` things, or the `k`-th one, by a column: "the five countries with the highest population
 * among the countries whose …".
 */
export function superlative(
  things: ThingsPhrase,
  column: Column,
  end: End,
  k: number,
  place: "first" | "nth",
): ThingsPhrase {
  const verb = participle(column);
  if (verb) return earliest(things, verb, end, k, place);
  const words = quantityWords(column);
  const name = columnWords(column, things);
  const most = counted(column, name, end) ?? (end === "highest" ? words.most : words.least);
  const rank = place === "nth" && k > 1 ? `${ordinalWord(k)}-${most}` : most;
  const group = among(things);
  const one = place === "nth" || k === 1;
  const has = `the ${rank} ${name}${group}`;
  const { predicate: _, order: __, ...rest } = things;
  if (one) {
    return { ...rest, clauses: [], one: true, fixed: `the ${things.singular} with ${has}`, predicate: `has ${has}` };
  }
  return { ...rest, clauses: [], one: false, fixed: `the ${numberWord(k)} ${things.plural} with ${has}` };
}

/** "the five clubs that were founded earliest among …" */
function earliest(things: ThingsPhrase, verb: string, end: End, k: number, place: "first" | "nth"): ThingsPhrase {
  const word = end === "highest" ? "latest" : "earliest";
  const how = `${verb} ${place === "nth" && k > 1 ? `${ordinalWord(k)} ` : ""}${word}${among(things)}`;
  const { predicate: _, order: __, ...rest } = things;
  if (place === "first" && k > 1) {
    return { ...rest, clauses: [], one: false, fixed: `the ${numberWord(k)} ${things.plural} that were ${how}` };
  }
  return { ...rest, clauses: [], one: true, fixed: `the ${things.singular} that was ${how}`, predicate: `was ${how}` };
}

/** "most goals", "fewest goals" for columns that count and are named in the plural. */
function counted(column: Column, name: string, end: End): string | undefined {
  if (column.role !== "measure" || column.unit !== undefined || !isPlural(name)) return undefined;
  return end === "highest" ? "most" : "fewest";
}

/** " among the countries whose …"; nothing where all things of the source are meant. */
function among(things: ThingsPhrase): string {
  return things.fixed === undefined && things.clauses.length === 0 ? "" : ` among ${nounPhrase(things)}`;
}

/** "country" and "countries" of a column that groups rows. */
export function groupNouns(name: string): { singular: string; plural: string } {
  return isPlural(name) ? { singular: singular(name), plural: name } : { singular: name, plural: plural(name) };
}
