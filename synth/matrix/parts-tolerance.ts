import type { MatrixCell } from "../../core/matrix.ts";

type Cell = Pick<MatrixCell, "reference" | "scoring">;

/** So much of what leaving out the smallest part would change (share): whoever leaves one out is wrong. */
const OF_CHANGE = 0.5;
/** Points that nobody is held to more closely. */
const LEAST_POINTS = 0.05;

/**
 * The cells of shares in one whole, with tolerances within which no part may be left out: without the smallest of them every share would
 * be larger by so much of itself, and two points hide that.
 */
export function withinParts<C extends Cell>(cells: readonly C[]): C[] {
  const shares = cells.flatMap(({ reference }) => (reference.type === "precise" ? [Number(reference.value)] : []));
  // Nobody notices that what has none is left out.
  const smallest = Math.min(...shares.filter((share) => share > 0));
  const change = smallest / (100 - smallest);
  return cells.map((cell) => {
    const { reference, scoring } = cell;
    if (reference.type !== "precise" || !("points" in scoring.tolerance)) return cell;
    const most = Math.max(LEAST_POINTS, OF_CHANGE * change * Number(reference.value));
    const points = Math.min(scoring.tolerance.points, Number(most.toPrecision(2)));
    return { ...cell, scoring: { ...scoring, tolerance: { points } } };
  });
}
