import type { PageElementNode, TokenPage } from "./token-page.ts";

/** How many tokens an element holds. */
export function sizeOf(element: PageElementNode): number {
  return element.end - element.first;
}

/** An item of a list speaks within its list only. */
const ITEMS = new Set(["li", "dd"]);

/** The largest element that says nothing but tokens `i` to `end` (exclusive), or -1 where their own element says more. */
export function ownElement(page: TokenPage, i: number, end = i + 1): number {
  let e = page.tokens[i]!.element;
  while (e >= 0 && page.elements[e]!.end < end) e = page.elements[e]!.parent;
  if (e < 0 || sizeOf(page.elements[e]!) > end - i) return -1;
  for (;;) {
    const up = page.elements[e]!.parent;
    if (up < 0 || sizeOf(page.elements[up]!) > end - i || ITEMS.has(page.elements[e]!.tag)) return e;
    e = up;
  }
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
