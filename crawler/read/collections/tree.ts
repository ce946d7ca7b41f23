import type { PageElementNode, TokenPage } from "./tokens.ts";

/** How many tokens an element holds. */
export function sizeOf(element: PageElementNode): number {
  return element.end - element.first;
}

/** The largest element that says nothing but token `i`, or -1 where its own element says more than that. */
export function ownElement(page: TokenPage, i: number): number {
  let e = page.tokens[i]!.element;
  if (sizeOf(page.elements[e]!) > 1) return -1;
  for (let up = page.elements[e]!.parent; up >= 0 && sizeOf(page.elements[up]!) === 1; up = page.elements[up]!.parent)
    e = up;
  return e;
}

/** The smallest element that holds token `i` and at least one more, or -1. */
export function containerOf(page: TokenPage, i: number): number {
  const own = ownElement(page, i);
  return own < 0 ? page.tokens[i]!.element : page.elements[own]!.parent;
}

/** The child of `container` that token `i` stands in, or -1 where the token stands in the container itself. */
export function childTowards(page: TokenPage, container: number, i: number): number {
  let e = page.tokens[i]!.element;
  if (e === container) return -1;
  while (e >= 0 && page.elements[e]!.parent !== container) e = page.elements[e]!.parent;
  return e;
}

/** The nearest element of one of `tags` around token `i`, or -1. */
export function enclosing(page: TokenPage, i: number, tags: ReadonlySet<string>): number {
  let e = page.tokens[i]!.element;
  while (e >= 0 && !tags.has(page.elements[e]!.tag)) e = page.elements[e]!.parent;
  return e;
}
