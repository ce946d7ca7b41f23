import { type DraftColumn, distinct } from "./draft.ts";

/** At most this share of the columns may say the same on every page… */
const CONSTANT_SHARE = 0.05;
/** …and this share of those of fewer pages than so many, which agree easily. */
const FEW_PAGES_SHARE = 0.07;
const FEW_PAGES = 5;
/** So many labels have values that differ at the place of a constant whose label is certain; of one that is inferred. */
const LEAST_BESIDE = 2;
const LEAST_BESIDE_INFERRED = 3;
/** An inferred label of a constant is on this share of the pages. */
const INFERRED_SHARE = 0.5;

const NEAR_STEPS = 4;
const INLINE = /^(?:(?:a|b|strong|em|i|u|font|span|small|big|nobr)<)+/;

/**
 * Without columns that say the same on every page, but for a few: labelled values at a place that holds values of other
 * labels which differ, most of those first. So facts that happen to agree stay, and words of the template do not. What
 * a single page says there stays too: nothing agrees with it.
 */
export function withoutConstants(columns: readonly DraftColumn[], pages: number): DraftColumn[] {
  const varied = columns.filter((column) => distinct(column) > 1);
  const beside = new Map<string, number>();
  for (const column of varied)
    if (column.origin === "label") beside.set(placeOf(column), (beside.get(placeOf(column)) ?? 0) + 1);
  const facts = columns
    .filter((column) => distinct(column) === 1 && column.origin === "label")
    .map((column) => ({ column, beside: beside.get(placeOf(column)) ?? 0 }))
    .filter(
      ({ column, beside }) =>
        (isCertain(column) && beside >= LEAST_BESIDE) ||
        (beside >= LEAST_BESIDE_INFERRED && column.cells.size >= pages * INFERRED_SHARE && !isLinked(column)),
    )
    .sort((a, b) => b.beside - a.beside);
  const share = pages < FEW_PAGES ? FEW_PAGES_SHARE : CONSTANT_SHARE;
  const single = facts.filter(({ column }) => column.cells.size === 1);
  const several = facts.filter(({ column }) => column.cells.size > 1).slice(0, Math.round(varied.length * share));
  const kept = new Set([...single, ...several].map(({ column }) => column));
  return columns.filter((column) => distinct(column) > 1 || kept.has(column));
}

/** What one page alone says agrees with nothing: its label is certain at a place of labels alone, too. */
const isCertain = ({ sure, settled, cells }: DraftColumn): boolean => sure || (settled === true && cells.size === 1);

/**
 * The nearest steps of the place of a column's first value; whether it is a link there, or stressed, or in which cell of a
 * row it stands makes no other place.
 */
function placeOf({ cells }: DraftColumn): string {
  for (const [value] of cells.values())
    if (value)
      return value.place
        .replace(INLINE, "")
        .replace(/\[\d\]/g, "")
        .split("<")
        .slice(0, NEAR_STEPS)
        .join("<");
  return "";
}

/** The same link under the same words on every page leads on. */
function isLinked({ cells }: DraftColumn): boolean {
  return [...cells.values()].every((cell) => cell.every(({ href }) => href !== undefined));
}
