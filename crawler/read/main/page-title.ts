import { descendants, isPageTag, rawText, type Tag } from "../dom/dom.ts";
import type { TextBlock } from "./text-blocks.ts";
import { holdsWordOf, wordHashes } from "./words.ts";

/** Which share of a block's words stands in the page's title, and which of the title's in the block. */
export interface TitleOverlap {
  ofText: number;
  ofTitle: number;
}

/** Longer texts are no title. */
const TITLE_LENGTH = 300;
/** Least likeness of a title, and what being a heading adds to the overlap of words. */
const LEAST_LIKENESS = 0.5;
const H1_LIKENESS = 0.3;
const HEADING_LIKENESS = 0.2;
const NO_OVERLAP: TitleOverlap = { ofText: 0, ofTitle: 0 };

/** How much each block says what the page's title says. */
export function titleOverlaps(body: Tag, blocks: readonly TextBlock[]): TitleOverlap[] {
  const title = titleWords(body);
  return blocks.map((block) => overlapWith(title, block));
}

/** Index of the block that prints the page's title; -1 where none does. */
export function findTitle(blocks: readonly TextBlock[], overlaps: readonly TitleOverlap[]): number {
  let found = -1;
  let best = LEAST_LIKENESS;
  for (const [at, { ofText, ofTitle }] of overlaps.entries()) {
    if (ofText === 0) continue;
    const { name } = blocks[at]!.owner;
    const likeness =
      Math.min(ofText, ofTitle) + (name === "h1" ? H1_LIKENESS : /^h[2-6]$/.test(name) ? HEADING_LIKENESS : 0);
    if (likeness <= best) continue;
    best = likeness;
    found = at;
  }
  return found;
}

/** Words of the page's title: `og:title` where there is one, it carries no site's name. */
function titleWords(body: Tag): ReadonlySet<number> {
  let stated = "";
  if (isPageTag(body.parent)) {
    for (const tag of descendants(body.parent, (inner) => inner.name === "html" || inner.name === "head")) {
      if (tag.name === "title" && stated === "") stated = rawText(tag);
      if (tag.name === "meta" && tag.attribs.property === "og:title") stated = tag.attribs.content ?? stated;
    }
  }
  return new Set(wordHashes(stated.toLowerCase()));
}

function overlapWith(title: ReadonlySet<number>, { text, lower }: TextBlock): TitleOverlap {
  if (text.length > TITLE_LENGTH) return NO_OVERLAP;
  // Most texts have no word of the title.
  if (!holdsWordOf(title, lower)) return NO_OVERLAP;
  const words = new Set(wordHashes(lower));
  let common = 0;
  for (const word of words) if (title.has(word)) common++;
  return { ofText: common / words.size, ofTitle: common / title.size };
}
