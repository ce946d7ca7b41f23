import { isFigureCell } from "../text/figure.ts";
import { median, type Phrase, phraseOf, type TextLine } from "../text/text-lines.ts";

/** A column of a table that has no rules: the stretch that its cells take up. */
export interface Interval {
  left: number;
  right: number;
}

/** Columns nearer than this (in sizes of the type) are not told apart. */
const LEAST_GAP = 0.15;
/** A stretch that fewer of the lines than this share use is no column of its own. */
const LEAST_USE = 0.12;

/**
 * The columns that the phrases of lines line up in. Lines with the most usual number of phrases lead; a phrase over several
 * columns (a spanning header, a line of text) makes none.
 */
export function columnIntervals(lines: readonly TextLine[]): Interval[] {
  const counts = new Map<number, number>();
  for (const { phrases } of lines) {
    if (phrases.length > 1) counts.set(phrases.length, (counts.get(phrases.length) ?? 0) + 1);
  }
  const weight = ([count, lines]: [number, number]) => lines * (count - 1);
  const usual = [...counts].sort((a, b) => weight(b) - weight(a))[0]?.[0];
  if (usual === undefined) return [];
  const size = median(lines.map((line) => line.size));
  const ordered = [...lines].sort((a, b) => Math.abs(a.phrases.length - usual) - Math.abs(b.phrases.length - usual));
  let columns: (Interval & { uses: number })[] = [];
  for (const { phrases } of ordered) {
    for (const phrase of phrases) {
      const over = columns.filter((column) => overlap(column, phrase));
      const [only] = over;
      if (!only) columns.push({ left: phrase.left, right: phrase.right, uses: 1 });
      else if (over.length === 1 && !(phrases.length < usual && closesGap(phrase, only, columns, size))) {
        only.left = Math.min(only.left, phrase.left);
        only.right = Math.max(only.right, phrase.right);
        only.uses++;
      }
    }
  }
  columns.sort((a, b) => a.left - b.left);
  columns = columns.filter(({ uses }, at) => at === 0 || uses >= Math.max(2, lines.length * LEAST_USE));
  return merged(columns, size);
}

/** A heading over several columns may begin in one and end where the next begins: it is no cell of the one. */
function closesGap(phrase: Interval, own: Interval, columns: readonly Interval[], size: number): boolean {
  const least = LEAST_GAP * size;
  const gap = (a: Interval, b: Interval) => Math.max(a.left - b.right, b.left - a.right);
  return columns.some((other) => other !== own && gap(own, other) >= least && gap(phrase, other) < least);
}

function merged(columns: readonly Interval[], size: number): Interval[] {
  const apart: Interval[] = [];
  for (const { left, right } of columns) {
    const last = apart[apart.length - 1];
    if (last && left - last.right < LEAST_GAP * size) last.right = Math.max(last.right, right);
    else apart.push({ left, right });
  }
  return apart;
}

export function overlap(a: Interval, b: Interval): boolean {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0;
}

/** A phrase with the columns that it stands in: `from` to `to`, both included. */
export interface Placed {
  phrase: Phrase;
  from: number;
  to: number;
}

/**
 * A line's phrases in their columns. A phrase over two columns is divided where its words leave the gap between them free
 * and `divide` says so (two cells that nearly touch); a phrase beside all columns belongs to the nearest.
 */
export function placeLine(line: TextLine, columns: readonly Interval[], divide: boolean): Placed[] {
  const placed: Placed[] = [];
  for (const phrase of line.phrases) {
    for (const part of divide ? divided(phrase, columns) : [phrase]) {
      const over = columns.map((_, at) => at).filter((at) => overlap(columns[at]!, part));
      const from = over[0] ?? nearest(part, columns);
      const to = over[over.length - 1] ?? from;
      const last = placed[placed.length - 1];
      // Two phrases of one column are one cell whose words stand apart.
      if (last && last.from === last.to && from === last.to && to === from)
        last.phrase = phraseOf([...last.phrase.words, ...part.words]);
      else placed.push({ phrase: part, from, to });
    }
  }
  return placed;
}

function divided(phrase: Phrase, columns: readonly Interval[]): Phrase[] {
  const cuts = new Set(
    columns.slice(1).map((next, at) => (phrase.right > next.left ? cutBetween(phrase.words, columns[at]!, next) : 0)),
  );
  const parts: Phrase[] = [];
  let words: Phrase["words"] = [];
  phrase.words.forEach((word, at) => {
    if (at > 0 && cuts.has(at)) {
      parts.push(phraseOf(words));
      words = [];
    }
    words.push(word);
  });
  parts.push(phraseOf(words));
  return parts;
}

/**
 * Which word (from 1) is the first of the next column's cell, where the words' gaps leave the one between two columns free: a
 * figure behind words first, then the one that leaves both cells nearest their columns; 0 where there is none.
 */
function cutBetween(words: Phrase["words"], column: Interval, next: Interval): number {
  let best = 0;
  let least: readonly [number, number] = [2, 0];
  for (let at = 1; at < words.length; at++) {
    const [before, after] = [words[at - 1]!, words[at]!];
    const gap = { left: before.x + before.width, right: after.x };
    const isFree = Math.min(gap.right, next.left) - Math.max(gap.left, column.right) > -1e-6;
    if (!isFree) continue;
    const isFigure = isFigureCell(after.text) && !isFigureCell(before.text);
    const beyond = Math.max(0, gap.left - column.right) + Math.max(0, next.left - gap.right);
    const rank = [isFigure ? 0 : 1, beyond] as const;
    if (rank[0] < least[0] || (rank[0] === least[0] && rank[1] < least[1])) [best, least] = [at, rank];
  }
  return best;
}

function nearest(phrase: Phrase, columns: readonly Interval[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  columns.forEach((column, at) => {
    const away = Math.max(column.left - phrase.right, phrase.left - column.right);
    if (away < least) [best, least] = [at, away];
  });
  return best;
}
