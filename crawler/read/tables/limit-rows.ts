import { isFigureCell } from "../text/figure.ts";

/** Of fewer rows that print a figure nothing is a rule; a limit in one column alone may be a figure below what can be measured. */
const LEAST_FIGURES = 3;
const LEAST_LIMITS = 2;
/** A table states a limit or two (a standard and a target), and things that keep to it. */
const MOST_ROWS = 2;
/** So many of the figures keep to the limits, or they are no limits of theirs. */
const KEPT = 0.7;

const FIGURE = String.raw`([-−+]?\d+(?:[.,]\d+)*)`;
/** "≤ 3", "<250", "at most 10", "不超过1.0" */
const MOST = new RegExp(
  String.raw`^(?:[≤<⩽≦]|<=|at most|up to|no more than|max\.?|不(?:超过|高于|大于|得超过|得高于)|最[高多])\s*${FIGURE}$`,
  "iu",
);
const LEAST = new RegExp(
  String.raw`^(?:[≥>⩾≧]|>=|at least|no less than|min\.?|不(?:低于|小于|少于|得低于|得少于)|至少|最[低少])\s*${FIGURE}$`,
  "iu",
);
/** "6.5–8.5", "0.3～2" */
const BETWEEN = new RegExp(String.raw`^${FIGURE}\s*(?:[-–—~～〜∼至]|to|\.\.\.?)\s*${FIGURE}$`, "iu");

/** From where to where figures may lie. */
interface Limit {
  from: number;
  to: number;
  /** Said by a sign or word, and not by two figures. */
  isBound: boolean;
}

function limitIn(printed: string): Limit | undefined {
  const text = printed.trim();
  const [, most] = MOST.exec(text) ?? [];
  if (most !== undefined) return { from: Number.NEGATIVE_INFINITY, to: figureOf(most), isBound: true };
  const [, least] = LEAST.exec(text) ?? [];
  if (least !== undefined) return { from: figureOf(least), to: Number.POSITIVE_INFINITY, isBound: true };
  const [, from, to] = BETWEEN.exec(text) ?? [];
  if (from === undefined || to === undefined || figureOf(from) >= figureOf(to)) return undefined;
  return { from: figureOf(from), to: figureOf(to), isBound: false };
}

/** As near as it takes to tell whether it lies within limits. */
const figureOf = (text: string): number =>
  Number(
    text
      .replace("−", "-")
      .replace(/[.,](?=\d{3}(?:\D|$))(?<!(?:^|\D)0[.,])/g, "")
      .replace(",", "."),
  );

/**
 * Which rows say what the figures of the others must keep to ("National limit | ≤ 1 | 6.5–8.5 | ≤ 3"): a row of a table of figures
 * that has nothing but bounds and intervals in the columns where all other rows print a figure each, most of them within these. It
 * is no thing of those that the table compares, and its bounds make of every column one that cannot be read.
 */
export function limitRows(rows: readonly (readonly { text: string }[])[]): ReadonlySet<number> {
  const stating = rows.flatMap((cells, at) => (limitsOf(cells).size >= LEAST_LIMITS ? [at] : []));
  const others = rows.filter((_, at) => !stating.includes(at));
  if (stating.length === 0 || stating.length > MOST_ROWS || others.length < LEAST_FIGURES) return new Set();
  const figured = rows[0]!.flatMap((_, at) =>
    others.every((cells) => isFigureCell(cells[at]?.text ?? "")) ? [at] : [],
  );
  return new Set(
    stating.filter((row) => {
      const limits = limitsOf(rows[row]!);
      const said = figured.filter((at) => at > 0 && rows[row]![at]!.text.trim() !== "");
      if (said.length < LEAST_LIMITS || !said.every((at) => limits.has(at))) return false;
      const figures = said.flatMap((at) => others.map((cells) => keeps(cells[at]!.text, limits.get(at)!)));
      return (
        said.some((at) => limits.get(at)!.isBound) && figures.filter((kept) => kept).length >= KEPT * figures.length
      );
    }),
  );
}

const limitsOf = (cells: readonly { text: string }[]): ReadonlyMap<number, Limit> =>
  new Map(
    cells.flatMap(({ text }, at) => {
      const limit = at > 0 ? limitIn(text) : undefined;
      return limit ? [[at, limit] as const] : [];
    }),
  );

function keeps(text: string, { from, to }: Limit): boolean {
  const [, printed] = new RegExp(`^${FIGURE}`, "u").exec(text.trim()) ?? [];
  return printed !== undefined && figureOf(printed) >= from && figureOf(printed) <= to;
}
