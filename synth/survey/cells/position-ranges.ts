/** Fewer ranges may look alike by chance. */
const LEAST_RANGES = 4;
/** Positions begin all over what they lie in: the first of them so many times a range's own width before the last. */
const SCATTERED = 5;
/** The further half of them is no wider than the nearer one, but for chance; of amounts larger ones differ by more. */
const AS_WIDE = 1.6;
/** Amounts of that size are rounded, positions are where they are. */
const ROUND = 5;
const MOST_ROUND = 0.5;
/** "Open: 9–17", "Visiting hours: 10–18": from the morning until after noon, which is no more and no less of anything. */
const HOURS_OF_DAY = { noon: 12, all: 24 };
const OF_HOURS = /(?:^|\s)(?:hours|open(?:s|ing)?|times?)$|(?:时间|时段)$/iu;

/**
 * Whether ranges say where something stands ("170–182" in a volume) or at what time, and not how much there is of it: a minimum and a
 * maximum of pages is nothing that anybody would ask for. Told by how they lie: bare whole numbers, scattered, each narrow against where
 * it stands, and no wider the further on it is.
 *
 * @param ranges as printed, without a unit
 */
export function arePositions(heading: string, ranges: readonly { low: string; high: string }[]): boolean {
  if (ranges.some(({ low, high }) => !isWhole(low) || !isWhole(high))) return false;
  const ends = ranges
    .map(({ low, high }) => ({ from: numberOf(low), to: numberOf(high) }))
    .sort((a, b) => a.from - b.from);
  const { noon, all: day } = HOURS_OF_DAY;
  if (OF_HOURS.test(heading.trim()) && ends.every(({ from, to }) => from < noon && to > noon && to <= day)) return true;
  if (ends.length < LEAST_RANGES) return false;
  const widths = ends.map(({ from, to }) => to - from);
  const scattered = ends.at(-1)!.from - ends[0]!.from >= SCATTERED * middle(widths);
  const half = Math.floor(widths.length / 2);
  const asWide = middle(widths.slice(-half)) <= AS_WIDE * middle(widths.slice(0, half));
  const all = ends.flatMap(({ from, to }) => [from, to]);
  return scattered && asWide && all.filter((end) => end % ROUND === 0).length <= MOST_ROUND * all.length;
}

const isWhole = (figure: string): boolean => /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(figure.trim());
const numberOf = (figure: string): number => Number(figure.replace(/,/g, ""));

function middle(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
