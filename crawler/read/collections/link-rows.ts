import { BLOCK } from "../dom/content-model.ts";
import { isConnective } from "./label-text.ts";
import type { LabelSide, Template } from "./template.ts";
import type { Token, TokenPage } from "./token-page.ts";

/** What so many pages print as a link, or beside a link to one of their kind, may be a label that is explained there. */
export const EVERYWHERE_SHARE = 0.8;
/** Links behind a label that are several things of one kind. */
const LEAST_LINKS = 2;

/**
 * Links in a row under a label ("Works", and below it "《Oat》 《Rye》 《Spelt》") are its values, whatever parts them: a comma, a wide blank, the
 * end of a line, or nothing. That several pages list the same one makes none of them a label of the next, as would be so of words.
 */
export function withoutLinksInRows(page: TokenPage, template: Template, sides: (LabelSide | undefined)[]): void {
  const { tokens, elements } = page;
  for (let label = 0; label + LEAST_LINKS < tokens.length; label++) {
    if (sides[label] !== "before" || tokens[label]!.href !== undefined) continue;
    const block = blockOf(page, label + 1);
    const row = elements[block];
    // Where the label stands in the same block, the links are the rest of it.
    if (!row || row.first > label + 1 || row.end <= label + 1) continue;
    const links: number[] = [];
    for (let j = label + 1; j < row.end; j++) {
      if (isLinkOf(page, block, tokens[j]!)) links.push(j);
      else if (!isConnective(tokens[j]!.text)) {
        links.length = 0;
        break;
      }
    }
    if (links.length < LEAST_LINKS || links.some((j) => template.share(tokens[j]!) >= EVERYWHERE_SHARE)) continue;
    for (const j of links) sides[j] = undefined;
  }
}

/** Does it stand in a link right within that block, as all that the link says? */
function isLinkOf({ elements }: TokenPage, block: number, { element, href, colon }: Token): boolean {
  const { tag, parent, first, end } = elements[element]!;
  return href !== undefined && !colon && tag === "a" && parent === block && end === first + 1;
}

function blockOf({ tokens, elements }: TokenPage, i: number): number {
  let e = tokens[i]!.element;
  while (e >= 0 && !BLOCK.has(elements[e]!.tag)) e = elements[e]!.parent;
  return e;
}
