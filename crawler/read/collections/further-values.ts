import type { LabelReading, Printed } from "./readings.ts";

/** A text behind a value that is one elsewhere may be so by chance once. */
const LEAST_KNOWN = 2;
/** Of the texts behind values so many are values of other pages, or of the pages so many list several. */
const KNOWN_SHARE = 0.25;
/** What is longer (characters) than this is a sentence. */
const LONGEST = 60;

/**
 * One reading of a label for each page, with all that the page lists as values of it, where some are linked and others are not: what
 * stands at another place behind a value ("<a>Rye</a><br>Oat") is another value where the same texts are values by themselves on
 * other pages, and no remark on the first; what stands behind a comma ("<a>Rye</a>, Oat") is one, too, where other pages
 * list several. A list that ends at its first value says something wrong.
 */
export function withFurtherValues(
  byPage: ReadonlyMap<number, readonly LabelReading[]>,
): ReadonlyMap<number, LabelReading> {
  const readings = new Map([...byPage].map(([page, [first]]) => [page, first!]));
  const all = [...readings.values()];
  if (!all.some(({ values, extras }) => extras.length > 0 || values.some(hasListed))) return readings;
  const values = new Set(all.flatMap((reading) => reading.values.map(({ text }) => text)));
  const areKnown = (texts: readonly Printed[]): boolean => {
    const known = texts.filter(({ text }) => values.has(text)).length;
    return (
      known >= LEAST_KNOWN && known >= KNOWN_SHARE * texts.length && texts.every(({ text }) => text.length <= LONGEST)
    );
  };
  const several = all.filter((reading) => reading.values.length > 1).length;
  const listed = all.flatMap((reading) => reading.values.flatMap((value) => value.listed ?? []));
  const withExtras = areKnown(all.flatMap(({ extras }) => extras));
  const withListed = areKnown(listed) || (several >= LEAST_KNOWN && several >= KNOWN_SHARE * all.length);
  if (!withExtras && !withListed) return readings;
  return new Map(
    [...readings].map(([page, reading]) => {
      const own = withListed ? reading.values.flatMap(apart) : reading.values;
      return [
        page,
        withExtras ? { ...reading, values: [...own, ...reading.extras], extras: [] } : { ...reading, values: own },
      ];
    }),
  );
}

const hasListed = ({ listed }: Printed): boolean => listed !== undefined && listed.length > 0;

/** A value, and what is listed behind it; its notes were the same words. */
function apart(value: Printed): Printed[] {
  const { listed = [], notes, ...alone } = value;
  return listed.length === 0 || notes?.length !== 1 ? [value] : [alone, ...listed];
}
