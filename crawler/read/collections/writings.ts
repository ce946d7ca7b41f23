import type { DraftColumn } from "./draft.ts";
import type { Printed } from "./readings.ts";

/** On this share of the pages a text of this writing stands there… */
const PAGE_SHARE = 0.8;
/** …and this share of those has it once. */
const ONCE_SHARE = 0.9;
/** Fewer pages may agree by accident. */
const MIN_PAGES = 3;
/** A longer text is prose. */
const MAX_TEXT = 80;
/** More lines than this are a list of records. */
const MAX_ITEMS = 12;

/** What a page itself marks as items under one label is of one kind. */
const MARKED_ITEM = /^(?:[^<]*<)?(?:li|dd)(?=[.#<[]|$)/;

/** How a text is written: runs of figures as "9", of words as "a", with the marks between them. */
function writingOf(text: string): string {
  return text
    .replace(/\p{L}[\p{L}\p{M}\s.'’&]*/gu, "a")
    .replace(/\d+/g, "9")
    .replace(/\s+/g, "");
}

/**
 * Columns of the items of a list that are written alike on nearly all pages and unlike the others ("(512) 555-0134" among
 * the lines of an address): such an item is a thing of its own, wherever it stands in its list.
 */
export function byWriting(column: DraftColumn, pages: number): DraftColumn[] {
  const found = new Map<string, Map<number, Printed[]>>();
  for (const [page, items] of column.cells) {
    if (items.length < 2 || items.length > MAX_ITEMS) continue;
    for (const item of items) {
      if (item.text.length > MAX_TEXT || (column.origin === "label" && MARKED_ITEM.test(item.place))) continue;
      const writing = writingOf(item.text);
      const cells = found.get(writing) ?? new Map<number, Printed[]>();
      cells.set(page, [...(cells.get(page) ?? []), item]);
      found.set(writing, cells);
    }
  }
  const least = Math.max(MIN_PAGES, pages * PAGE_SHARE);
  return [...found.values()].flatMap((cells) => {
    const once = [...cells].filter(([, items]) => items.length === 1);
    if (once.length < least || once.length < cells.size * ONCE_SHARE) return [];
    return [
      {
        ...column,
        cells: new Map(once),
        origin: column.origin === "loose" ? ("loose" as const) : ("extra" as const),
        sure: false,
      },
    ];
  });
}
