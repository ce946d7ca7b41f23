import type { Column } from "../core/relation.ts";
import { isPlural, numberWord, ordinalWord, plural, singular } from "./english.ts";
import type { ThingsPhrase } from "./operation.ts";
import { closed, columnVerb, columnWords, EMPTY_NOUN, nounPhrase, plainThings } from "./phrasing.ts";
import { quantityWords } from "./quantity.ts";
import { isCounted } from "./quantity-name.ts";

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
  const verb = columnVerb(column, things);
  const words = quantityWords(column);
  const name = columnWords(column, things);
  const most = counted(column, name, end) ?? (end === "highest" ? words.most : words.least);
  const rank = (word: string, mark: string) => (place === "nth" && k > 1 ? `${ordinalWord(k)}${mark}${word}` : word);
  const one = place === "nth" || k === 1;
  const link = verb ? (one ? "that was" : "that were") : "with";
  const noun = one ? things.singular : `${numberWord(k)} ${things.plural}`;
  const unnamed = things.listed === true && EMPTY_NOUN.test(things.singular);
  const group = unnamed ? "" : among(things);
  const what = verb ? `${verb} ${rank(most, " ")}` : `the ${rank(most, "-")} ${group === "" ? name : closed(name)}`;
  const picked = one
    ? `whichever of ${narrowed(things)} ${verb ? "was" : "has"} ${what}`
    : `the ${numberWord(k)} of ${narrowed(things)} ${link} ${what}`;
  const fixed = unnamed ? picked : `the ${noun} ${link} ${what}${group}`;
  const predicate = `${verb ? "was" : "has"} ${what}${group}`;
  const asked = `which ${unnamed ? `of ${narrowed(things)}` : things.singular} ${predicate}`;
  return { ...plainThings(things), one, fixed, ...(one ? { asked } : {}) };
}

/** "A, B and C", "those of A, B and C whose …" */
function narrowed(things: ThingsPhrase): string {
  return nounPhrase({ ...things, one: false });
}

/** "most goals", "fewest goals" for columns that count and are named in the plural. */
function counted(column: Column, name: string, end: End): string | undefined {
  if (!isCounted(column, name)) return undefined;
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
