import type { Decimal } from "../numerics/decimal.ts";
import type { Guard } from "../operation.ts";
import { unitKey } from "./units.ts";

/** Units whose zero is a convention: 20 °C is not twice as warm as 10 °C. */
const CONVENTIONAL_ZERO = new Set(["°C", "°F"]);

/**
 * Guards of what divides by the size of values (Stevens 1946, Science 103, 677-680): values are only so many times as large
 * as others where zero means none. Values below zero, or all zero, show that it does not.
 */
export function ratioScaleGuards(
  column: { name: string; unit?: string | undefined },
  numbers: readonly Decimal[],
): Guard[] {
  const conventional = column.unit !== undefined && CONVENTIONAL_ZERO.has(unitKey(column.unit));
  if (!conventional && numbers.every((number) => number.gte(0)) && numbers.some((number) => number.gt(0))) return [];
  return [{ guard: "no_ratio_scale", message: `zero does not mean none in "${column.name}"` }];
}
