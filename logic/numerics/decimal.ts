import { Decimal as Library } from "decimal.js";

/** Exact decimal arithmetic: 34 significant digits (IEEE 754 decimal128), rounding half away from zero. */
export const Decimal = Library.clone({
  precision: 34,
  rounding: Library.ROUND_HALF_UP,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});
export type Decimal = Library;

/** Plain notation without exponent and without trailing zeros, as `Value` and `Answer` hold it. */
export function plain(number: Decimal): string {
  const text = number.toFixed();
  return text === "-0" ? "0" : text;
}
