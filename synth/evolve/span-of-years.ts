import type { Random } from "../../core/random.ts";

/** Years that people count by: 2010, 2015; the last five, the last ten. */
const ROUND = 5;
/** Share of spans that begin with the first of the figures, and that end with the last. */
const WHOLE = 0.4;

/**
 * A first and a last year that people would choose: figures are taken from where they begin, from a round year or over the last
 * five or ten, and up to where they end or a round year. Undefined where the years lie closer together.
 *
 * @param years in order, the first the earliest
 * @param least years between the two, at least
 */
export function spanOfYears(years: readonly number[], least: number, random: Random): [number, number] | undefined {
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined || last - first < least) return undefined;
  const isRound = (year: number) => year % ROUND === 0;
  const starts = years.filter(
    (year) =>
      year + least <= last &&
      (year === first || isRound(year) || last + 1 - year === ROUND || last + 1 - year === 2 * ROUND),
  );
  const since = random.next() < WHOLE ? first : random.pick(starts);
  const ends = years.filter((year) => year >= since + least && (year === last || isRound(year)));
  return [since, random.next() < WHOLE ? last : random.pick(ends)];
}
