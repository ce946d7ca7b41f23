import type { NumberValue } from "../../core/value.ts";
import { Decimal } from "../numerics/decimal.ts";
import type { Guard } from "../operation.ts";
import { decimalOf } from "./measure.ts";

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
