import { descendants, isBlock, type Tag } from "./dom.ts";
import { textOf } from "./text.ts";

/** Elements whose text is struck through: it was said and holds no more (HTML 4.5.5, 4.7.2). */
const STRUCK = ["s", "strike", "del"];

/** Is this text struck through within its line? */
export function isStruck(tag: Tag): boolean {
  if (!STRUCK.includes(tag.name) || textOf(tag) === "") return false;
  for (const below of descendants(tag)) if (isBlock(below)) return false;
  return true;
}

/**
 * Where what still holds stands in an element's text: behind or before what is struck through. All of it where everything is
 * struck through, or where what is stands in the middle.
 */
export function standing(tag: Tag, printed: string): { start: number; end: number } {
  let start = 0;
  let end = printed.length;
  if (tag.held === 0) return { start, end };
  for (const name of STRUCK) {
    const all = tag.page?.named(name) ?? [];
    for (let at = firstBehind(all, tag.order); at < all.length && all[at]!.order < tag.end; at++) {
      const text = textOf(all[at]!);
      const left = printed.slice(start, end);
      if (text === "" || text === left.trim()) continue;
      if (left.trimStart().startsWith(text)) start += left.length - left.trimStart().length + text.length;
      else if (left.trimEnd().endsWith(text)) end = start + left.trimEnd().length - text.length;
    }
  }
  return { start, end };
}

/** The index of the first element behind a place in the document, of elements in their order. */
function firstBehind(all: readonly Tag[], order: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle]!.order <= order) low = middle + 1;
    else high = middle;
  }
  return low;
}
