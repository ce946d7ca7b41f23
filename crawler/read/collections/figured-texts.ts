import { isPartOfText } from "./document-parts.ts";
import type { Token, TokenPage } from "./token-page.ts";

/** "Skill Level 4": few words and a figure. */
const FIGURED = /^(\p{L}[\p{L}\s.'’-]{2,30}?)\s+\d[\d.,]{0,6}$/u;
/** The same words stand there on this share of the pages, and so many. */
const PAGE_SHARE = 0.8;
const LEAST_PAGES = 3;

/**
 * Tells of a text that is the same words as nearly every page prints once at its place, with a figure behind them that is not
 * the same on all of these: it states the figure and names nothing that stands behind it.
 */
export function figuredTexts(pages: readonly TokenPage[]): (token: Token) => boolean {
  const found = new Map<string, { times: number; pages: Set<number>; texts: Set<string> }>();
  pages.forEach((page, number) => {
    for (const token of page.tokens) {
      const key = keyOf(token);
      if (key === undefined) continue;
      const known = found.get(key) ?? { times: 0, pages: new Set<number>(), texts: new Set<string>() };
      found.set(key, known);
      known.times++;
      known.pages.add(number);
      known.texts.add(token.key);
    }
  });
  const least = Math.max(LEAST_PAGES, pages.length * PAGE_SHARE);
  return (token) => {
    const key = keyOf(token);
    const known = key === undefined ? undefined : found.get(key);
    return known !== undefined && known.pages.size >= least && known.times === known.pages.size && known.texts.size > 1;
  };
}

function keyOf({ text, kind, nameable }: Token): string | undefined {
  const words = nameable ? FIGURED.exec(text)?.[1] : undefined;
  return words && !isPartOfText(words) ? `${kind} ${words.toLowerCase()}` : undefined;
}
