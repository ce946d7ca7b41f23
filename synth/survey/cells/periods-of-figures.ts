import { escaped } from "../../../core/escaped.ts";
import type { Column, Relation } from "../../../core/relation.ts";
import type { Value } from "../../../core/value.ts";
import { isCurrency } from "../../../logic/values/units.ts";

const PERIOD = "(?<period>hour|day|night|week|month|quarter|term|season|year)";
/** A unit that says how often and nothing else: "37 a week" under "Hours". */
const BARE = new RegExp(`^(?:an?|per|each|every) ${PERIOD}$`, "i");
/** What stands behind an amount that is paid again and again: "£19.60 a week". */
const BEHIND = String.raw`\s?(?:/\s?|(?:an?|per|each|every)\s)${PERIOD}(?!\p{L})`;
/** A name in words that end where its unit would stand. */
const NAME = /^\p{L}[\p{L} '’-]*\p{L}$/u;
/** A name that says already how often. */
const SAYS_HOW_OFTEN =
  /\b(?:an?|each|every|per|hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|annual(?:ly)?|yearly|p\.?[ahmw]\.?|pcm)\b/i;

/**
 * A collection whose figures are so much a week, or a year: that is a part of what is measured, and stands in its name ("hours per
 * week", "service charge per week"). As a unit nobody says it ("hours, in a week"), and readers of pages leave it behind an
 * amount of money as the same words on all pages.
 *
 * @param linesOf the texts that a page prints, in order; undefined where it is not at hand
 */
export function withPeriodsNamed(
  collection: Relation,
  linesOf: (url: string) => readonly string[] | undefined,
): Relation {
  return collection.columns.reduce((made, column, at) => {
    if (column.type !== "number" || column.unnamed || !NAME.test(column.name) || SAYS_HOW_OFTEN.test(column.name))
      return made;
    const unit = BARE.exec(column.unit ?? "")?.groups?.["period"];
    const period = unit ?? periodBehind(made, column, at, linesOf);
    const name = `${column.name} per ${period?.toLowerCase()}`;
    if (period === undefined || made.columns.some((other) => other.name === name)) return made;
    return named(made, at, name, unit !== undefined);
  }, collection);
}

/** The period behind each amount of a column, where each page prints the same one. */
function periodBehind(
  { rows }: Relation,
  { unit }: Column,
  at: number,
  linesOf: (url: string) => readonly string[] | undefined,
): string | undefined {
  if (unit === undefined || !isCurrency(unit)) return undefined;
  const periods = new Set<string | undefined>();
  for (const { about, cells } of rows) {
    const { kind, printed } = cells[at]!.value;
    if (kind === "missing") continue;
    const said = new RegExp(`(?<![\\d.,])${escaped(printed.trim())}${BEHIND}`, "iu");
    const lines = about === undefined ? [] : (linesOf(about) ?? []);
    periods.add(lines.flatMap((line) => said.exec(line)?.groups?.["period"]?.toLowerCase() ?? [])[0]);
    if (periods.size > 1 || periods.has(undefined)) return undefined;
  }
  return [...periods][0];
}

function named(relation: Relation, at: number, name: string, isUnit: boolean): Relation {
  const { unit, ...column } = relation.columns[at]!;
  const made: Column = { ...column, name, ...(isUnit || unit === undefined ? {} : { unit }) };
  return {
    ...relation,
    columns: relation.columns.map((one, index) => (index === at ? made : one)),
    rows: isUnit
      ? relation.rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell, index) => (index === at ? { ...cell, value: unitless(cell.value) } : cell)),
        }))
      : relation.rows,
  };
}

function unitless(value: Value): Value {
  if (value.kind !== "number") return value;
  const { unit: _, ...bare } = value;
  return bare;
}
