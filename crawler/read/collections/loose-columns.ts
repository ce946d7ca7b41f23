import type { DraftColumn } from "./draft.ts";
import { printedLabel } from "./label-text.ts";
import type { LooseReading, PageReading } from "./readings.ts";

/** A place without a label gives a column when at least this share of the pages has it. */
const PAGE_SHARE = 0.5;
/** Longer text is prose. */
const MAX_TEXT = 160;
/** Items of one place that stand more often than this are records or lists of links. */
const MAX_ITEMS = 6;
const STEADY_SHARE = 0.8;

/**
 * Columns of text that no label names: one per place of the template, or one per position where the place stands the
 * same few times on nearly every page. Navigation, prose and long runs of one place give none.
 */
export function looseColumns(pages: readonly PageReading[]): DraftColumn[] {
  const places = new Map<string, Map<number, LooseReading[]>>();
  pages.forEach((page, number) => {
    for (const piece of page.loose) {
      if (piece.navigation) continue;
      const place = places.get(piece.place) ?? new Map<number, LooseReading[]>();
      const pieces = place.get(number) ?? [];
      if (!pieces.some((p) => p.text === piece.text)) pieces.push(piece);
      place.set(number, pieces);
      places.set(piece.place, place);
    }
  });
  const columns: DraftColumn[] = [];
  for (const [place, cells] of places) {
    if (cells.size < Math.max(2, pages.length * PAGE_SHARE)) continue;
    const counts = [...cells.values()].map((c) => c.length);
    const usual = median(counts);
    if (usual > MAX_ITEMS) continue;
    const steady = counts.filter((c) => c === usual).length >= counts.length * STEADY_SHARE;
    if (!steady) continue;
    for (let k = 0; k < usual; k++) {
      const column: DraftColumn = { name: "", cells: new Map(), origin: "loose", sure: false };
      for (const [page, pieces] of cells) if (pieces[k]) column.cells.set(page, [pieces[k]!]);
      const texts = [...column.cells.values()].map((c) => c[0]!.text);
      if (texts.some((t) => t.length > MAX_TEXT) || new Set(texts).size < 2) continue;
      column.name = nameOf(
        place,
        [...cells.values()].flatMap((c) => c.slice(k, k + 1)),
      );
      columns.push(column);
    }
  }
  return columns;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** The template's own word for the place (its class or id), else the heading above it. */
function nameOf(place: string, pieces: readonly LooseReading[]): string {
  const own = place.split("<").slice(0, 2);
  for (const step of own) {
    const name = /[.#]([A-Za-z][\w-]{2,})/.exec(step)?.[1];
    if (name)
      return name
        .replace(/([a-z])([A-Z])/g, "$1 $2")
        .replace(/[_-]+/g, " ")
        .toLowerCase();
  }
  return printedLabel(pieces[0]?.near ?? "") || "text";
}
