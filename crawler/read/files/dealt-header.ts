import type { PlacedWord } from "../foreign/placed-word.ts";
import type { Interval } from "../tables/column-intervals.ts";
import { type Phrase, phraseOf } from "../text/text-lines.ts";

/** Headings stand off what their column's cells are flush with by at most this (in sizes of the type): where a word begins
 * within a run of text is reckoned from its letters. */
const FLUSH = 0.45;
/** Words of a sentence may stand above two columns by chance. */
const LEAST_COLUMNS = 3;
/** Lines of more words, tables of more columns are not dealt out. */
const MOST_WORDS = 60;
const MOST_COLUMNS = 40;

/** What cells may be flush with: their left edge, their right edge, their middle. */
const ANCHORS: readonly ((cell: Interval) => number)[] = [
  ({ left }) => left,
  ({ right }) => right,
  ({ left, right }) => (left + right) / 2,
];

/**
 * The words of a line dealt to columns as their headings, where they stand so near each other that no gap tells them apart:
 * every column gets at least one word, the first begins above the first column, and each other heading is flush with its
 * column's cells as these are with each other.
 *
 * @param columns the cells of each column below the line
 * @returns one phrase per column; undefined where the words fit in no such way
 */
export function dealtHeader(
  words: readonly PlacedWord[],
  columns: readonly (readonly Interval[])[],
  size: number,
): Phrase[] | undefined {
  if (columns.length < LEAST_COLUMNS || words.length < columns.length) return undefined;
  if (words.length > MOST_WORDS || columns.length > MOST_COLUMNS) return undefined;
  const most = FLUSH * size;
  // The best deals of the first words to the columns so far, by how many words they took.
  let deals = new Map<number, Deal>([[0, { headings: [], off: 0 }]]);
  columns.forEach((cells, at) => {
    const next = new Map<number, Deal>();
    for (const [taken, deal] of deals) {
      for (let to = taken + 1; to <= words.length - (columns.length - at - 1); to++) {
        const heading = phraseOf(words.slice(taken, to));
        const own = at === 0 ? aside(heading, cells) : standsOff(heading, cells, most);
        const off = own + overOthers(heading, columns, at);
        const known = next.get(to);
        if (off > most || (known && known.off <= deal.off + off)) continue;
        next.set(to, { headings: [...deal.headings, heading], off: deal.off + off });
      }
    }
    deals = next;
  });
  return deals.get(words.length)?.headings;
}

interface Deal {
  headings: Phrase[];
  /** How far all of them stand off. */
  off: number;
}

/** How much of a heading stands above the cells of the columns beside its own. */
function overOthers(heading: Interval, columns: readonly (readonly Interval[])[], own: number): number {
  const before = Math.max(...(columns[own - 1] ?? []).map(({ right }) => right - heading.left), 0);
  const behind = Math.max(...(columns[own + 1] ?? []).map(({ left }) => heading.right - left), 0);
  return before + behind;
}

/** How far the heading of the names, which are often flush otherwise, begins before them. */
function aside(heading: Interval, cells: readonly Interval[]): number {
  return Math.max(0, Math.min(...cells.map(({ left }) => left)) - heading.left);
}

/** How far a heading stands off what the cells of its column are flush with. */
function standsOff(heading: Interval, cells: readonly Interval[], most: number): number {
  const distances = ANCHORS.flatMap((anchor) => {
    const edges = cells.map(anchor);
    const [first, last] = [Math.min(...edges), Math.max(...edges)];
    return last - first > most ? [] : [Math.abs(anchor(heading) - (first + last) / 2)];
  });
  return Math.min(...distances);
}
