import type { WorkCell } from "../operation.ts";

/** What a note says of a figure that another one may take the place of. */
const MAY_CHANGE = /\b(preliminary|provisional|estimated?|projected|forecast|unaudited)\b/i;

/**
 * What is said of figures that their page marks as preliminary ("* Preliminary figure."), where a question reads them beside others:
 * they count as they are printed. Undefined where none is marked so.
 */
export function qualifiedFigures(cells: Iterable<WorkCell>): string | undefined {
  const said = new Set<string>();
  for (const { notes = [] } of cells)
    for (const note of notes) {
      const word = MAY_CHANGE.exec(note)?.[1]?.toLowerCase();
      if (word !== undefined) said.add(word === "estimate" ? "estimated" : word);
    }
  if (said.size === 0) return undefined;
  return `Take figures that are marked as ${[...said].sort().join(" or ")} as they are printed.`;
}
