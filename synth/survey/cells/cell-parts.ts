import type { Value } from "../../../core/value.ts";
import { listedIn } from "../../../logic/condition.ts";
import { printedText } from "../../../logic/table.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** A vocabulary of more values than this is no choice that people know. */
const MOST_PARTS = 20;
/** A value that fewer cells list is an exception… */
const LEAST_CELLS = 3;
/** …of which no more than this share of the cells may have any. */
const MOST_EXCEPTIONAL = 0.1;
/** Where the page itself divides its lists into items, rarer ones say nothing against the others: so many cells must know one. */
const LEAST_KNOWING = 0.5;
/** A column whose cells are nearly all lists (or a single item) that the page divides. */
const DIVIDED = 0.5;
/** Fewer cells of two parts are chance. */
const LEAST_ENDED = 6;
/** What a list names is called by so few words, nearly always. */
const SHORT_PART = 3;
const ENUMERATED = 0.9;
/** A part longer than this (characters) is a clause. */
const LONGEST_PART = 32;

/** What a cell lists, as printed. */
function partsOf(value: Value): string[] {
  return value.kind === "list" ? value.items.map((item) => printedText(item).trim()) : listedIn(value.printed.trim());
}

/**
 * The values that the cells of a column list, several to a cell ("server config, directory"), in order of their first
 * cell; undefined where the cells are sentences, free text, or never list more than one. Of lists that the page divides
 * into items (keywords), the most frequent ones.
 *
 * @param divided whether the page divides what its cells list, though most of them name one alone
 */
export function cellParts(values: readonly Value[], divided = false): string[] | undefined {
  const ends = endsOf(values);
  if (ends) return ends;
  const cells = values.map((value) => new Map(partsOf(value).map((part) => [foldText(part), part])));
  const counts = new Map<string, { printed: string; cells: number }>();
  for (const cell of cells) {
    for (const [key, printed] of cell)
      counts.set(key, { printed: counts.get(key)?.printed ?? printed, cells: (counts.get(key)?.cells ?? 0) + 1 });
  }
  const common = new Map([...counts].filter(([, { cells: found }]) => found >= LEAST_CELLS));
  if (divided || values.filter(({ kind }) => kind === "list").length >= DIVIDED * values.length)
    return partsOfLists(cells, common);
  const exceptional = cells.filter(
    (cell) => cell.size === 0 || [...cell.keys()].some((key) => !common.has(key)),
  ).length;
  if (common.size < 2 || common.size > MOST_PARTS || exceptional > MOST_EXCEPTIONAL * cells.length)
    return isEnumerated(cells) ? partsOfLists(cells, common) : undefined;
  if (!cells.some((cell) => cell.size > 1)) return undefined;
  const printed = [...common.values()].map((part) => part.printed);
  return printed.every((part) => part.length <= LONGEST_PART) ? printed : undefined;
}

/** "Oakland, CA", "Reading, MA": what nearly all cells end in after their only comma, where it recurs and what stands before it hardly does. */
function endsOf(values: readonly Value[]): string[] | undefined {
  const pairs = values.map((value) => (value.kind === "text" ? partsOf(value) : []));
  const two = pairs.filter((parts) => parts.length === 2);
  if (two.length < LEAST_ENDED || two.length < (1 - MOST_EXCEPTIONAL) * values.length) return undefined;
  const counts = new Map<string, number>();
  for (const [, end] of two) counts.set(end!, (counts.get(end!) ?? 0) + 1);
  const starts = new Set(two.map(([start]) => start)).size;
  const recurring = [...counts].filter(([end, count]) => count > 1 && /^\p{L}[\p{L} .]*$/u.test(end));
  return recurring.length > 1 && counts.size < starts ? recurring.map(([end]) => end) : undefined;
}

/** Words set apart by commas, several to most cells and few to each word: a list, however many of them stand in one cell only. */
function isEnumerated(cells: readonly ReadonlyMap<string, string>[]): boolean {
  const several = cells.filter(({ size }) => size > 1).length;
  const words = cells.flatMap((cell) => [...cell.values()]);
  const short = words.filter((part) => part.split(" ").length <= SHORT_PART && !/[.!?]|\d{2}/.test(part)).length;
  return several >= DIVIDED * cells.length && short >= ENUMERATED * words.length;
}

/** The items that most lists have one of, the most frequent ones. */
function partsOfLists(
  cells: readonly ReadonlyMap<string, string>[],
  common: ReadonlyMap<string, { printed: string; cells: number }>,
): string[] | undefined {
  const parts = [...common]
    .filter(([, { printed, cells: found }]) => printed.length <= LONGEST_PART && found < cells.length)
    .sort(([, a], [, b]) => b.cells - a.cells)
    .slice(0, MOST_PARTS);
  const knowing = cells.filter((cell) => parts.some(([key]) => cell.has(key))).length;
  if (parts.length < 2 || knowing < LEAST_KNOWING * cells.length) return undefined;
  return parts.map(([, { printed }]) => printed);
}
