import type { Pair } from "./numerics/correlation.ts";
import { Decimal } from "./numerics/decimal.ts";
import type { Point } from "./series.ts";

/** Values of years as points of a plane: the year as x, its value as y. */
export function seriesPairs(points: readonly Point[]): Pair[] {
  return points.map(({ year, number }) => ({ x: new Decimal(year), y: number }));
}
