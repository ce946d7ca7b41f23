import type { NumberValue } from "../../core/value.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Guard } from "../operation.ts";
import { decimalOf } from "./measure.ts";
import { isCurrency } from "./units.ts";

/**
 * Are two numbers printed to so different a precision that which is larger, and by how much, is not known? 33.2 may stand for
 * anything from 33.15 to 33.25, so 33.20987 is neither above nor below it.
 */
export function undetermined(a: NumberValue, b: NumberValue): boolean {
  if (a.precision === b.precision || a.decimal === b.decimal) return false;
  const unit = new Decimal(10).pow(-Math.min(a.precision, b.precision));
  return decimalOf(a).minus(decimalOf(b)).abs().lt(unit);
}

/** Refuses to hold two numbers against each other whose printed precision does not decide between them. */
export function precisionGuards(a: NumberValue, b: NumberValue): Guard[] {
  if (!undetermined(a, b)) return [];
  return [{ guard: "precision", message: `${a.printed} and ${b.printed} are printed too differently to be compared` }];
}

/** Money is counted to the hundredth. */
const HUNDREDTHS = 2;
/** Of four rounded figures each may be half of its last place away from what it stands for. */
const FOUR_HALVES = 2;

/**
 * By how much two differences of printed numbers must differ at least, so that what they stand for does. Whole numbers and money to
 * the hundredth are counted, and are what they are; "2.03 million" and "7.4 t" are rounded, and each difference of two such by as much
 * as its last place either way.
 */
export function surelyApart(read: readonly NumberValue[]): Decimal {
  const places = Math.min(...read.map(({ precision }) => precision));
  const isMoney = read.every(({ unit }) => unit !== undefined && isCurrency(unit));
  const unit = new Decimal(10).pow(-places);
  return places === 0 || (isMoney && places === HUNDREDTHS) ? unit.div(2) : unit.times(FOUR_HALVES);
}

/** Decimal places between "2.41 million" and "9,395": what is computed of both pretends to know the first to the last digit. */
const APART = 3;

/** Refuses to compute one figure of numbers of which some are rounded to thousands or more by a word, and others printed in full. */
export function roundedGuards(name: string, cells: readonly { value: NumberValue }[]): Guard[] {
  let [coarsest, finest] = [cells[0]?.value, cells[0]?.value];
  for (const { value } of cells) {
    if (value.precision < coarsest!.precision) coarsest = value;
    if (value.precision > finest!.precision) finest = value;
  }
  if (coarsest === undefined || finest === undefined || coarsest.precision >= 0) return [];
  if (finest.precision - coarsest.precision < APART) return [];
  const message = `"${name}" is printed to different precision: ${coarsest.printed}, ${finest.printed}`;
  return [{ guard: "precision", message }];
}
