import type { Cell, Relation } from "../../core/relation.ts";
import { foldText } from "../../logic/normalise.ts";

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
  const labels = relation.columns.map(({ name, unnamed, role }) =>
    unnamed || role === "label" ? "" : labelOf(name.split(" > ").at(-1)!),
  );
  const known = new Set(labels);
  const rows = relation.rows.map((row) => {
    const lacking = labels.filter((label, at) => isLabel(label) && row.cells[at]!.value.kind === "missing");
    const lines = lacking.length > 0 && row.about !== undefined ? linesOf(row.about)?.map(labelOf) : undefined;
    if (!lines) return row;
    const unread = new Set(lacking.filter((label) => isAnswered(label, lines, known)));
    if (unread.size === 0) return row;
    return { ...row, cells: row.cells.map((cell, at) => (unread.has(labels[at]!) ? doubted(cell) : cell)) };
  });
  return { ...relation, rows };
}

const isLabel = (label: string) => (label.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS;

const labelOf = (text: string) =>
  foldText(text)
    .trim()
    .replace(/\s*[:：]$/, "");

function isAnswered(label: string, lines: readonly string[], known: ReadonlySet<string>): boolean {
  return lines.some((line, at) => {
    if (line.startsWith(`${label}:`)) return !NOTHING.test(line.slice(label.length + 1).trim());
    if (line !== label) return false;
    const next = lines[at + 1];
    return next !== undefined && !NOTHING.test(next) && !known.has(next);
  });
}

const doubted = (cell: Cell): Cell =>
  cell.value.kind === "missing"
    ? { ...cell, value: { kind: "unsure", printed: cell.value.printed, why: "the page prints its label" } }
    : cell;
