import { isHeading } from "../dom/dom.ts";
import type { TextBlock } from "./text-blocks.ts";

/** What the nearest heading above a block says: 1 + index of the wording, 0 nothing special, -1 no heading; and blocks since. */
export interface HeadingAbove {
  says: number;
  away: number;
}

/** A stressed line shorter than this is a heading. */
const HEADING_LENGTH = 80;
const STRESSED = 0.9;
/** Further away is all the same. */
const FURTHEST = 50;

/** The heading above each block; `says` gives a block's wordings as bits. */
export function headingsAbove(blocks: readonly TextBlock[], says: (at: number) => number): HeadingAbove[] {
  const headings: HeadingAbove[] = [];
  let said = -1;
  let away = FURTHEST;
  for (const [at, { owner, stressed, length, text }] of blocks.entries()) {
    headings.push({ says: said, away });
    away = Math.min(away + 1, FURTHEST);
    if (isHeading(owner) || (stressed >= length * STRESSED && text.length < HEADING_LENGTH)) {
      said = firstBit(says(at)) + 1;
      away = 0;
    }
  }
  return headings;
}

/** Index of the lowest bit; -1 where none is set. */
function firstBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
