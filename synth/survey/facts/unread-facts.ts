import type { Cell, Relation } from "../../../core/relation.ts";
import { foldText } from "../../../logic/values/normalise.ts";

/** What stands for nothing beside a label. */
const NOTHING = /^(?:[-–—.…?]+|n\/?a|none|not (?:available|applicable|specified|stated|known)|unknown|tba|tbd|tbc|:)$/i;
/** A label of fewer letters is found by chance. */
const LEAST_LETTERS = 2;

/**
 * A page collection whose cells without a value are not taken for missing where the page prints the label all the same: what
 * stands there was not read, and "pages that state no price" would be wrong of them. Where the next words are another label, or
 * stand for nothing, nothing is stated indeed.
 *
 * @param linesOf the texts that a page prints, in order, one for each piece of its markup; undefined where it is not at hand
 */
export function doubtUnread(relation: Relation, linesOf: (url: string) => readonly string[] | undefined): Relation {
  const levels = relation.columns.map(({ name, unnamed, role }) =>
    unnamed || role === "label" ? [""] : name.split(" > ").map(labelOf),
  );
  const known = new Set(levels.map((names) => names.at(-1)!));
  const headings = new Set(levels.flatMap((names) => (names.length > 1 ? [names[0]!] : [])));
  const framed = new Map<number, number>();
  const framesOf = (at: number): number => {
    const frames = framed.get(at) ?? inFrame(relation, at, levels[at]!.at(-1)!, linesOf);
    framed.set(at, frames);
    return frames;
  };
  const rows = relation.rows.map((row) => {
    const lacking = levels.flatMap((names, at) => (isLabel(names.at(-1)!) && isBlank(row.cells[at]!) ? [at] : []));
    const lines = lacking.length > 0 && row.about !== undefined ? linesOf(row.about)?.map(labelOf) : undefined;
    if (!lines) return row;
    const isOfFrame = (texts: readonly string[], at: number) => {
      const printed = countOf(texts, levels[at]!.at(-1)!);
      return printed > 0 && printed <= framesOf(at);
    };
    const unread = new Set(
      lacking.filter((at) => isAnswered(levels[at]!, lines, known, headings) && !isOfFrame(lines, at)),
    );
    if (unread.size === 0) return row;
    return { ...row, cells: row.cells.map((cell, at) => (unread.has(at) ? doubted(cell) : cell)) };
  });
  return { ...relation, rows };
}

/** So many pages that state the value tell what stands on each page besides. */
const ASKED = 6;

/**
 * How often the pages print a label besides the one that has its value: a box of links to all of them is headed "Closed", and says
 * nothing of this one.
 */
function inFrame(
  { rows }: Relation,
  at: number,
  label: string,
  linesOf: (url: string) => readonly string[] | undefined,
): number {
  const stating = rows.filter(({ cells, about }) => about !== undefined && cells[at]!.value.kind !== "missing");
  const counts = stating.slice(0, ASKED).map(({ about }) => countOf((linesOf(about!) ?? []).map(labelOf), label));
  return counts.length < 2 ? 0 : Math.max(0, Math.min(...counts) - 1);
}

const countOf = (lines: readonly string[], label: string): number => lines.filter((line) => line === label).length;

const isLabel = (label: string) => (label.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS;

/** Nothing was read there; what says that there is none was. */
const isBlank = ({ value }: Cell) =>
  value.kind === "missing" && (value.printed.trim() === "" || NOTHING.test(value.printed.trim()));

const labelOf = (text: string) =>
  foldText(text)
    .trim()
    .replace(/\s*[:：]$/, "");

function isAnswered(
  levels: readonly string[],
  lines: readonly string[],
  known: ReadonlySet<string>,
  headings: ReadonlySet<string>,
): boolean {
  const label = levels.at(-1)!;
  return lines.some((line, at) => {
    const within = line.startsWith(`${label}:`);
    if ((!within && line !== label) || !standsUnder(levels, lines, at, headings)) return false;
    if (within) return !NOTHING.test(line.slice(label.length + 1).trim());
    const next = lines[at + 1];
    return next !== undefined && !NOTHING.test(next) && !known.has(next);
  });
}

/** "Total" below "Area" is the total of nothing else: the nearest heading that others are parts of, too, is the label's own. */
function standsUnder(
  levels: readonly string[],
  lines: readonly string[],
  at: number,
  headings: ReadonlySet<string>,
): boolean {
  if (levels.length === 1) return true;
  for (let above = at - 1; above >= 0; above--) if (headings.has(lines[above]!)) return lines[above] === levels[0];
  return false;
}

const doubted = (cell: Cell): Cell =>
  cell.value.kind === "missing"
    ? { ...cell, value: { kind: "unsure", printed: cell.value.printed, why: "the page prints its label" } }
    : cell;
