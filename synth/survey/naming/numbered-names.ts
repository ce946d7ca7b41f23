import type { Relation } from "../../../core/relation.ts";
import { isPlural } from "../../../logic/english/english.ts";
import { nounKind } from "../../../logic/english/noun-kinds.ts";
import type { SurveyedColumn } from "../surveyed.ts";
import { fromSingular, type Noun } from "./noun-phrases.ts";
import { numberedKind, openingKind } from "./unnumbered-names.ts";

/** So many names that are numbered alike are not so by chance. */
const LEAST_NAMES = 4;
/** Of names that go on behind their number one or two may go without it ("Final: Aldgate – Bow"). */
const NEARLY_ALL = 0.9;

/**
 * "Release 15.3", "Release 15.4" -> release: the words before the figure in which alone all names differ, and "Round 6: Aldgate – Bow" ->
 * round, where nearly all names begin so; whatever else a column that leads to them says of them (its "Venue"), they say
 * themselves what they are. What the site itself is called is no kind of thing: "ACME 2019", "ACME 2020" are its years, meetings or
 * editions.
 */
export function fromNumberedNames(
  { rows }: Relation,
  label: SurveyedColumn | undefined,
  isOfSite: (words: string) => boolean,
): Noun | undefined {
  if (!label || rows.length < LEAST_NAMES) return undefined;
  const names = rows.map(({ cells }) => cells[label.index]!.value.printed);
  const word = shared(names.map(numberedKind), names.length) ?? opening(names);
  return word !== undefined && !isPlural(word.toLowerCase()) && !isOfSite(word) ? fromSingular(word) : undefined;
}

/** A make and its model ("Volvo 240: …") begin alike, too: the word must be one of things. */
function opening(names: readonly string[]): string | undefined {
  const word = shared(names.map(openingKind), NEARLY_ALL * names.length);
  return word !== undefined && nounKind(word) !== undefined ? word : undefined;
}

/** The one that so many of them are. */
function shared(kinds: readonly (string | undefined)[], least: number): string | undefined {
  const [kind] = kinds.filter((one) => one !== undefined);
  return kinds.filter((one) => one === kind).length >= least ? kind : undefined;
}
