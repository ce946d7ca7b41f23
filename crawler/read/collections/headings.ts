import type { TokenPage } from "./token-page.ts";
import { childTowards, ownElement, sizeOf } from "./tree.ts";

/** Siblings looked at on the way to a heading; flat pages of thousands of labels stay linear. */
const MAX_SIBLINGS = 150;
const MAX_LEVELS = 12;
const HEADING = /^h([1-6])$/;

/** What `headingOf` has to know about the labels of a page. */
interface LabelledPage {
  page: TokenPage;
  /** Token `i` is a label in front of something. */
  isLabel: (i: number) => boolean;
  /** That label has a value of its own. */
  hasValue: (i: number) => boolean;
}

function headingLevel(page: TokenPage, i: number): number {
  for (let e = page.tokens[i]!.element, up = 0; e >= 0 && up < 3; e = page.elements[e]!.parent, up++) {
    const match = HEADING.exec(page.elements[e]!.tag);
    if (match) return Number(match[1]);
  }
  return 7;
}

/** Does token `i` stand in a heading? */
export function isHeading(page: TokenPage, i: number): boolean {
  return headingLevel(page, i) < 7;
}

/**
 * The token that heads token `i`: the nearest one before it that stands beside it or beside something around it and is
 * a heading, a label without a value of its own, or the label whose value token `i` is a part of. -1 where there is none.
 */
export function headingOf({ page, isLabel, hasValue }: LabelledPage, i: number): number {
  const own = ownElement(page, i);
  const ownStep = own < 0 ? "" : page.elements[own]!.step;
  const ownLevel = headingLevel(page, i);
  let from = own < 0 ? i : page.elements[own]!.first;
  let container = own < 0 ? page.tokens[i]!.element : page.elements[own]!.parent;
  let budget = MAX_SIBLINGS;
  for (let level = 0; container >= 0 && level < MAX_LEVELS; level++) {
    const around = page.elements[container]!;
    let j = from - 1;
    while (j >= around.first && budget-- > 0) {
      const sibling = childTowards(page, container, j);
      const first = sibling < 0 ? j : page.elements[sibling]!.first;
      const alone = sibling < 0 || sizeOf(page.elements[sibling]!) === 1;
      if (isLabel(first)) {
        const rank = headingLevel(page, first);
        if (rank < 7 && rank < ownLevel) return first;
        const sameKind = level === 0 && (sibling < 0 ? ownStep === "" : page.elements[sibling]!.step === ownStep);
        const adjacent = level > 0 && j === from - 1;
        if (alone && rank === 7 && ownLevel === 7 && !sameKind && (adjacent || !hasValue(first))) return first;
      }
      j = first - 1;
    }
    from = around.first;
    container = around.parent;
  }
  return -1;
}
