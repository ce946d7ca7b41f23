import type { DraftColumn } from "./draft.ts";
import type { PageReading, Printed } from "./readings.ts";

/** What parts a text into names: "Bear | Mammals", "Chapter 3: Bears", and without spaces where Chinese follows: "熊_动物志". */
export const SEPARATOR = /\s+(?:::|\||[-–—»·•:])\s+|:\s+|(?<=\p{sc=Han})[_|｜—－-]+(?=\p{sc=Han})/gu;
/** A title (characters) that is longer after all is no name. */
const LONGEST_NAME = 160;
/** What a title asks its reader to do, or how it welcomes them, before it names anything. */
const CALL =
  /^(?:(?:buy|shop|view|see|read|compare|research|explore|discover|about|welcome|order|rent|get|find)(?:\s+(?:the|for|to|our|all))?|(?:reviews?|details|specs|specifications|overview|profile) (?:of|for))\s+/i;

/** A part of a title, from and to in it. */
interface Span {
  from: number;
  to: number;
}

/**
 * What the titles of pages call them: the first part, between separators, that is another one on every page, without the
 * words that all of them end in ("Accent GS Overview", "Versa SL Overview"); else the whole titles without these and without a
 * last part that all of them share.
 * Undefined where titles do not tell the pages apart.
 */
export function titleNames(pages: readonly PageReading[]): DraftColumn | undefined {
  const titles = pages.map(({ title }) => title);
  const shared = sharedEnd(titles);
  const whole = titles.map((title): Span => ({ from: 0, to: title.length - shared }));
  const parts = titles.map(partsOf);
  const fewest = Math.min(...parts.map(({ length }) => length));
  for (let at = 0; at <= fewest; at++) {
    const spans = at < fewest ? parts.map((spans) => spans[at]!) : whole;
    if (!areApart(titles, spans)) continue;
    const short = withoutCalls(titles, withoutEnd(titles, spans));
    const named = areApart(titles, short) ? short : spans;
    const cells = new Map(pages.map((page, number) => [number, [printedOf(page, named[number]!)]]));
    return { name: "name", cells, origin: "name", sure: true };
  }
  return undefined;
}

function partsOf(title: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of title.matchAll(SEPARATOR)) {
    spans.push({ from, to: match.index });
    from = match.index + match[0].length;
  }
  spans.push({ from, to: title.length });
  return spans.filter((span) => span.to > span.from);
}

function areApart(titles: readonly string[], spans: readonly Span[]): boolean {
  const texts = titles.map((title, at) => title.slice(spans[at]!.from, spans[at]!.to).toLowerCase());
  return (
    texts.every((text) => /\p{L}/u.test(text) && text.length <= LONGEST_NAME) && new Set(texts).size === texts.length
  );
}

/** The mark before a part that titles share, at its beginning. */
const JOINT = /^(?:\s+(?:::|\||[-–—»·•])\s+|[_|｜—－])/u;

/** How many characters at the end of all titles are the same part, the site's name: "…_动物志", with the mark before it. */
function sharedEnd(titles: readonly string[]): number {
  const [first = ""] = titles;
  let length = 0;
  while (length < first.length && titles.every((title) => title.at(-1 - length) === first.at(-1 - length))) length++;
  for (; length > 0; length--) if (JOINT.test(first.slice(-length))) return length;
  return 0;
}

/** Without the words that all end in, as far as what is left tells them apart. */
function withoutEnd(titles: readonly string[], spans: readonly Span[]): Span[] {
  let kept = [...spans];
  for (;;) {
    const ends = kept.map(({ from, to }, at) => /\s+(\S+)$/.exec(titles[at]!.slice(from, to)));
    const word = ends[0]?.[1];
    if (word === undefined || ends.some((end) => end?.[1] !== word)) return kept;
    const shorter = kept.map(({ from }, at) => ({ from, to: from + ends[at]!.index }));
    if (!areApart(titles, shorter)) return kept;
    kept = shorter;
  }
}

/** Without what all begin with that is no part of a name: "Buy the …". */
function withoutCalls(titles: readonly string[], spans: readonly Span[]): Span[] {
  const calls = spans.map(({ from, to }, at) => CALL.exec(titles[at]!.slice(from, to))?.[0]);
  const [first] = calls;
  if (first === undefined || calls.some((call) => call !== first)) return [...spans];
  return spans.map(({ from, to }) => ({ from: from + first.length, to }));
}

function printedOf({ title, titlePath }: PageReading, { from, to }: Span): Printed {
  const text = title.slice(from, to);
  const whole = text.length === title.length;
  return { text, path: titlePath, place: "title", ...(!whole && { start: from, end: to }) };
}
