import { codeAt } from "../../../core/code-at.ts";

const SPACE = 0x20;
const SOFT_HYPHEN = 0xad;
const ZERO_WIDTH = 0x200b;
const JOINER = 0x2060;

/** From so many characters on, a pattern finds the next one that matters sooner than looking at each does. */
const LONG = 40;
/** Whatever is, or may be, no part of words that are divided by single spaces. */
const NOT_PLAIN =
  /[^ -\x9f\xa1-\xac\xae-\u167f\u1681-\u1fff\u2010-\u2027\u2070-\u2fff\u3001-\ufefe\uff00-\uffff]| (?![!-\x9f])/g;

/** A text as it stands on one line with others. */
export interface LinePart {
  /** Without spaces at its ends. */
  text: string;
  /** Do spaces stand before and behind it? */
  before: boolean;
  after: boolean;
  /** Does it hold no soft hyphens, zero-width spaces and joiners, which not all readers take for nothing? */
  plain: boolean;
}

/** Text on one line as it is gathered: one kind of space, single, none at the ends, no invisible characters. */
export class SingleLine {
  text = "";
  /** Did spaces stand before it? */
  begins = false;
  /** See `LinePart`. */
  plain = true;
  private due = false;

  /** Do spaces stand behind it? */
  get ends(): boolean {
    return this.due;
  }

  /** A space stands here, where text is before and behind. */
  space(): void {
    this.due = true;
  }

  /** Adds a text that is on one line already. */
  run(text: string): void {
    if (text !== "") this.put(text);
  }

  addPart({ text, before, after }: LinePart): void {
    if (before) this.due = true;
    if (text !== "") this.put(text);
    if (after) this.due = true;
  }

  add(data: string): void {
    const { length } = data;
    let from = 0;
    for (let at = 0; at < length; at++) {
      const code = codeAt(data, at);
      if (code > SPACE && code < 0xa0) {
        if (length - at < LONG) continue;
        NOT_PLAIN.lastIndex = at;
        if (!NOT_PLAIN.test(data)) break;
        // Looked at in the next turn.
        at = NOT_PLAIN.lastIndex - 2;
        continue;
      }
      // A single space between two words is part of the run.
      if (code === SPACE && at > from && at + 1 < length && isPlain(codeAt(data, at + 1))) continue;
      const space = isSpace(code);
      if (!space && code !== SOFT_HYPHEN) continue;
      if (code === SOFT_HYPHEN || code === ZERO_WIDTH || code === JOINER) this.plain = false;
      if (at > from) this.put(data.slice(from, at));
      if (space) this.due = true;
      from = at + 1;
    }
    if (from < length) this.put(from === 0 ? data : data.slice(from));
  }

  private put(run: string): void {
    if (this.due) {
      this.due = false;
      if (this.text !== "") this.text += " ";
      else this.begins = true;
    }
    this.text += run;
  }
}

function isPlain(code: number): boolean {
  return code > SPACE && code < 0xa0;
}

/** What `\s` matches (ECMAScript, WhiteSpace and LineTerminator), and the invisible U+200B and U+2060. */
function isSpace(code: number): boolean {
  if (code <= SPACE) return code === SPACE || (code >= 0x09 && code <= 0x0d);
  if (code < 0xa0) return false;
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === JOINER ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** Does a text show anything once it is on one line? */
export function showsNothing(text: string): boolean {
  for (let at = 0, { length } = text; at < length; at++) {
    const code = codeAt(text, at);
    if (!isSpace(code) && code !== SOFT_HYPHEN) return false;
  }
  return true;
}

/** Nothing but what `trim` takes away. */
export function isBlankText(text: string): boolean {
  // Most texts begin with a letter or a sign, which is seen sooner.
  return text === "" || (!isPlain(codeAt(text, 0)) && text.trim() === "");
}
