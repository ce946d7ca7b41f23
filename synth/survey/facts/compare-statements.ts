import type { NumberValue, Value } from "../../../core/value.ts";
import { Decimal } from "../../../logic/numerics/decimal.ts";
import { converted } from "../../../logic/values/convert.ts";
import { foldText } from "../../../logic/values/normalise.ts";
import { timeWithin } from "../../../logic/values/time-within.ts";
import { sameUnit } from "../../../logic/values/units.ts";
import type { Statement } from "./statement.ts";

/**
 * Why two sources say different things of one fact: one is rounded; they use different units; they are of different years;
 * they measure different parts or by different definitions; or nobody can tell.
 */
export type Cause = "precision" | "unit" | "date" | "definition" | "unknown";

const YEAR = /\b(?:1[5-9]|20)\d{2}\b/g;
const BRACKETS = /[（(]([^()（）]*)[)）]/gu;

type Comparable = Pick<Statement, "column" | "value" | "relation" | "notes">;

/** Undefined where two statements say the same; else why they do not, as far as it can be told. */
export function compareStatements(a: Comparable, b: Comparable): Cause | undefined {
  const difference = compareValues(inUnit(a), inUnit(b));
  if (difference !== "different") return difference;
  const [yearA, yearB] = [yearsOf(a), yearsOf(b)];
  if (yearA !== yearB && yearA !== "" && yearB !== "") return "date";
  return definitionOf(a) === definitionOf(b) ? "unknown" : "definition";
}

/** "Length (m): 21,472" says what "Length: 21,472 m" does. */
function inUnit({ value, column }: Comparable): Value {
  return value.kind === "number" && value.unit === undefined && column.unit !== undefined
    ? { ...value, unit: column.unit }
    : value;
}

function compareValues(a: Value, b: Value): Cause | "different" | undefined {
  if (a.kind === "number" && b.kind === "number") return compareNumbers(a, b);
  if (a.kind === "date" && b.kind === "date") {
    if (a.iso === b.iso) return undefined;
    return a.iso.startsWith(b.iso) || b.iso.startsWith(a.iso) ? "precision" : "different";
  }
  return foldText(a.printed) === foldText(b.printed) ? undefined : "different";
}

function compareNumbers(a: NumberValue, b: NumberValue): Cause | "different" | undefined {
  if (!sameUnit(a.unit, b.unit) && converted(new Decimal(a.decimal), a.unit, b.unit)?.eq(b.decimal)) return undefined;
  if (!sameUnit(a.unit, b.unit)) return a.unit !== undefined && b.unit !== undefined ? "unit" : "different";
  const [left, right] = [new Decimal(a.decimal), new Decimal(b.decimal)];
  if (left.eq(right)) return undefined;
  const coarser = Math.min(a.precision, b.precision);
  return roundTo(left, coarser).eq(roundTo(right, coarser)) ? "precision" : "different";
}

/** To decimal places; negative ones are tens, hundreds, … as in "1.5 million". */
function roundTo(number: Decimal, places: number): Decimal {
  const scale = new Decimal(10).pow(places);
  return number.times(scale).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).div(scale);
}

/** The years, or the month, that a statement is true of, as its cell, column, table or page say: the nearest of them that says any. */
function yearsOf({ column, value, relation, notes }: Comparable): string {
  const qualifier = value.kind === "number" || value.kind === "date" ? (value.qualifier ?? "") : "";
  const places = [qualifier, notes.join(" "), column.name, relation.name, relation.title ?? ""];
  for (const text of places) {
    const time = timeWithin(text);
    if (time && (time.kind === "month" || time.kind === "quarter")) return `${time.kind} ${time.at}`;
    const years = [...new Set(text.match(YEAR) ?? [])].sort();
    if (years.length > 0) return years.join();
  }
  return "";
}

/** What the column's name says in brackets, years left out. */
const definitionOf = ({ column }: Comparable): string =>
  [...column.name.matchAll(BRACKETS)].map(([, inner]) => foldText(inner!.replace(YEAR, ""))).join("|");
