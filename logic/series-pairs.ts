import type { Pair } from "./numerics/correlation.ts";
import { Decimal } from "./numerics/decimal.ts";
import type { Point } from "./series.ts";

/** Values of a series as points of a plane: the year, or the count of months, as x, its value as y. */
export function seriesPairs(points: readonly Point[]): Pair[] {
  return points.map(({ at, number }) => ({ x: new Decimal(at), y: number }));
}
