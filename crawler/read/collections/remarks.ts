import type { PageElementNode, TokenPage } from "./token-page.ts";
import { sizeOf } from "./tree.ts";

/** What somebody wrote says at most so much around it: who, when, how many points. */
const MOST_TEXTS = 12;
const MONTH = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*";
/** A day, whichever way it is written. */
const DAY = new RegExp(
  `\\b\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}\\b|\\b${MONTH}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}|\\b\\d{1,2}\\.?\\s${MONTH}\\.?,?\\s\\d{4}|\\d{4}年\\d{1,2}月\\d{1,2}日`,
  "i",
);
/** Several words that end as a sentence does. */
const SENTENCE = /^\S.{11,}[.!?…][)"'”’]*$|^.{4,}[。！？…~]$/su;
const FEW_WORDS = /^\S+(?:\s\S+){0,1}$/;

/** Where what was written on days stands in a template: the steps of its blocks. */
export type RemarkPlaces = ReadonlySet<string>;

/**
 * The places of blocks that each hold a day and a sentence and no labelled fact, stand side by side, and are not as many on every page: what
 * visitors wrote. Blocks of facts are as many on every page.
 */
export function remarkPlaces(pages: readonly TokenPage[]): RemarkPlaces {
  const counts = new Map<string, number[]>();
  pages.forEach((page, number) => {
    for (const block of page.elements) {
      if (!isRemark(page, block)) continue;
      const place = placeOf(page, block);
      const known = counts.get(place) ?? new Array<number>(pages.length).fill(0);
      known[number]!++;
      counts.set(place, known);
    }
  });
  return new Set(
    [...counts].filter(([, times]) => Math.max(...times) > 1 && new Set(times).size > 1).map(([place]) => place),
  );
}

/** The tokens of a page that stand in blocks of these places. */
export function remarksOf(page: TokenPage, places: RemarkPlaces): Uint8Array {
  const found = new Uint8Array(page.tokens.length);
  if (places.size === 0) return found;
  for (const block of page.elements)
    if (isRemark(page, block) && places.has(placeOf(page, block))) found.fill(1, block.first, block.end);
  return found;
}

function isRemark({ tokens }: TokenPage, block: PageElementNode): boolean {
  const size = sizeOf(block);
  if (size < 2 || size > MOST_TEXTS) return false;
  let day = false;
  let sentence = false;
  for (let i = block.first; i < block.end; i++) {
    const { text, colon, inner } = tokens[i]!;
    if (colon || inner > 0) return false;
    day ||= DAY.test(text);
    sentence ||= SENTENCE.test(text) && !FEW_WORDS.test(text);
  }
  return day && sentence;
}

const placeOf = ({ elements }: TokenPage, { parent, step }: PageElementNode): string =>
  `${elements[parent]?.step ?? ""} ${step}`;
