import type { MatrixCell } from "../../core/matrix.ts";

export type WorkedCells = readonly Pick<MatrixCell, "entity" | "reference">[];

/** Two columns of figures are one where the one is so nearly so many times the other (share). */
const NEARLY = 0.05;
/** Of fewer entities that both have a value for, nothing follows. */
const LEAST_SHARED = 3;
/** Figures that go along this closely say the same of the same things; of few things they do so by chance. */
const ALONG = { correlation: 0.98, entities: 5 };
/** What is lacking to the whole follows exactly, but for how it is rounded (share of how far the figures lie apart). */
const EXACTLY = 0.02;

/**
 * Are the figures of a dimension nearly proportional to those of another? Whoever has worked out the one has the other: how many times
 * the mean a price is says of the list price what it says of the price. So are a share and what is lacking to the whole, and whatever
 * goes along with the other as if on a line: who foresees one column from another has nothing more to find out.
 *
 * @param isStated the figures are looked up: two columns of a site may go along, and both are facts
 */
export function isNearCopy(cells: WorkedCells, others: readonly WorkedCells[], isStated = false): boolean {
  const own = figuresOf(cells);
  const known = others.map(figuresOf);
  return known.some(
    (other) => areProportional(own, other) || areComplements(own, other) || (!isStated && goAlong(own, other)),
  );
}

type Figures = ReadonlyMap<string, number>;

/** Those of cells that have a value, which is not zero; of a range its middle. */
const figuresOf = (cells: WorkedCells): Figures =>
  new Map(
    cells.flatMap(({ entity, reference }): [string, number][] => {
      if (reference.type === "not_available") return [];
      const figure = Number(reference.type === "precise" ? reference.value : reference.central);
      return figure === 0 ? [] : [[entity, figure]];
    }),
  );

function areProportional(own: Figures, other: Figures): boolean {
  const times = [...combined(own, other, (a, b) => a / b).values()];
  if (times.length < LEAST_SHARED) return false;
  const [lowest, highest] = [Math.min(...times), Math.max(...times)];
  return lowest * highest > 0 && Math.abs(highest - lowest) <= NEARLY * Math.min(Math.abs(lowest), Math.abs(highest));
}

/** Do two shares come to the whole, or to another number that is the same for all? */
function areComplements(own: Figures, other: Figures): boolean {
  const sums = [...combined(own, other, (a, b) => a + b).values()];
  if (sums.length < LEAST_SHARED) return false;
  const [lowest, highest] = [Math.min(...sums), Math.max(...sums)];
  const [least, most] = [Math.min(...own.values()), Math.max(...own.values())];
  return highest - lowest <= EXACTLY * (most - least);
}

/** Pearson's correlation of those that both have, whichever way it goes. */
function goAlong(own: Figures, other: Figures): boolean {
  const pairs = [...own].flatMap(([entity, a]) => (other.has(entity) ? [[a, other.get(entity)!] as const] : []));
  if (pairs.length < ALONG.entities) return false;
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const [x, y] = [mean(pairs.map(([a]) => a)), mean(pairs.map(([, b]) => b))];
  const sum = (of: (a: number, b: number) => number) => pairs.reduce((total, [a, b]) => total + of(a - x, b - y), 0);
  const spread = Math.sqrt(sum((a) => a * a) * sum((_, b) => b * b));
  return spread > 0 && Math.abs(sum((a, b) => a * b)) > ALONG.correlation * spread;
}

const combined = (one: Figures, other: Figures, of: (a: number, b: number) => number): Figures =>
  new Map([...one].flatMap(([entity, a]) => (other.has(entity) ? [[entity, of(a, other.get(entity)!)]] : [])));
