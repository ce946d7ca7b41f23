import type { NumberValue, Value } from "../../core/value.ts";
import { Decimal } from "../numerics/decimal.ts";
import { unitsIn } from "./convert.ts";
import { readNumber } from "./number-text.ts";
import { sameUnit } from "./units.ts";

/** A page rounds what it says in a second unit: so far (as a share) it may be from what that is exactly… */
const ROUNDED = 0.1;
/** …and a small figure by half a unit of its last place, whatever share that is. */
const HALF = 0.5;

/**
 * The values of a column in one unit, where some cells print it first and others in brackets: "90 acres (36 ha)" among
 * "12 ha (30 acres)" is 36 ha. What stands in brackets is taken only where it is the same quantity said again: of a unit of the
 * same kind, and as much as the figure before it. "£12 (€5 for children)" is another price, and money is never turned.
 */
export function inBracketedUnit(values: readonly Value[]): readonly Value[] {
  const numbers = values.filter((value) => value.kind === "number");
  const first = numbers[0]?.unit;
  if (first === undefined || numbers.every(({ unit }) => sameUnit(unit, first))) return values;
  const usual = mostSaid(numbers);
  return values.map((value) => (value.kind === "number" ? (saidIn(value, usual) ?? value) : value));
}

/** The unit that most cells say, first or in brackets; of several the one that stands first more often. */
function mostSaid(numbers: readonly NumberValue[]): string {
  const units = [...new Set(numbers.flatMap(({ unit }) => (unit === undefined ? [] : [unit])))];
  const counted = units.map((unit) => ({
    unit,
    said: numbers.filter((value) => sameUnit(value.unit, unit) || saidIn(value, unit)).length,
    first: numbers.filter((value) => sameUnit(value.unit, unit)).length,
  }));
  return counted.sort((a, b) => b.said - a.said || b.first - a.first)[0]!.unit;
}

/** The same quantity as the brackets say it in the wanted unit; undefined where they do not. */
function saidIn(value: NumberValue, wanted: string): NumberValue | undefined {
  const { unit, qualifier, printed } = value;
  if (unit === undefined || qualifier === undefined || sameUnit(unit, wanted)) return undefined;
  const size = unitsIn(unit, wanted);
  if (size === undefined) return undefined;
  for (const part of qualifier.split(/[;,]\s|\s?[/=]\s/)) {
    const read = readNumber(part.trim(), undefined);
    if (read?.kind !== "number" || !sameUnit(read.unit, wanted)) continue;
    const off = size.times(value.decimal).minus(read.decimal).abs();
    const place = new Decimal(10).pow(-read.precision).times(HALF);
    if (off.gt(size.times(value.decimal).abs().times(ROUNDED)) && off.gt(place)) continue;
    return { ...read, printed, ...(value.approximate ? { approximate: true } : {}) };
  }
  return undefined;
}
