import { type DraftColumn, textOfCell } from "./draft.ts";
import { printedLabel } from "./label-text.ts";
import type { LooseReading, PageReading } from "./readings.ts";
import { byWriting } from "./writings.ts";

/** A place without a label gives a column when at least this share of the pages has it. */
const PAGE_SHARE = 0.5;
/** Longer text is prose. */
const MAX_TEXT = 160;
/** Items of one place that stand more often than this are records or lists of links. */
const MAX_ITEMS = 6;
const STEADY_SHARE = 0.8;
/** Items that a line holds at most: more are a menu. */
const MAX_LINE = 10;
/** The nearest steps of a place, which stay the same where only a wrapper differs. */
const NEAR_STEPS = 3;

/**
 * Columns of text that no label names: one per place of the template, or one per position where the place stands the
 * same few times on nearly every page. Navigation, prose and long runs of one place give none.
 */
export function looseColumns(pages: readonly PageReading[]): DraftColumn[] {
  const near = placesOf(pages, (piece) => piece.place.split("<").slice(0, NEAR_STEPS).join("<"));
  const exact = placesOf(pages, (piece) => piece.place);
  const columns: DraftColumn[] = [];
  const done = new Set<string>();
  for (const [place, cells] of near) {
    const found = columnsAt(place, cells, pages.length, 1);
    if (found.length > 0) done.add(place);
    columns.push(...found);
  }
  for (const [place, cells] of exact) {
    if (done.has(place.split("<").slice(0, NEAR_STEPS).join("<"))) continue;
    columns.push(...columnsAt(place, cells, pages.length, MAX_ITEMS));
  }
  return columns;
}

type Cells = Map<number, LooseReading[]>;

function placesOf(pages: readonly PageReading[], placeOf: (piece: LooseReading) => string): Map<string, Cells> {
  const places = new Map<string, Cells>();
  pages.forEach((page, number) => {
    const here = new Map<string, Map<string, LooseReading>>();
    for (const piece of page.loose) {
      if (piece.navigation) continue;
      const name = placeOf(piece);
      const pieces = here.get(name) ?? new Map<string, LooseReading>();
      if (!pieces.has(piece.text)) pieces.set(piece.text, piece);
      here.set(name, pieces);
    }
    for (const [name, pieces] of here) {
      const place: Cells = places.get(name) ?? new Map();
      places.set(name, place.set(number, [...pieces.values()]));
    }
  });
  return places;
}

function columnsAt(place: string, cells: Cells, pages: number, most: number): DraftColumn[] {
  if (cells.size < Math.max(2, pages * PAGE_SHARE)) return [];
  const counts = [...cells.values()].map((c) => c.length);
  const usual = median(counts);
  const word = wordOf(place);
  const nameOf = (k: number) => word ?? (printedLabel([...cells.values()][0]?.[k]?.near ?? "") || "text");
  const isUnsteady = usual > most || counts.filter((c) => c === usual).length < counts.length * STEADY_SHARE;
  if (isUnsteady && most === 1) return [];
  if (isUnsteady || (usual === 1 && isJoined(cells))) {
    const all: DraftColumn = { name: nameOf(0), cells, origin: "loose", sure: false, named: word !== undefined };
    return isLine(cells) || isJoined(cells) ? [all] : byWriting(all, pages);
  }
  const columns: DraftColumn[] = [];
  for (let k = 0; k < usual; k++) {
    const column: DraftColumn = { name: nameOf(k), cells: new Map(), origin: "loose", sure: false };
    for (const [page, pieces] of cells) if (pieces[k]) column.cells.set(page, [pieces[k]!]);
    const texts = [...column.cells.values()].map((c) => c[0]!.text);
    if (texts.some((t) => t.length > MAX_TEXT) || new Set(texts).size < 2) continue;
    column.named = word !== undefined;
    columns.push(column);
  }
  return columns;
}

/** Are the items of a place parted by nothing but separators wherever there are several? Then they are one list, however long. */
function isJoined(cells: Cells): boolean {
  const lists = [...cells.values()];
  const several = lists.filter((items) => items.length > 1);
  return (
    several.length > 0 &&
    several.every((items) => items.length <= MAX_LINE && items.every(({ joined }, k) => k === 0 || joined)) &&
    lists.every((items) => items[0]!.joined !== true && items.every(({ text }) => text.length <= MAX_TEXT)) &&
    new Set(lists.map((items) => textOfCell(items))).size > 1
  );
}

/** Do the items of a place stand on one line of each page, several on most? Then they are one list of changing length. */
function isLine(cells: Cells): boolean {
  const lists = [...cells.values()];
  const several = lists.filter((items) => items.length > 1).length;
  return (
    several * 2 >= lists.length &&
    lists.every((items) => items.length <= MAX_LINE && items.every(({ line }) => line === items[0]!.line)) &&
    new Set(lists.map((items) => textOfCell(items))).size > 1
  );
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** The template's own word for the place: the class or id of the innermost elements. */
function wordOf(place: string): string | undefined {
  for (const step of place.split("<").slice(0, 2)) {
    const word = /[.#]([A-Za-z][\w-]{2,})/.exec(step)?.[1];
    if (word)
      return word
        .replace(/([a-z])([A-Z])/g, "$1 $2")
        .replace(/[_-]+/g, " ")
        .toLowerCase();
  }
  return undefined;
}
