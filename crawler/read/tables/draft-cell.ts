import type { Place } from "../../../core/evidence.ts";
import type { Tag } from "../dom/dom.ts";
import { contentOf } from "./cell-content.ts";
import type { DraftCell } from "./relation-draft.ts";

/**
 * The cell that an element prints, `place` narrowed to the cell's text where the element says more. All drafted cells have
 * the same fields in the same order: what reads them by the thousand then knows where to look.
 */
export function draftCell(
  tag: Tag,
  base: string,
  place: Extract<Place, { at: "cell" | "node" }>,
  notes?: string[],
): DraftCell {
  const { text, start, end, href, link, items } = contentOf(tag, base);
  if (start !== undefined && end !== undefined) {
    place.start = start;
    place.end = end;
  }
  return { text, place, href, link, items, notes, doubt: undefined };
}
