import { type DraftColumn, distinct } from "./draft.ts";
import type { PageReading, Printed } from "./readings.ts";
import { SEPARATOR, titleNames } from "./title-names.ts";
import { withoutToldOf } from "./told-of.ts";
import { withoutNumbers } from "./untitled-numbers.ts";

/** Marks that manuals put behind a heading as a link to it; "C#" is a name. */
const ANCHOR = /\s*[¶§]\s*$|\s#\s*$/;
/** A place names its page when this share of the pages has a text there that its title repeats. */
const TITLE_SHARE = 0.8;
/** …and this share of its texts is different. */
const DISTINCT_SHARE = 0.7;
/** A first heading that the title does not repeat is different on this share of the pages. */
const OWN_SHARE = 0.9;
/** A title (characters) that says more than a name is no better one. */
const LONGEST_TITLE = 60;

/**
 * The column that names each page: the text of a heading (else of another place) that the page's title repeats; where
 * heading and title share only a part, that part. Where there is none, or pages share it while their titles tell them
 * apart, what the titles say.
 */
export function pageName(pages: readonly PageReading[], columns: readonly DraftColumn[]): DraftColumn | undefined {
  const named = asHeadedOrTitled(pages, columns);
  return named && withoutToldOf(named);
}

function asHeadedOrTitled(pages: readonly PageReading[], columns: readonly DraftColumn[]): DraftColumn | undefined {
  const found = fromPlaces(pages, columns);
  if (found?.heading && areApart(found.column, pages.length)) return found.column;
  const titled = titleNames(pages);
  if (!found || !titled) return found?.column ?? titled;
  return areApart(found.column, pages.length) && !isCut(found.column, titled) ? found.column : titled;
}

/** "Heron" above a page that is titled "Heron 18 Bay": its beginning only. */
function isCut({ cells }: DraftColumn, titled: DraftColumn): boolean {
  return [...titled.cells].every(([page, [title]]) => {
    const text = cells.get(page)?.[0]?.text.toLowerCase() ?? "";
    return text !== "" && title!.text.length <= LONGEST_TITLE && title!.text.toLowerCase().startsWith(`${text} `);
  });
}

/** Does it give every page a name of its own? */
function areApart({ cells }: DraftColumn, pages: number): boolean {
  return (
    cells.size === pages && new Set([...cells.values()].map(([piece]) => piece!.text.toLowerCase())).size === pages
  );
}

function fromPlaces(
  pages: readonly PageReading[],
  columns: readonly DraftColumn[],
): { column: DraftColumn; heading: boolean } | undefined {
  const titles = pages.map((page) => page.title.toLowerCase());
  const candidates: { column: DraftColumn; heading: number }[] = [];
  const headings = new Map<string, Map<number, Printed[]>>();
  pages.forEach((page, number) => {
    for (const piece of page.loose) {
      const level = /(?:^|<)(h[1-3])(?=[.#<]|$)/.exec(piece.place.split("<").slice(0, 3).join("<"))?.[1];
      if (!level) continue;
      const name = level === "h1" ? level : piece.place;
      const cells = headings.get(name) ?? new Map<number, Printed[]>();
      if (!cells.has(number)) cells.set(number, [withoutAnchor(piece)]);
      headings.set(name, cells);
    }
  });
  for (const [place, cells] of headings)
    candidates.push({
      column: { name: "name", cells, origin: "name", sure: true },
      heading: place === "h1" ? 2 : 1,
    });
  for (const column of columns) {
    const name = column.origin === "label" ? column.name : "name";
    candidates.push({ column: { ...column, name, origin: "name" }, heading: 0 });
  }
  let best: { column: DraftColumn; heading: boolean; score: number } | undefined;
  for (const { column, heading } of candidates.sort((a, b) => b.heading - a.heading)) {
    // Nothing of a lower rank can be better.
    if (best && best.score > heading * 10 + 1) break;
    if (column.cells.size < pages.length * TITLE_SHARE) continue;
    const named = narrow(titles, column) ?? (heading === 2 && isTelling(column) ? { column, hits: 0 } : undefined);
    if (!named) continue;
    const score = (named.hits === 0 ? 1 : heading * 10) + named.hits / pages.length;
    if (!best || score > best.score) best = { column: named.column, heading: heading > 0, score };
  }
  return best;
}

function narrow(titles: readonly string[], column: DraftColumn): { column: DraftColumn; hits: number } | undefined {
  const whole = hitsOf(titles, column);
  if (isName(whole, titles, column)) return { column, hits: whole };
  for (let part = 0; part < 3; part++) {
    const cells = new Map<number, Printed[]>();
    for (const [page, [piece]] of column.cells) {
      const segment = piece && segmentOf(piece, part);
      if (segment) cells.set(page, [segment]);
    }
    const narrowed = { ...column, cells };
    const hits = hitsOf(titles, narrowed);
    if (isName(hits, titles, narrowed)) return { column: narrowed, hits };
  }
  for (const shorten of [withoutKind, (cells: DraftColumn["cells"]) => withoutNumbers(cells, titles)]) {
    const behind = { ...column, cells: shorten(column.cells) };
    const hits = hitsOf(titles, behind);
    if (isName(hits, titles, behind)) return { column: behind, hits };
  }
  return undefined;
}

/** Words that nearly all headings begin with say what the pages are about ("Apache Module mod_alias"), not which one. */
function withoutKind(cells: ReadonlyMap<number, Printed[]>): Map<number, Printed[]> {
  const pieces = [...cells.values()].flatMap((cell) => (cell.length === 1 ? [cell[0]!.text] : []));
  let kind = "";
  for (;;) {
    const next = new Map<string, number>();
    for (const text of pieces) {
      const word = text.startsWith(kind) ? /^\S+\s/.exec(text.slice(kind.length))?.[0] : undefined;
      if (word) next.set(word, (next.get(word) ?? 0) + 1);
    }
    const [word, count] = [...next].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
    if (count === 0 || count < pieces.length * TITLE_SHARE) break;
    kind += word;
  }
  const named = new Map<number, Printed[]>();
  for (const [page, cell] of cells) {
    const [piece] = cell;
    if (!piece || cell.length > 1) continue;
    named.set(page, [piece.text.startsWith(kind) ? cut(piece, kind.length, piece.text.length) : piece]);
  }
  return named;
}

/** The first heading of each page names it, whatever the title says, where it is another one on nearly every page. */
function isTelling(column: DraftColumn): boolean {
  return distinct(column) >= column.cells.size * OWN_SHARE;
}

function isName(hits: number, titles: readonly string[], column: DraftColumn): boolean {
  const texts = new Set([...column.cells.values()].map((c) => c[0]!.text));
  return hits >= titles.length * TITLE_SHARE && texts.size >= Math.max(2, column.cells.size * DISTINCT_SHARE);
}

function hitsOf(titles: readonly string[], column: DraftColumn): number {
  let hits = 0;
  for (const [page, cell] of column.cells) {
    const text = cell.length === 1 ? cell[0]!.text.toLowerCase() : "";
    if (text.length > 1 && titles[page]!.includes(text)) hits++;
  }
  return hits;
}

function segmentOf(piece: Printed, part: number): Printed | undefined {
  let from = 0;
  let k = 0;
  for (const match of piece.text.matchAll(SEPARATOR)) {
    if (k === part) return cut(piece, from, match.index);
    from = match.index + match[0].length;
    k++;
  }
  return k === part && k > 0 ? cut(piece, from, piece.text.length) : undefined;
}

function withoutAnchor(piece: Printed): Printed {
  const end = ANCHOR.exec(piece.text)?.index ?? 0;
  return end > 0 ? cut(piece, 0, end) : piece;
}

function cut(piece: Printed, from: number, to: number): Printed {
  const start = piece.start ?? 0;
  return { ...piece, text: piece.text.slice(from, to), start: start + from, end: start + to };
}
