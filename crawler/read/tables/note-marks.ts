/** A mark and its note: "* preliminary", "[a] estimate", "¹ without Greenland", "1) revised". */
const NOTE_LINE = /^(\*{1,3}|†|‡|§|¶|[⁰¹²³⁴-⁹]+|\[\w{1,4}\]|[\da-z]\)|\([\da-z]\)|\d{1,2}(?=\s+\p{Lu}))\s*(\S.*)$/u;
const MARKS = /\*{1,3}|†|‡|§|¶|[⁰¹²³⁴-⁹]+|\[\w{1,4}\]/gu;
const NOTE_LENGTH = 500;

/** What stands behind the marks of one table. */
export class NoteMarks {
  private readonly notes = new Map<string, string>();

  /** Takes a line below the table; says whether it is a note, or several. */
  addLine(line: string): boolean {
    let taken = false;
    for (const part of line.split(/\s(?=\*{1,3}\s|[†‡§¶])/u)) {
      const match = NOTE_LINE.exec(part);
      if (!match?.[1] || !match[2]) continue;
      taken = true;
      const mark = key(match[1]);
      if (!this.notes.has(mark)) this.notes.set(mark, match[2].slice(0, NOTE_LENGTH));
    }
    return taken;
  }

  /** The notes of the marks in a cell's text, each once. */
  of(text: string): string[] {
    if (this.notes.size === 0) return [];
    const found = new Set<string>();
    for (const [mark] of text.matchAll(MARKS)) {
      const note = this.notes.get(key(mark));
      if (note !== undefined) found.add(note);
    }
    return [...found];
  }
}

/** "¹", "[1]", "1)" are one mark. */
function key(mark: string): string {
  return mark
    .replace(/[[\]()]/g, "")
    .replace(/[⁰¹²³⁴-⁹]/gu, (digit) => String("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(digit)))
    .toLowerCase();
}
