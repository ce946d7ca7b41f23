import type { MatrixCell, ScoringRule } from "../../core/matrix.ts";

type Cell = Pick<MatrixCell, "reference" | "scoring">;

/** One value may be right for so much of the cells of a dimension (share): whoever writes it everywhere has worked out nothing. */
const MOST_BY_ONE = 0.4;
/** Tolerances, as parts of the usual ones, that are tried until that is so. */
const PARTS = [1, 0.5, 0.2, 0.1];

/**
 * The cells of a dimension with a tolerance that fits how far they lie apart: where all of them lie within a few percent, five percent
 * would accept one constant for all. Undefined where even a narrow one does, so that the dimension asks for nothing but a guess.
 *
 * @param narrowest the least part of the usual tolerance that is tried
 */
export function toldApart<C extends Cell>(cells: readonly C[], narrowest = PARTS.at(-1)!): C[] | undefined {
  for (const part of PARTS.filter((one) => one >= narrowest)) {
    const scored = cells.map((cell) => ({ ...cell, scoring: narrowed(cell.scoring, part) }));
    if (mostByOne(scored) <= MOST_BY_ONE * scored.length) return scored;
  }
  return undefined;
}

/** The most precise cells that one value would be right for. */
function mostByOne(cells: readonly Cell[]): number {
  const spans = cells.flatMap(({ reference, scoring }) => {
    if (reference.type !== "precise") return [];
    const value = Number(reference.value);
    const off = "points" in scoring.tolerance ? scoring.tolerance.points : scoring.tolerance.relative * Math.abs(value);
    return [{ from: value - off, to: value + off }];
  });
  return Math.max(0, ...spans.map(({ from }) => spans.filter((one) => one.from <= from && from <= one.to).length));
}

function narrowed(scoring: ScoringRule, part: number): ScoringRule {
  if (part === 1) return scoring;
  return { ...scoring, tolerance: scaled(scoring.tolerance, part), relaxed: scaled(scoring.relaxed, part) };
}

const scaled = (tolerance: ScoringRule["tolerance"], part: number): ScoringRule["tolerance"] =>
  "points" in tolerance
    ? { points: Number((tolerance.points * part).toPrecision(2)) }
    : { relative: Number((tolerance.relative * part).toPrecision(2)) };
