/** Elements as observations print them: `[12] link "Schedule"`. */
const ELEMENT = /\[(\d+)\](?= \w)/g;

/** Characters that a run of lines must have to be left out: less, and the word for it would be as long. */
const LEAST_CHARACTERS = 90;

/** Lines of an earlier observation that can still be read. */
export interface Readable {
  lines: readonly string[];
  /** Numbers of those that can be read. */
  shown(at: number): boolean;
}

/** A run of lines that stands word for word, refs apart, in an earlier observation. */
export interface Repetition {
  /** First line and the one behind the last. */
  from: number;
  to: number;
  /** Which observation, and its line that `from` repeats. */
  earlier: number;
  at: number;
  /** Refs of the run's elements, in order, and those that the same elements have in the earlier observation. */
  refs: readonly number[];
  earlierRefs: readonly number[];
}

/**
 * Runs of lines that an observation repeats: a site's navigation, its footer. Each is as long as it can be; of several places
 * that it repeats the earliest counts.
 */
export function repetitionsIn(lines: readonly string[], earlier: readonly Readable[]): Repetition[] {
  const places = new Map<string, { earlier: number; at: number }[]>();
  for (const [index, readable] of earlier.entries()) {
    for (const [at, line] of readable.lines.entries()) {
      if (!readable.shown(at) || line.trim() === "") continue;
      const key = shapeOf(line);
      const known = places.get(key);
      if (known) known.push({ earlier: index, at });
      else places.set(key, [{ earlier: index, at }]);
    }
  }
  const found: Repetition[] = [];
  for (let from = 0; from < lines.length; ) {
    let best = { earlier: 0, at: 0, length: 0 };
    for (const place of places.get(shapeOf(lines[from]!)) ?? []) {
      const length = runLength(lines, from, earlier[place.earlier]!, place.at);
      if (length > best.length) best = { ...place, length };
    }
    const run = lines.slice(from, from + best.length);
    if (best.length > 0 && run.join("\n").length >= LEAST_CHARACTERS) {
      const there = earlier[best.earlier]!.lines.slice(best.at, best.at + best.length);
      const to = from + best.length;
      found.push({ from, to, earlier: best.earlier, at: best.at, refs: refsIn(run), earlierRefs: refsIn(there) });
    }
    from += Math.max(1, best.length);
  }
  return found;
}

function runLength(lines: readonly string[], from: number, there: Readable, at: number): number {
  let length = 0;
  while (from + length < lines.length && at + length < there.lines.length) {
    if (!there.shown(at + length) || shapeOf(lines[from + length]!) !== shapeOf(there.lines[at + length]!)) break;
    length++;
  }
  // A blank line at the end is nobody's.
  while (length > 0 && lines[from + length - 1]!.trim() === "") length--;
  return length;
}

/** A line without the numbers of its elements, which differ from page to page. */
function shapeOf(line: string): string {
  return line.replace(ELEMENT, "[]");
}

function refsIn(lines: readonly string[]): number[] {
  return lines.flatMap((line) => [...line.matchAll(ELEMENT)].map(([, digits]) => Number(digits)));
}
