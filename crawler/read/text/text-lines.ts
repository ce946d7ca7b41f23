import type { PlacedPage, PlacedWord } from "../foreign/placed-word.ts";

/** Words of one line that stand together: a cell of a table, a line of a paragraph. */
export interface Phrase {
  words: PlacedWord[];
  text: string;
  left: number;
  right: number;
}

export interface TextLine {
  phrases: Phrase[];
  /** Baseline, from the top of the page. */
  y: number;
  /** Size of its type. */
  size: number;
  left: number;
  right: number;
  /** Font of most of its letters. */
  font: string;
  /** Dots lead from one phrase to the next, as in tables of contents. */
  leaders: boolean;
}

/** Words stand on one line when their baselines differ by less than this share of the type's size. */
const SAME_LINE = 0.4;
/** A wider gap than this (in sizes of the type) ends a phrase: justified text stretches its spaces that far. */
const PHRASE_GAP = 0.75;
/** Figures side by side are two cells from a smaller gap on: one that groups its thousands by spaces uses narrow ones. */
const FIGURE_GAP = 0.45;
const DIGITS = /^[-−–+($€£]?\d[\d.,:/e-]*[)%*]?$/;
/** A line of nothing but dashes is drawn, not written. */
const DRAWN_RULE = /^[-=_—+|]{3,}$/;
const LEADER = /^(?:[.·…_]{2,}|[.·…])$/;
/** So many lone dots in a line lead somewhere. */
const LEADER_DOTS = 4;
const HAN = /\p{Script=Han}|[\u3000-\u30ff\uff00-\uffef]/u;

/** The lines of a page from top to bottom, each divided into phrases where wide gaps are. */
export function textLines(page: Pick<PlacedPage, "words">): TextLine[] {
  const rows: PlacedWord[][] = [];
  const sorted = [...page.words].sort((a, b) => a.y - b.y || a.x - b.x);
  let row: PlacedWord[] = [];
  for (const word of sorted) {
    const last = row[row.length - 1];
    if (last && word.y - last.y > SAME_LINE * Math.min(word.height, last.height)) {
      rows.push(row);
      row = [];
    }
    row.push(word);
  }
  if (row.length > 0) rows.push(row);
  return rows.filter((words) => !words.every(({ text }) => DRAWN_RULE.test(text))).map(lineOf);
}

function lineOf(row: PlacedWord[]): TextLine {
  const words = row.sort((a, b) => a.x - b.x);
  const size = median(words.map(({ height }) => height));
  const dots = words.filter(({ text }) => LEADER.test(text));
  const leaders = dots.some(({ text }) => text.length >= LEADER_DOTS) || dots.length >= LEADER_DOTS;
  const phrases: Phrase[] = [];
  let broken = true;
  let end = 0;
  for (const word of words) {
    if (leaders && LEADER.test(word.text)) {
      broken = true;
      continue;
    }
    const phrase = phrases[phrases.length - 1];
    const last = phrase?.words.at(-1);
    const widest = last && DIGITS.test(last.text) && DIGITS.test(word.text) ? FIGURE_GAP : PHRASE_GAP;
    if (!phrase || broken || word.x - end > widest * size) phrases.push(phraseOf([word]));
    else phrases[phrases.length - 1] = phraseOf([...phrase.words, word]);
    broken = false;
    end = word.x + word.width;
  }
  const fonts = new Map<string, number>();
  for (const { font = "", text } of words) fonts.set(font, (fonts.get(font) ?? 0) + text.length);
  return {
    phrases,
    y: median(words.map(({ y }) => y)),
    size,
    left: words[0]!.x,
    right: Math.max(...words.map(({ x, width }) => x + width)),
    font: [...fonts].sort((a, b) => b[1] - a[1])[0]![0],
    leaders,
  };
}

/** A phrase of words in the order of their line. */
export function phraseOf(words: PlacedWord[]): Phrase {
  return {
    words,
    text: joinWords(words),
    left: words[0]!.x,
    right: Math.max(...words.map(({ x, width }) => x + width)),
  };
}

/** The words with spaces between them, but none between Chinese characters. */
export function joinWords(words: readonly PlacedWord[]): string {
  let text = "";
  for (const word of words) {
    const close = text === "" || (HAN.test(text.at(-1)!) && HAN.test(word.text[0]!));
    text += close ? word.text : ` ${word.text}`;
  }
  return text;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A place on a page: left, top, width, height, in its units, rounded outwards to tenths. */
export type Box = [x: number, y: number, width: number, height: number];

/** The box around words: from the top of their type to a little below their baselines. */
export function boxAround(words: readonly PlacedWord[]): Box {
  const left = Math.min(...words.map(({ x }) => x));
  const top = Math.min(...words.map(({ y, height }) => y - height));
  const right = Math.max(...words.map(({ x, width }) => x + width));
  const bottom = Math.max(...words.map(({ y, height }) => y + height * DESCENT));
  const [x, y] = [floor(left), floor(top)];
  return [x, y, ceil(right - x), ceil(bottom - y)];
}

/** How far below the baseline letters reach, in sizes of the type. */
const DESCENT = 0.25;

const floor = (length: number) => Math.floor(length * 10) / 10;
const ceil = (length: number) => Math.ceil(length * 10) / 10;

/** The text of the words whose middle stands inside a box, line by line. */
export function textInBox(page: PlacedPage, [x, y, width, height]: Box): string {
  const inside = page.words.filter((word) => {
    const middle = { x: word.x + word.width / 2, y: word.y - word.height / 3 };
    return middle.x >= x && middle.x <= x + width && middle.y >= y && middle.y <= y + height;
  });
  return wordsText(inside);
}

/** Words of one place as a text, line by line. */
export function wordsText(words: PlacedWord[]): string {
  const lines = textLines({ words });
  return joinWords(lines.flatMap((line) => line.phrases.flatMap((phrase) => phrase.words)));
}
