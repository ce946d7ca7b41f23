import { plural, singular } from "../../logic/english/english.ts";
import { nameKey } from "../../logic/values/normalise.ts";

/** A heading says so many words more at most than what it files things under: "Closed lines". */
const MOST_BESIDE = 2;
/** Lines that what stands below a heading may go on for where no other heading ends it. */
const LONGEST_PART = 60;
/** "Chimneys (4)", "Chimneys: 4" */
const COUNTED = /\s*(?:[(（[]\d+[)）\]]|[:：]\s*\d+)\s*$/u;
/** Between the cells of a row, and between what a line is headed by and what it lists. */
const PARTED = /\s\|\s|[:：]\s/u;

/**
 * What a page files under words that say this, as lists do under their headings and boxes of links behind the heads of their
 * rows: for each such heading, which of some things are named below it. What is headed is in the plural or the singular.
 *
 * @param lines of the page, as printed
 * @param names of each thing, as keys with a space before and behind
 * @returns places in `names`
 */
export function filedUnder(
  lines: readonly string[],
  value: string,
  names: readonly (readonly string[])[],
): ReadonlySet<number>[] {
  const isHead = headed(value);
  return lines.flatMap((line, at) => {
    const [first = "", ...rest] = bare(line).split(PARTED);
    if (rest.length > 0 && isHead(first)) {
      const own = namedIn([rest.join(" ")], names);
      if (own.size > 0) return [own];
    }
    return isHead(bare(line)) ? [namedIn(partBelow(lines, at), names)] : [];
  });
}

const bare = (line: string) => line.replace(/^[#\s>*•-]+/u, "").replace(/\[edit\]\s*$/i, "");

function headed(value: string): (text: string) => boolean {
  const key = nameKey(value);
  const said = new Set([key, plural(key), singular(key)].map((form) => ` ${form} `));
  const most = key.split(" ").length + MOST_BESIDE;
  return (text) => {
    const words = nameKey(text.replace(COUNTED, ""));
    if (key === "" || words.split(" ").length > most) return false;
    const spaced = ` ${words} `;
    return [...said].some((form) => spaced.startsWith(form) || spaced.endsWith(form));
  };
}

/** The lines from a heading to the next one. */
function partBelow(lines: readonly string[], at: number): readonly string[] {
  const own = /^#+/.exec(lines[at]!)?.[0];
  const ends = (line: string) => {
    const level = /^#+(?=\s)/.exec(line)?.[0];
    return level !== undefined && (own === undefined || level.length <= own.length);
  };
  const until = lines.findIndex((line, next) => next > at && ends(line));
  return lines.slice(at + 1, Math.min(until < 0 ? lines.length : until, at + 1 + LONGEST_PART));
}

function namedIn(lines: readonly string[], names: readonly (readonly string[])[]): ReadonlySet<number> {
  const keys = lines.map((line) => ` ${nameKey(line)} `);
  return new Set(
    names.flatMap((known, at) => (keys.some((line) => known.some((name) => line.includes(name))) ? [at] : [])),
  );
}
