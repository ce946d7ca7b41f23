import type { Printed } from "./readings.ts";

/** A number in front of a name: "22李明", "22 Jane Roe", "#7 Otter". */
const NUMBER = /^(?:#|No\.?\s*|№\s*)?\d{1,4}(?:\s+|[.、．]\s*)?(?=\p{L})/iu;

/**
 * Headings without the number that stands in them before the name, where the page's title says the name without it: `<h1><em>22</em>
 * Jane Roe</h1>` on a page titled "Jane Roe" shows the number that she wears. What titles say with its number is called so.
 *
 * @param titles those of all pages, in lower case
 */
export function withoutNumbers(
  cells: ReadonlyMap<number, Printed[]>,
  titles: readonly string[],
): Map<number, Printed[]> {
  return new Map(
    [...cells].map(([page, cell]) => {
      const [piece] = cell;
      const length = piece && cell.length === 1 ? (NUMBER.exec(piece.text)?.[0].length ?? 0) : 0;
      if (!piece || length === 0) return [page, cell];
      const title = titles[page]!;
      const text = piece.text.slice(length);
      if (title.includes(piece.text.toLowerCase()) || !title.includes(text.toLowerCase())) return [page, cell];
      const start = (piece.start ?? 0) + length;
      return [page, [{ ...piece, text, start, end: start + text.length }]];
    }),
  );
}
