import { isSpelledUnit, unitKey } from "../../../logic/values/units.ts";
import type { DraftColumn } from "./draft.ts";
import type { Printed } from "./readings.ts";

/** The words around a figure name a column where this share of its texts has the same ones. */
const SAME_WORDS = 0.9;
/** Fewer pages cannot tell words of the template from words that happen to agree. */
const LEAST_PAGES = 3;
/** Words (characters) that are more than this are a sentence. */
const LONGEST_WORDS = 30;
/** "New in version 3.6.", "Founded in 1990", "Released May 2020": what stands behind the words begins with a figure, or a month. */
const BEFORE =
  /^(\p{L}[\p{L}\s'’-]*?)(?:\s+(?:in|on|at))?[\s:]+(?=[\d$€£¥]|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{Ll}*\.?\s\d)(.{1,30}?)\.?$/u;
/** "128 pages", "(1 review)": a number alone, and what is counted. */
const BEHIND = /^(\d[\d.,]*)\s+(\p{L}[\p{L}\s'’-]*)$/u;
const BRACKETS = /^\((.+)\)$/;
/** "Save $30 today:" is the headline of what follows, and no figure of the page's thing. */
const HEADLINE = /[:：]\s*$/;

/** Units that count things say what there is; the others measure something that they do not name ("30 min"). */
const COUNTS = /^(?:pages|people|points|votes|seats|credits|students|employees|goals|games|rooms|beds|copies)$/;

/** "CMake 3.20" above a page is its name. */
const HEADING = /(?:^|<)h[1-6](?=[.#<]|$)/;

/** A text as words of the template and the figure that they are about: from and to in the text. */
interface Phrase {
  words: string;
  from: number;
  to: number;
}

/**
 * Columns of text without a label that say the same words around a figure on nearly every page ("New in version 3.6.",
 * "128 pages") are columns of those figures, which the words name, where they are no part of a sentence. Texts without
 * these words are left out of them.
 */
export function withFigurePhrases(columns: readonly DraftColumn[]): DraftColumn[] {
  return columns.map((column) => named(column, before) ?? named(column, behind) ?? column);
}

function named(column: DraftColumn, read: (text: string) => Phrase | undefined): DraftColumn | undefined {
  if (column.cells.size < LEAST_PAGES) return undefined;
  const found = new Map<number, { piece: Printed; phrase: Phrase }>();
  const counts = new Map<string, number>();
  for (const [page, [piece, ...more]] of column.cells) {
    const stated = piece && more.length === 0 && piece.href === undefined && !piece.amid && !HEADING.test(piece.place);
    const phrase = stated ? read(piece.text) : undefined;
    if (!phrase) continue;
    found.set(page, { piece: piece!, phrase });
    counts.set(phrase.words, (counts.get(phrase.words) ?? 0) + 1);
  }
  const [words, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
  if (count < SAME_WORDS * column.cells.size) return undefined;
  const cells = new Map<number, Printed[]>();
  for (const [page, { piece, phrase }] of found) if (phrase.words === words) cells.set(page, [cut(piece, phrase)]);
  const distinct = new Set([...cells.values()].map(([piece]) => piece!.text)).size;
  return distinct < 2 ? undefined : { name: words, cells, origin: "label", sure: true };
}

function before(text: string): Phrase | undefined {
  const [, words, figure] = BEFORE.exec(text) ?? [];
  // A small letter goes on with a sentence.
  if (words !== undefined && (/^\p{Ll}/u.test(words) || HEADLINE.test(text))) return undefined;
  if (words === undefined || figure === undefined || words.length > LONGEST_WORDS || words.length < 3) return undefined;
  const from = text.indexOf(figure, words.length);
  return { words, from, to: from + figure.length };
}

/** One thing is counted in the singular: "1 review" beside "12 reviews". */
function behind(text: string): Phrase | undefined {
  const [, bare = text] = BRACKETS.exec(text) ?? [];
  const [, figure, words] = BEHIND.exec(bare) ?? [];
  if (figure === undefined || words === undefined || words.length > LONGEST_WORDS || words.length < 3) return undefined;
  if (isSpelledUnit(words) && !COUNTS.test(unitKey(words))) return undefined;
  const from = text.indexOf(figure);
  return { words: figure === "1" && !words.endsWith("s") ? `${words}s` : words, from, to: from + figure.length };
}

function cut(piece: Printed, { from, to }: Phrase): Printed {
  const { href: _, ...plain } = piece;
  const start = piece.start ?? 0;
  return { ...plain, text: piece.text.slice(from, to), start: start + from, end: start + to };
}
