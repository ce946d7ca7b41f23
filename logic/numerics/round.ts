import { GuardError } from "../guard-error.ts";
import { Decimal } from "./decimal.ts";

/** A number this near to a rounding boundary, in units of the last place asked for, may be printed differently elsewhere. */
const EDGE = new Decimal("1e-6");
/** An answer without rounding may have this many decimal places; what has more does not end, or nobody writes it out. */
const EXACT_PLACES = 10;

/**
 * Rounds half up. Throws `GuardError("rounding_edge")` where rounding half even, or binary floating point, could print
 * something else, and `GuardError("needs_rounding")` where `places` is absent and the number has no short exact form.
 */
export function roundAnswer(number: Decimal, places: number | undefined): Decimal {
  if (places === undefined) {
    if (number.decimalPlaces() <= EXACT_PLACES) return number;
    throw new GuardError("needs_rounding", "the exact answer does not end: state the decimal places");
  }
  const scaled = number.abs().times(new Decimal(10).pow(places));
  if (scaled.minus(scaled.floor()).minus("0.5").abs().lt(EDGE)) {
    throw new GuardError("rounding_edge", `${number.toSignificantDigits(15)} lies on a rounding boundary`);
  }
  return number.toDecimalPlaces(places);
}
