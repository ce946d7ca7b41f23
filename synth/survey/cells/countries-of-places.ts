import type { Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { regionNames } from "../../../logic/values/region-names.ts";
import { evidenceOfPart, type Part, partColumn } from "./part-column.ts";

/** Fewer cells that end in a country may do so by chance; so many of the stated do. */
const LEAST_CELLS = 4;
const ALIKE = 0.9;
/** Headings of where something is, and of where somebody was born: what the country behind such a place is called. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^(?:based|located|headquartered)(?: (?:in|at))?$|^(?:location|headquarters?|head office|seat)$/i, "Country"],
  [/^(?:birthplace|place of birth)$/i, "Country of birth"],
];
/** "Leeds, United Kingdom", "Portland, Oregon, USA": a place, and what it lies in last. */
const BEHIND = /^\p{Lu}[^\d,;()]{1,40}(?:,\s[^\d,;()]{1,40})?,\s(?<country>\p{Lu}[\p{L}.' -]{1,40})$/u;
const SHORT = ["USA", "US", "U.S.", "U.S.A.", "UK", "U.K.", "England", "Scotland", "Wales", "Northern Ireland"];

/**
 * A collection whose cells name a place and the country behind it has a column of the countries. The place stays: what lies
 * between the two (a state, a county) has no name that all would give it.
 */
export function withCountries(relation: Relation): Relation {
  const { columns, rows } = relation;
  for (const [index, { name, type, unnamed }] of columns.entries()) {
    const called = unnamed ? undefined : PLACES.find(([heading]) => heading.test(name.trim()))?.[1];
    if (called === undefined || (type !== "text" && type !== "entity")) continue;
    if (columns.some((column) => foldText(column.name) === foldText(called))) continue;
    const cells = rows.map((row) => row.cells[index]!);
    const read = cells.map(({ value }) => (value.kind === "missing" ? undefined : countryIn(value.printed)));
    const stated = cells.filter(({ value }) => value.kind !== "missing").length;
    const found = read.filter((part) => part !== undefined).length;
    if (found < Math.max(LEAST_CELLS, ALIKE * stated) || isSpeltTwoWays(read)) continue;
    const made = partColumn(
      called,
      cells,
      read,
      (part, row) => evidenceOfPart(cells[row]!.evidence, part.start, part.text.length),
      ({ value }) => ({ kind: "unsure", printed: value.printed, why: "it names no country" }),
    );
    return {
      ...relation,
      columns: [...columns, made.column],
      rows: rows.map((row, at) => ({ ...row, cells: [...row.cells, made.cells[at]!] })),
    };
  }
  return relation;
}

function countryIn(printed: string): Part | undefined {
  const country = BEHIND.exec(printed.trim())?.groups?.["country"];
  return country !== undefined && countries().has(foldText(country))
    ? { text: country, start: printed.lastIndexOf(country) }
    : undefined;
}

/** "UK" beside "United Kingdom" or "Scotland" would be two countries. */
function isSpeltTwoWays(parts: readonly (Part | undefined)[]): boolean {
  const spelt = new Set(parts.flatMap((part) => (part ? [foldText(part.text)] : [])));
  return ONE_OF_EACH.some((spellings) => spellings.filter((spelling) => spelt.has(foldText(spelling))).length > 1);
}

const ONE_OF_EACH: readonly (readonly string[])[] = [
  ["USA", "US", "U.S.", "U.S.A.", "United States"],
  ["UK", "U.K.", "United Kingdom", "England"],
  ["UK", "U.K.", "United Kingdom", "Scotland"],
  ["UK", "U.K.", "United Kingdom", "Wales"],
  ["UK", "U.K.", "United Kingdom", "Northern Ireland"],
];

let known: ReadonlySet<string> | undefined;

/** The names of all countries (Unicode CLDR) but one that is a state elsewhere as well, and the short ones of two that people write. */
function countries(): ReadonlySet<string> {
  if (known) return known;
  const named = [...regionNames("en").values()];
  known = new Set([...named.filter((name) => name !== "Georgia"), ...SHORT].map(foldText));
  return known;
}
