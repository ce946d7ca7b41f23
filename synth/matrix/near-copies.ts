import type { MatrixCell } from "../../core/matrix.ts";

export type WorkedCells = readonly Pick<MatrixCell, "entity" | "reference">[];

/** Two columns of figures are one where the one is so nearly so many times the other (share). */
const NEARLY = 0.05;
/** Of fewer entities that both have a value for, nothing follows. */
const LEAST_SHARED = 3;

/**
 * Are the figures of a dimension nearly proportional to those of another? Whoever has worked out the one has the other: how many times
 * the mean a price is says of the list price what it says of the price.
 */
export function isNearCopy(cells: WorkedCells, others: readonly WorkedCells[]): boolean {
  return others.some((other) => {
    const known = new Map(other.flatMap(({ entity, reference }) => figureOf(reference, entity)));
    const times = cells.flatMap(({ entity, reference }) =>
      figureOf(reference, entity).flatMap(([name, value]) => {
        const base = known.get(name);
        return base === undefined || base === 0 || value === 0 ? [] : [value / base];
      }),
    );
    if (times.length < LEAST_SHARED) return false;
    const [least, most] = [Math.min(...times), Math.max(...times)];
    return least * most > 0 && Math.abs(most - least) <= NEARLY * Math.min(Math.abs(least), Math.abs(most));
  });
}

const figureOf = (reference: MatrixCell["reference"], entity: string): [string, number][] =>
  reference.type === "precise" ? [[entity, Number(reference.value)]] : [];
