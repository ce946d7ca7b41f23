import { type DraftColumn, distinct } from "./draft.ts";
import type { LooseReading, PageReading, Printed } from "./readings.ts";

/** This share of the pages say the same words before a figure… */
const PAGE_SHARE = 0.8;
/** …and so many pages. */
const LEAST_PAGES = 3;
/** Fewer words before a figure are no sentence's, more are of one page. */
const LEAST_WORDS = 2;
const LONGEST_WORDS = 70;
/** Longer texts are articles. */
const LONGEST_TEXT = 1200;
/** A text of one figure and few words besides is read whole. */
const LEAST_TEXT = 20;
const MONTH = String.raw`(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.?`;
/** A day, an amount of money, a number. */
const FIGURE = new RegExp(
  String.raw`\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|${MONTH} \d{1,2}, \d{4}|\d{1,2} ${MONTH} \d{4}|${MONTH} \d{4}|[$€£¥]\s?\d[\d,.]*\d|[$€£¥]\s?\d|\d[\d,.]*\d|\d`,
  "g",
);
const SENTENCE_END = /[.!?。！？]["”’)]?\s+(?=\p{Lu}|\p{Lo}|["“‘(])/gu;

interface Slot {
  words: string;
  piece: LooseReading;
  from: number;
  to: number;
}

/**
 * Columns of the figures that stand in sentences behind the same words on nearly all pages ("Recommended for ages 12 and up.
 * It …"). Nothing names them; what each sentence goes on with does not matter.
 */
export function sentenceFigures(pages: readonly PageReading[]): DraftColumn[] {
  const slots = new Map<string, Map<number, Slot[]>>();
  pages.forEach((page, number) => {
    for (const piece of page.loose) {
      if (piece.href !== undefined || piece.navigation) continue;
      for (const slot of slotsOf(piece)) {
        const cells = slots.get(slot.words) ?? new Map<number, Slot[]>();
        cells.set(number, [...(cells.get(number) ?? []), slot]);
        slots.set(slot.words, cells);
      }
    }
  });
  const least = Math.max(LEAST_PAGES, pages.length * PAGE_SHARE);
  return [...slots.values()].flatMap((cells) => {
    if (cells.size < least || [...cells.values()].some((found) => found.length > 1)) return [];
    const column: DraftColumn = {
      name: "text",
      cells: new Map([...cells].map(([page, [slot]]) => [page, [cut(slot!)]])),
      origin: "loose",
      sure: false,
    };
    return distinct(column) > 1 ? [column] : [];
  });
}

function slotsOf(piece: LooseReading): Slot[] {
  const { text } = piece;
  if (text.length < LEAST_TEXT || text.length > LONGEST_TEXT) return [];
  const starts = [0, ...[...text.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length)];
  return starts.flatMap((start, k) => {
    const sentence = text.slice(start, starts[k + 1]);
    return [...sentence.matchAll(FIGURE)].flatMap((figure) => {
      const words = sentence.slice(0, figure.index).replace(FIGURE, "#").trim().toLowerCase();
      const count = words.split(/\s+/).length;
      const isShort = words.length <= LONGEST_WORDS && (count >= LEAST_WORDS || /\p{Lo}{2}/u.test(words));
      const from = start + figure.index;
      return isShort ? [{ words, piece, from, to: from + figure[0].length }] : [];
    });
  });
}

function cut({ piece, from, to }: Slot): Printed {
  const { text, path, place } = piece;
  const start = piece.start ?? 0;
  return { text: text.slice(from, to), path, place, start: start + from, end: start + to };
}
