import type { Cell, Relation, Row } from "../../../core/relation.ts";

/** "53.11. pg_class", "E.1. Release 15.20", "3) Lamps", "Chapter 4: Ropes": where a page stands in its document. */
const NUMBER =
  /^(?:(?:[A-Z]|\d+)(?:\.\d+)+[.:)]?|\d+[.)]|(?:chapter|section|appendix|part)\s+(?:[A-Z]|[IVXLC]+|\d+(?:\.\d+)*)[.:)]?)\s+(?=\S)/i;
/** So many of the names must be numbered. */
const SHARE = 0.9;

/**
 * Collections whose pages are named by their headings in a document, with the number of each, are known by the names
 * without it, where these tell them apart. Other relations are given back as they are.
 */
export function withoutNumbers(relation: Relation): Relation {
  const label = relation.columns.findIndex(({ role }) => role === "label");
  if (label < 0) return relation;
  const cells = relation.rows.map((row) => unnumbered(row.cells[label]!));
  const changed = cells.filter((cell, at) => cell !== relation.rows[at]!.cells[label]);
  const names = new Set(cells.map(({ value }) => value.printed.trim().toLowerCase()));
  if (changed.length < SHARE * cells.length || names.size < cells.length) return relation;
  const rows = relation.rows.map((row, at) => ({ ...row, cells: row.cells.with(label, cells[at]!) }));
  return { ...relation, rows: withoutOthers(rows, label) };
}

/** Among "Release 3.1", "Release 3.0", … "Prior Releases" is no release. */
function withoutOthers(rows: readonly Row[], label: number): Row[] {
  const kinds = new Map<string, Row[]>();
  for (const row of rows) {
    const kind = numberedKind(row.cells[label]!.value.printed) ?? "";
    kinds.set(kind, [...(kinds.get(kind) ?? []), row]);
  }
  for (const [kind, found] of kinds) if (kind !== "" && found.length >= SHARE * rows.length) return found;
  return [...rows];
}

/** "Release 15.3" -> "Release"; undefined where a name is not of this form. */
export const numberedKind = (name: string): string | undefined =>
  /^(\p{L}[\p{L} ]*\p{L}) v?\d[\d.]*$/u.exec(name.trim())?.[1];

/**
 * "Round 6: Aldgate – Bow" -> "Round": what a name begins with that goes on to say what bears the number; undefined where a name is
 * not of this form.
 */
export const openingKind = (name: string): string | undefined =>
  /^(\p{L}[\p{L} ]*\p{L}) \d+[a-z]?(?::| [–—-]) ?\S/u.exec(name.trim())?.[1];

function unnumbered(cell: Cell): Cell {
  const { value, evidence } = cell;
  const { place } = evidence;
  const taken = NUMBER.exec(value.printed)?.[0].length ?? 0;
  if (taken === 0 || place.at !== "node" || (value.kind !== "text" && value.kind !== "entity")) return cell;
  const start = (place.start ?? 0) + taken;
  const end = place.end ?? (place.start ?? 0) + value.printed.length;
  return {
    ...cell,
    value: { ...value, printed: value.printed.slice(taken) },
    evidence: { ...evidence, place: { ...place, start, end } },
  };
}
