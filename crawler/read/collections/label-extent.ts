import { isConnective } from "./label-text.ts";
import type { Template } from "./template.ts";
import type { TokenPage } from "./token-page.ts";
import { enclosing, ownElement } from "./tree.ts";

/** This share of the pages print it: text of the template. */
const TEMPLATE_SHARE = 0.5;
/** All that a text says. */
const COLON = /^[:：]$/;
/** What is written lower or higher is of the word that it touches. */
const RAISED = new Set(["sub", "sup"]);
const LABEL_CELLS = new Set(["td", "th", "dt", "h1", "h2", "h3", "h4", "h5", "h6"]);

/** Where a label starts that only a mark stands before in its cell ("+ Foreign:"). */
export function labelStart(page: TokenPage, i: number, end: number): number {
  const { tokens } = page;
  const before = tokens[i - 1];
  const marked = before && before.line === tokens[i]!.line && isConnective(before.text);
  return marked && ownElement(page, i - 1, end) >= 0 ? i - 1 : i;
}

/** Where a label ends that is all that its cell says, in several pieces. */
export function labelEnd(page: TokenPage, template: Template, i: number): number {
  const cell = page.elements[enclosing(page, i, LABEL_CELLS)];
  const next = page.tokens[i + 1];
  if (next && COLON.test(next.text) && ownElement(page, labelStart(page, i, i + 2), i + 2) >= 0) return i + 2;
  if (!cell || cell.first !== i || cell.end === i + 1 || cell.end > i + 4 || page.tokens[i]!.colon) return i + 1;
  for (let j = i + 1; j < cell.end; j++) if (template.share(page.tokens[j]!) < TEMPLATE_SHARE) return i + 1;
  if (cell.tag === "td" && page.elements[cell.parent]!.end === cell.end) return i + 1;
  return cell.end;
}

/** What a label of several pieces says: they are words of their own, but for an index, which makes one with the sign that it stands at. */
export function labelText(page: TokenPage, i: number, end: number): string {
  const { tokens, elements } = page;
  const isRaised = (at: number) => RAISED.has(elements[tokens[at]!.element]!.tag);
  let said = tokens[i]!.text;
  for (let j = i + 1; j < end; j++) {
    const { href, text, start } = tokens[j]!;
    if (href !== undefined || isConnective(text)) continue;
    const isTouching = tokens[j - 1]!.end === start && (isRaised(j - 1) || isRaised(j));
    said += isTouching ? text : ` ${text}`;
  }
  return said;
}
