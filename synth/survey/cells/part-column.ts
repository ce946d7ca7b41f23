import type { Evidence } from "../../../core/evidence.ts";
import type { Cell, Column } from "../../../core/relation.ts";
import { typeColumn } from "../../../logic/values/type-column.ts";

/** A part of what a cell prints, and the character of it at which the part begins. */
export interface Part {
  text: string;
  start: number;
}

/** Where a part of a printed text stands; all of the text where its place is no text on a page. */
export function evidenceOfPart(evidence: Evidence, start: number, length: number): Evidence {
  const { place } = evidence;
  if (place.at !== "node" && place.at !== "cell") return evidence;
  const from = (place.start ?? 0) + start;
  return { ...evidence, place: { ...place, start: from, end: from + length } };
}

/**
 * A column of one part of what each cell of another prints, typed by these parts. Cells that state nothing stay so; one that has
 * no such part is left to `without`.
 *
 * @param evidenceOf where the part of the cell of a row stands
 */
export function partColumn(
  name: string,
  cells: readonly Cell[],
  parts: readonly (Part | undefined)[],
  evidenceOf: (part: Part, row: number) => Evidence,
  without: (cell: Cell, blank: Cell["value"]) => Cell["value"],
): { column: Column; cells: Cell[] } {
  const { column, values } = typeColumn(
    name,
    parts.map((part) => ({ text: part?.text ?? "" })),
  );
  return {
    column,
    cells: cells.map((cell, row): Cell => {
      const part = parts[row];
      if (cell.value.kind === "missing") return cell;
      if (!part) return { value: without(cell, values[row]!), evidence: cell.evidence };
      return { value: values[row]!, evidence: evidenceOf(part, row) };
    }),
  };
}
