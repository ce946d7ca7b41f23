import type { MatrixCell } from "../../core/matrix.ts";
import { numbersOf } from "./run-cell.ts";

/** Rounding moves a value by this part of its tolerance at most: what was worked out rightly is never off by its rounding. */
const MOST_MOVED = 0.25;
/** People give percentages with a place, where the tolerance asks for none. */
const OF_PERCENTAGES = 1;

/**
 * The fewest decimal places that the cells of a dimension need: further ones are no part of what is scored, and nobody writes
 * "2.2791 times".
 */
export function placesWithin(cells: readonly Pick<MatrixCell, "reference" | "scoring">[], most: number): number {
  const finest = Math.min(
    ...cells.flatMap(({ reference, scoring: { tolerance } }) =>
      numbersOf(reference).flatMap((number) => {
        const off = "points" in tolerance ? tolerance.points : tolerance.relative * Math.abs(Number(number));
        return off > 0 ? [off] : [];
      }),
    ),
  );
  const least = cells.some(({ scoring: { tolerance } }) => "points" in tolerance) ? OF_PERCENTAGES : 0;
  const needed = Array.from({ length: most }, (_, places) => places).find(
    (places) => places >= least && 0.5 * 10 ** -places <= MOST_MOVED * finest,
  );
  return needed ?? most;
}
