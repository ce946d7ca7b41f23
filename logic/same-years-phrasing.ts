import type { Column } from "../core/relation.ts";
import type { ChinesePhrase, ChineseThings } from "./chinese/phrase.ts";
import { chineseNotes, chineseSources, chineseThings, columnName } from "./chinese/phrasing.ts";
import { mergeNotes, mergeSources, thingsInput } from "./english/phrasing.ts";
import { quantityName } from "./english/quantity-name.ts";
import { GuardError } from "./guard-error.ts";
import type { Phrase, Result, ThingsPhrase } from "./operation.ts";
import { columnNamed, tableInput } from "./table.ts";
import { foldText } from "./values/normalise.ts";

interface Pair {
  column: string;
  also: string;
}

/** Where a table stands in its parts: "on the page “Visitors” of the Harbour site". */
const PLACE = /^(?:in the table “[^”]*” )?on the page “(?<page>[^”]*)” of (?<site>.+)$/u;
const CHINESE_PLACE = /^(?<site>.+?)的“(?<page>[^”]*)”页面(?:中的表格“[^”]*”)?$/u;

/** A Chinese heading of fewer characters says what is measured, and not of what. */
const LEAST_SAID = 5;

/**
 * What two quantities of two tables are called together. Where a heading would be a word of the other table's as well, each is said with
 * its page, and the site alone says where they stand.
 */
export function namesOfBoth(
  { column, also }: Pair,
  inputs: readonly Phrase[],
  results: readonly Result[],
): { things: ThingsPhrase; names: Record<string, string> } {
  const phrases = [thingsInput(inputs, 0), thingsInput(inputs, 1)];
  const columns = [columnNamed(tableInput(results, 0), column), columnNamed(tableInput(results, 1), also)];
  const called = columns.map((found, at) => quantityName(found, phrases[at]!, found.unit));
  const [own, other] = phrases as [ThingsPhrase, ThingsPhrase];
  const notes = mergeNotes(own.notes, other.notes);
  if (!shareWords(columns, results, wordsOf))
    return { things: { ...own, sources: mergeSources(own, other), notes }, names: namesBy(columns, called) };
  const { site, pages } = placesOf(phrases, PLACE);
  const names = called.map((name, at) => `${name} given on the page “${pages[at]}”`);
  return { things: { ...own, sources: [`on ${site}`], notes }, names: namesBy(columns, names) };
}

/** `namesOfBoth` in Chinese. */
export function chineseNamesOfBoth(
  { column, also }: Pair,
  inputs: readonly ChinesePhrase[],
  results: readonly Result[],
): { things: ChineseThings; names: Record<string, string> } {
  const phrases = [chineseThings(inputs, 0), chineseThings(inputs, 1)];
  const columns = [columnNamed(tableInput(results, 0), column), columnNamed(tableInput(results, 1), also)];
  const called = columns.map((found, at) => columnName(found, phrases[at]!));
  const [own, other] = phrases as [ChineseThings, ChineseThings];
  const notes = chineseNotes(own.notes, other.notes);
  const isSaid = called.every((name) => name.length >= LEAST_SAID);
  if (isSaid && !shareWords(columns, results, pairsOf))
    return { things: { ...own, sources: chineseSources(own, other), notes }, names: namesBy(columns, called) };
  const { site, pages } = placesOf(phrases, CHINESE_PLACE);
  const names = called.map((name, at) => `“${pages[at]}”页面所列${name}`);
  return { things: { ...own, sources: [site], notes }, names: namesBy(columns, names) };
}

const namesBy = (columns: readonly Column[], names: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map(({ name }, at) => [name, names[at]!]));

/** Does a heading share a word with any quantity of the other table? */
function shareWords(
  columns: readonly Column[],
  results: readonly Result[],
  words: (name: string) => string[],
): boolean {
  return columns.some((column, at) => {
    const own = new Set(words(column.name));
    const others = tableInput(results, 1 - at).columns.filter(({ type }) => type === "number");
    return others.some(({ name }) => words(name).some((word) => own.has(word)));
  });
}

const wordsOf = (name: string): string[] =>
  (foldText(name).match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, ""));

const pairsOf = (name: string): string[] => {
  const characters = [...name.replace(/[^\p{Script=Han}]/gu, "")];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
};

/** The pages of both, and the one site that they are of. */
function placesOf(
  phrases: readonly { sources: readonly string[] }[],
  form: RegExp,
): { site: string; pages: readonly string[] } {
  const places = phrases.map(({ sources }) => (sources.length === 1 ? form.exec(sources[0]!)?.groups : undefined));
  const [own, other] = places.map((place) => ({ site: place?.["site"] ?? "", page: place?.["page"] ?? "" }));
  if (own!.site === "" || own!.site !== other!.site || own!.page === other!.page)
    throw new GuardError("unplaced", "what their pages are called does not tell the two tables apart");
  return { site: own!.site, pages: [own!.page, other!.page] };
}
