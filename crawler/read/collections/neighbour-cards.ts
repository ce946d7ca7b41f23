import type { Token, TokenPage } from "./token-page.ts";

/** What proposes another page says at most so much of it. */
const MAX_CARD = 8;

/**
 * The texts that stand behind the name of another page of the kind, in its card or on its line, where several such pages are
 * proposed: they are said of those ("$17.75" behind a link to another product), and of the page itself they say nothing.
 */
export function saidOfNeighbours(page: TokenPage, isKin: (token: Token) => boolean): Uint8Array {
  const said = new Uint8Array(page.tokens.length);
  const kin: number[] = [];
  for (let i = 0; i < page.tokens.length; i++)
    if (page.tokens[i]!.href !== undefined && isKin(page.tokens[i]!)) kin.push(i);
  for (const i of kin) {
    const end = cardEnd(page, kin, i);
    for (let j = i + 1; j < end; j++) said[j] = 1;
  }
  return said;
}

/** Where the card of the neighbour that token `i` leads to ends: the largest element without another neighbour, else its line. */
function cardEnd(page: TokenPage, kin: readonly number[], i: number): number {
  const { elements, tokens } = page;
  const leadsElsewhere = (j: number) => tokens[j]!.href !== tokens[i]!.href;
  let card = tokens[i]!.element;
  for (let up = elements[card]!.parent; ; card = up, up = elements[up]!.parent) {
    if (up < 0) return i + 1;
    const { first, end } = elements[up]!;
    if (kin.some((j) => j >= first && j < end && leadsElsewhere(j))) break;
  }
  const { first, end } = elements[card]!;
  if (end - first > 1) return end - first <= MAX_CARD ? end : i + 1;
  let behind = i + 1;
  while (tokens[behind]?.line === tokens[i]!.line && !(kin.includes(behind) && leadsElsewhere(behind))) behind++;
  return behind - i <= MAX_CARD ? behind : i + 1;
}
