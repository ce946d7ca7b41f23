import { codeIn } from "./codes.ts";
import { isHeading } from "./headings.ts";
import { isConnective, printedLabel } from "./label-text.ts";
import { endsSentence, inProse, isMenuItem, isTableCell } from "./no-fact.ts";
import type { Piece } from "./piece.ts";
import { pieceOf } from "./pieces.ts";
import type { Template } from "./template.ts";
import type { TokenPage } from "./token-page.ts";
import { enclosing } from "./tree.ts";

/** Text that no label names. */
export interface LoosePiece extends Piece {
  /** The nearest label or heading above, for a name. */
  near: string;
  navigation: boolean;
  tag: string;
}

/** A label at the beginning of the text that is its value. */
export interface InnerFact {
  label: string;
  at: number;
  value: Piece;
}

/** Text that this share of the pages print belongs to the template. */
const CONSTANT_SHARE = 0.9;
/** Fewer pages cannot tell. */
const CONSTANT_PAGES = 3;
/** Longer runs of touching words are no heading. */
const MAX_HEADING = 8;
const HEADINGS = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);

/** What is left of a page when its labels have taken what they name: texts that begin with a label, and loose ones. */
export function looseText(
  page: TokenPage,
  template: Template,
  isFree: (i: number) => boolean,
  near: (i: number) => string,
): { inner: InnerFact[]; loose: LoosePiece[] } {
  const inner: InnerFact[] = [];
  const loose: LoosePiece[] = [];
  for (let i = 0; i < page.tokens.length; i++) {
    if (!isFree(i)) continue;
    const token = page.tokens[i]!;
    const end = headingEnd(page, i, isFree);
    if (end === i + 1 && (isConnective(token.text) || isTableCell(page, i) || (inProse(page, i) && !token.parted)))
      continue;
    if (template.hasInnerLabel(token)) {
      const value = pieceOf(page, i, i, token.inner);
      const label = codeIn(token.text)?.words ?? printedLabel(token.text.slice(0, token.inner));
      inner.push({ label, at: i, value });
      continue;
    }
    if (endsSentence(token.text)) continue;
    if (end === i + 1 && template.share(token) >= CONSTANT_SHARE && template.pages >= CONSTANT_PAGES) continue;
    loose.push({
      ...pieceOf(page, i, end - 1),
      near: near(i),
      navigation: isMenuItem(page, i),
      tag: page.elements[token.element]!.tag,
    });
    i = end - 1;
  }
  return { inner, loose };
}

/** The end of the words of a heading that begin with token `i` and touch each other ("std::" "vector"), else `i + 1`. */
function headingEnd(page: TokenPage, i: number, isFree: (i: number) => boolean): number {
  if (!isHeading(page, i)) return i + 1;
  const heading = enclosing(page, i, HEADINGS);
  let end = i + 1;
  while (
    end < Math.min(page.elements[heading]?.end ?? 0, i + MAX_HEADING) &&
    page.tokens[end]!.start === page.tokens[end - 1]!.end &&
    isFree(end)
  )
    end++;
  return end;
}
