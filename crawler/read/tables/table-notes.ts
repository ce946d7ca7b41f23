import { descendants, isPageTag, type Tag } from "../dom/dom.ts";
import { linesOf, normalise, textOf } from "../dom/text.ts";
import { NoteMarks } from "./note-marks.ts";

/** Blocks after a table in which its footnotes are looked for. */
const BLOCKS_AFTER = 4;
const NOTE_LENGTH = 500;

/** Footnotes of one table: what stands behind the marks in its cells. */
export class TableNotes {
  private readonly marks = new NoteMarks();
  private readonly byId: (id: string) => Tag | undefined;

  /** @param lastRows texts of full-width rows below the data and of `tfoot` */
  constructor(table: Tag, lastRows: readonly string[], byId: (id: string) => Tag | undefined) {
    this.byId = byId;
    for (const line of lastRows) this.marks.addLine(line);
    let last = table;
    // A table alone in a wrapper: what follows the wrapper follows the table.
    for (let up = 0; up < 2 && isPageTag(last.parent) && !nextTag(last); up++) last = last.parent;
    let next = last.next;
    for (let blocks = 0; next && blocks < BLOCKS_AFTER; next = next.next) {
      if (!isPageTag(next)) continue;
      if (next.name === "table" || /^h[1-6]$/.test(next.name)) break;
      blocks++;
      for (const line of linesOf(next).slice(0, 50)) this.marks.addLine(line);
    }
  }

  /** The notes of a cell: by its links into the page first, by its marks otherwise. */
  of(cell: Tag, text: string): string[] {
    const linked: string[] = [];
    for (const below of descendants(cell)) {
      const href = below.name === "a" ? below.attribs.href : undefined;
      if (!href?.startsWith("#") || href.length < 2) continue;
      const target = this.byId(href.slice(1));
      const note = target
        ? normalise(textOf(target, NOTE_LENGTH).replace(/^[\s^↑*†‡[\]()\w]{0,4}[\s.:)\]↑^]+/u, ""))
        : "";
      if (note !== "") linked.push(note);
    }
    if (linked.length > 0) return linked;
    return this.marks.of(text);
  }
}

function nextTag(tag: Tag): boolean {
  for (let node = tag.next; node; node = node.next) if (isPageTag(node)) return true;
  return false;
}
