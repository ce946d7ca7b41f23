import type { Cell, Relation } from "../../../core/relation.ts";

/** A mark behind a figure: "29,900*", "4,310 †". */
const MARKED = /\d\s?(\*{1,3}|†|‡)$/u;
/** A note that begins with such a mark, in a line of its own: "* Preliminary figure." */
const NOTE = /^(\*{1,3}|†|‡)\s?(?=\p{L})(.{3,200})$/u;

/**
 * A collection whose figures carry the notes that their pages print to their marks: what reads pages of one template reads the figure
 * and leaves what is said of it at the foot of the page.
 *
 * @param linesOf the texts that a page prints, in order; undefined where it is not at hand
 */
export function withNotes(collection: Relation, linesOf: (url: string) => readonly string[] | undefined): Relation {
  const rows = collection.rows.map((row) => {
    const { about, cells } = row;
    if (about === undefined || !cells.some((cell) => markOf(cell) !== undefined)) return row;
    const notes = new Map(
      (linesOf(about) ?? []).flatMap((line) => {
        const [, mark, note] = NOTE.exec(line) ?? [];
        return mark !== undefined && note !== undefined ? [[mark, note.trim()] as const] : [];
      }),
    );
    return {
      ...row,
      cells: cells.map((cell) => {
        const note = notes.get(markOf(cell) ?? "");
        return note === undefined ? cell : { ...cell, notes: [...(cell.notes ?? []), note] };
      }),
    };
  });
  return { ...collection, rows };
}

const markOf = ({ value }: Cell) => (value.kind === "number" ? MARKED.exec(value.printed.trim())?.[1] : undefined);
